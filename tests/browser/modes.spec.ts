// Contract and blitz: moves that bind, and three seconds to start a turn.
import type { Page } from "@playwright/test";
import { type Board, type BoardElement } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { fixture } from "../support/fixtures.ts";
import { expect, test } from "../support/page.ts";
import { Time } from "../support/time.ts";

const QUESTION = fixture("omweso-examples").find(
  ({ name }) => name === "mid-turn choice reversed",
)!.before;

const record = (mode: string, moves = ""): string =>
  `[Game "omweso"]\n[South "Nansubuga"]\n[Mode "${mode}"]\n\n${moves}\n`;

const plyOf = async (board: Board) => (await board.call((element) => element.saved))?.ply;

test.describe("contract", () => {
  const open = (page: Page, moves = "1. K k 2. L") =>
    embed(page, { record: record("contract", moves), speed: "instant" });

  test("says before the first turn that moves are binding {#omweso-contract-sentence}", async ({
    page,
  }) => {
    const board = await open(page, "");
    await expect(board.sentence).toContainText("You have exchanged a seed: moves are binding.");
    await board.sowAny(1);
    await expect(board.sentence).not.toContainText("binding");
  });

  test("takes nothing back: no button, no key, no method {#omweso-contract-no-undo}", async ({
    page,
  }) => {
    const board = await open(page);
    await expect(board.button("Undo")).toBeHidden();
    await expect(board.button("Redo")).toBeHidden();
    await board.pit("a").focus();
    await page.keyboard.press("Control+z");
    await expect(board.sentence).toContainText("a turn that was played is not taken back");
    expect((await board.told()).errors, "a key is no error").toEqual([]);
    await board.call((element) => element.undo());
    expect((await board.told()).errors).toMatchObject([{ code: "binding", at: null }]);
    expect(await plyOf(board)).toBe(3);
    expect(await board.turns()).toEqual(["K", "k", "L"]);
  });

  test("lets one look at earlier turns, and goes on from the last only", async ({ page }) => {
    const board = await open(page);
    const turns = board.element.getByRole("group", { name: "Turns" });
    await turns.locator("[data-ply='1']").click();
    await expect(board.playable).toHaveCount(0);
    await board.pit("k").click({ force: true });
    await expect(board.sentence).toContainText("it goes on from its last turn only");
    await board.call((element) => element.play("k"));
    expect((await board.told()).errors).toMatchObject([{ code: "binding" }]);
    await expect(board.button("Resign")).toBeDisabled();
    await expect(board.button("Agree to end")).toBeDisabled();
    expect(await board.turns()).toEqual(["K", "k", "L"]);
    await board.pit("k").focus();
    await page.keyboard.press(",");
    expect(await plyOf(board), "steps look, too").toBe(0);
    await page.keyboard.press(".");
    expect(await plyOf(board)).toBe(1);
    await board.button("To the last turn").click();
    expect(await plyOf(board)).toBe(3);
    await expect(board.grid.locator("button:focus"), "the focus is not lost").toHaveCount(1);
    await board.sowAny(1);
    expect(await board.turns()).toHaveLength(4);
  });

  test("a resignation stands, whatever one looks at", async ({ page }) => {
    const board = await open(page);
    await board.resign();
    expect((await board.ends()).map(({ result }) => result)).toEqual(["s resigned 1"]);
    await board.call((element) => {
      element.undo();
      element.goTo(1);
      element.goTo(3);
    });
    expect(await board.call((element) => element.outcome?.text)).toBe("s resigned 1");
  });

  test("is still so after a reload of what was kept", async ({ page }) => {
    const board = await open(page);
    const saved = await board.call((element) => element.saved);
    expect(saved?.record).toContain('[Mode "contract"]');
    await board.call((element, saved) => element.load(saved), saved);
    await expect(board.button("Undo")).toBeHidden();
  });
});

test.describe("blitz", () => {
  const open = async (page: Page, moves = "") => {
    const time = await Time.install(page);
    const board = await embed(page, { record: record("blitz", moves), speed: "instant" });
    return { board, time };
  };

  const started = async (page: Page, moves = "") => {
    const { board, time } = await open(page, moves);
    await board.button(/Ready|Go on/).click();
    return { board, time };
  };

  const timer = (board: Board) => board.element.getByRole("timer", { name: "Time to start" });

  test("waits until people are ready, before the first turn and after a reload", async ({
    page,
  }) => {
    const { board, time } = await open(page);
    await expect(board.button("Ready")).toBeVisible();
    await time.pass(60_000);
    expect(await board.turns()).toEqual([]);
    await expect(timer(board)).toBeHidden();
    await expect(board.playable).toHaveCount(0);
    await board.pit("K").click({ force: true });
    await expect(board.sentence).toContainText("The clock is not running yet");
    await board.button("Ready").click();
    await expect(board.grid.locator("button:focus")).toHaveCount(1);
    await board.sow("K");
    const saved = await board.call((element) => element.saved);
    await board.call((element, saved) => element.load(saved), saved);
    await time.pass(60_000);
    expect(await board.turns()).toEqual(["K"]);
    await board.button("Go on").click();
    await board.sow("k");
    expect(await board.turns()).toEqual(["K", "k"]);
  });

  test("a turn not started in three seconds is lost, told and listed {#omweso-blitz-three-seconds} {#omweso-blitz-loses-turn} {#omweso-blitz-no-undo}", async ({
    page,
  }) => {
    const { board, time } = await started(page);
    await time.pass(2000);
    await expect(timer(board)).toHaveText("1.0 s");
    await time.pass(900);
    expect(await board.turns()).toEqual([]);
    await time.pass(100);
    expect(await board.turns()).toEqual(["--"]);
    await expect(board.sentence).toContainText("Nansubuga did not start in time");
    await expect(board.element.locator(".status")).toHaveText("North to move");
    const turns = board.element.getByRole("group", { name: "Turns" });
    await expect(turns.getByRole("button", { name: "lost on time" })).toBeVisible();
    expect((await board.told()).moves).toMatchObject([{ move: "--", ply: 1, by: "south" }]);
    await board.sow("k");
    await expect(timer(board)).toHaveText("3.0 s");
    expect(await board.turns()).toEqual(["--", "k"]);
    await board.call((element) => element.undo());
    expect((await board.told()).errors).toMatchObject([{ code: "binding" }]);
  });

  test("when each player has lost a turn, nobody is there: the clock waits", async ({ page }) => {
    const { board, time } = await started(page);
    await time.pass(60_000);
    expect(await board.turns()).toEqual(["--", "--"]);
    await expect(board.sentence).toContainText("Each player has lost a turn");
    await board.button("Go on").click();
    await board.sow("K");
    expect(await board.turns()).toEqual(["--", "--", "K"]);
  });

  test("no time passes while seeds are sown {#omweso-blitz-not-while-sowing}", async ({ page }) => {
    const { board, time } = await started(page);
    await board.setSpeed("0.25");
    await board.pit("K").click();
    await expect(timer(board)).toBeHidden();
    await board.button("Pause").click();
    await time.pass(60_000);
    expect(await board.turns()).toEqual(["K"]);
    await board.button("To the end of the turn").click();
    await expect(timer(board)).toHaveText("3.0 s");
  });

  test("no time passes while a direction or a doubt is asked, or the keys are read {#omweso-blitz-not-at-question}", async ({
    page,
  }) => {
    const { board, time } = await started(page);
    await time.pass(500);
    await board.button("Resign").click();
    await time.pass(10_000);
    expect(await board.turns()).toEqual([]);
    await board.button("Keep playing").click();
    await board.button("Keys").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await time.pass(10_000);
    await board.button("Close").click();
    expect(await board.turns()).toEqual([]);
    await time.pass(3000);
    expect(await board.turns()).toEqual(["--"]);
  });

  test("looking at an earlier turn does not stop the clock", async ({ page }) => {
    const { board, time } = await started(page, "1. K k");
    await time.pass(1000);
    await board.call((element) => element.goTo(0));
    await expect(timer(board)).toHaveText("2.0 s");
    await time.pass(1000);
    await board.button("To the last turn").click();
    await expect(timer(board)).toHaveText("1.0 s");
    await board.call((element) => element.goTo(1));
    await time.pass(1000);
    expect(await board.turns()).toEqual(["K", "k", "--"]);
  });

  test("showing the last turn again does not stop the clock", async ({ page }) => {
    const { board, time } = await started(page, "1. K k");
    await board.setSpeed("0.25");
    await board.button("Show the last turn again").click();
    await time.pass(3000);
    expect(await board.turns()).toEqual(["K", "k", "--"]);
  });

  test("no time passes in a hidden tab", async ({ page }) => {
    const { board, time } = await started(page);
    await time.pass(1000);
    const see = (state: string) =>
      page.evaluate((state) => {
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await see("hidden");
    await time.pass(60_000);
    expect(await board.turns()).toEqual([]);
    await see("visible");
    await expect(timer(board)).toHaveText("2.0 s");
    await time.pass(2100);
    expect(await board.turns()).toEqual(["--"]);
  });

  test("no turn is lost by a machine that slept", async ({ page }) => {
    const { board, time } = await started(page);
    await time.pass(1000);
    // As when the lid was shut: every timer fires once at most.
    await time.sleep(8 * 3_600_000);
    expect(await board.turns()).toEqual([]);
    await expect(timer(board)).toHaveText("2.0 s");
    await time.pass(2100);
    expect(await board.turns()).toEqual(["--"]);
  });

  test("no time passes while the page holds the clock, or the board is not to be seen", async ({
    page,
  }) => {
    const { board, time } = await started(page);
    await board.call((element) => element.holdClock(true));
    await time.pass(10_000);
    await board.call((element) => element.holdClock(false));
    await page.locator("main").evaluate((main) => (main.style.display = "none"));
    await time.pass(10_000);
    expect(await board.turns()).toEqual([]);
    await page.locator("main").evaluate((main) => (main.style.display = ""));
    await time.pass(3000);
    expect(await board.turns()).toEqual(["--"]);
  });

  test("leaves nothing running when the board is taken away", async ({ page }) => {
    const { board, time } = await started(page);
    const element = await board.element.elementHandle();
    await element?.evaluate((board) => board.remove());
    await time.pass(10_000);
    const record = await element?.evaluate((element) => (element as BoardElement).saved?.record);
    expect(record).toContain("blitz");
    expect(record).not.toContain("--");
  });

  test("is only watched where nobody plays", async ({ page }) => {
    const { board, time } = await started(page, "1. K k");
    await board.call((element) => (element.mode = "watch"));
    await expect(timer(board)).toBeHidden();
    await time.pass(10_000);
    expect(await board.turns()).toEqual(["K", "k"]);
  });

  test("asks whether people are ready when a watched game is to be played", async ({ page }) => {
    await Time.install(page);
    const board = await embed(page, { record: record("blitz", "1. K k"), mode: "watch" });
    await expect(board.button("Go on")).toBeHidden();
    await board.call((element) => (element.mode = "play"));
    await board.button("Go on").click();
    await expect(timer(board)).toHaveText("3.0 s");
  });

  test("a choice of direction stops the clock, and taking it back lets it go on", async ({
    page,
  }) => {
    const time = await Time.install(page);
    const setup = QUESTION.split(" ").slice(0, 5).join(" ");
    const text = `[Game "omweso"]\n[Setup "${setup}"]\n[Mode "blitz"]\n`;
    const board = await embed(page, { record: text, speed: "instant" });
    await board.button("Ready").click();
    await time.pass(1000);
    await board.pit("C").click();
    await expect(board.answer("Clockwise")).toBeVisible();
    await expect(timer(board)).toBeHidden();
    await time.pass(60_000);
    await board.button("Take back").click();
    await expect(timer(board)).toHaveText("2.0 s");
    await board.pit("C").click();
    await board.answer("Clockwise").click();
    expect(await board.turns()).toEqual(["C-"]);
    await expect(timer(board)).toHaveText("3.0 s");
  });

  test("a choice that is taken back gives no more time to think", async ({ page }) => {
    const time = await Time.install(page);
    const setup = QUESTION.split(" ").slice(0, 5).join(" ");
    const text = `[Game "omweso"]\n[Setup "${setup}"]\n[Mode "blitz"]\n`;
    const board = await embed(page, { record: text, speed: "instant" });
    await board.button("Ready").click();
    await board.pit("C").click();
    await time.pass(60_000);
    await board.button("Take back").click();
    await board.pit("C").click();
    await expect(board.answer("Clockwise")).toBeVisible();
    await time.pass(3000);
    expect(await board.turns(), "this time the clock went on").toEqual(["--"]);
  });

  test("with reduced motion shows figures alone", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { board } = await started(page);
    await expect(timer(board)).toHaveText("3.0 s");
    await expect(board.element.locator(".clock-ring")).toBeHidden();
  });

  test("is heard in the last second where sound is wanted, and breaks nothing without", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const heard: string[] = [];
      class Oscillator extends OscillatorNode {
        override start(when?: number): void {
          heard.push("tick");
          super.start(when);
        }
      }
      Object.assign(window, { heard, OscillatorNode: Oscillator });
    });
    const heard = () =>
      page.evaluate(() => (window as unknown as { heard: string[] }).heard.length);
    const { board, time } = await open(page);
    await board.call((element) => (element.sound = true));
    await board.button("Ready").click();
    await time.pass(1800);
    expect(await heard()).toBe(0);
    await time.pass(1100);
    await expect.poll(heard).toBe(2);
    await page.evaluate(() => Object.assign(window, { AudioContext: null, OscillatorNode: null }));
    await time.pass(400);
    expect(await board.turns()).toEqual(["--"]);
  });
});

test("a game of Oware told as blitz is binding, and has no clock {#omweso-modes-courtesy}", async ({
  page,
}) => {
  const board = await embed(page, { record: '[Game "oware"]\n[Mode "blitz"]\n\n1. C d\n' });
  await expect(board.element.getByRole("timer")).toBeHidden();
  await expect(board.button("Undo")).toBeHidden();
  await expect(board.playable.first()).toBeVisible();
});
