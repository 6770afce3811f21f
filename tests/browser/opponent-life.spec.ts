// What befalls a game against a level: reloads, other tabs, clocks, policies, boards that only watch.
import type { BrowserContext, Page } from "@playwright/test";
import { Answers, pausesOver } from "../support/answers.ts";
import { Board } from "../support/board.ts";
import { embed, embedBeside } from "../support/boards.ts";
import { expect, hold, test } from "../support/page.ts";
import { WORKERLESS_PATH } from "../support/server.ts";
import { Time } from "../support/time.ts";

const status = (board: Board) => board.element.locator(".status");

/** Longer than any level takes here. */
const patience = { timeout: 20_000 };

const hasTurns = (board: Board, count: number) =>
  expect.poll(async () => (await board.turns()).length, patience).toBe(count);

/** The screen of a game of Oware, North being a level, after these turns. */
async function openGame(page: Page, level: number, turns: readonly string[] = []): Promise<Board> {
  await page.goto("./");
  await page.evaluate(
    ([level, turns]) => {
      const name = `Level ${String(level)}`;
      const names = { south: "", north: name };
      const match = { game: "oware", options: "", mode: "classical", names, games: [] };
      const record = `[Game "oware"]\n[North "${name}"]\n\n${turns.join(" ")}\n`;
      const plies = turns.length;
      const stage = { kind: "playing", starter: "south", record, ply: plies, plies };
      const rest = { result: null, winner: null, former: null };
      const kept = { match, stage: { ...stage, ...rest }, score: null, version: 1 };
      localStorage.setItem("empiki.game.oware", JSON.stringify(kept));
    },
    [level, turns] as const,
  );
  return Board.open(page, "oware");
}

/** A game against a level, loaded again while the level thinks of its first turn. */
async function reloaded(page: Page): Promise<{ answers: Answers; board: Board }> {
  const answers = await Answers.hold(page);
  const board = await openGame(page, 4);
  await board.sow("C");
  await answers.isThere();
  await page.reload();
  await board.isReady();
  return { answers, board };
}

test("a reload while it thinks loses nothing, and it thinks again", async ({ page }) => {
  const { answers, board } = await reloaded(page);
  expect(await board.turns()).toEqual(["C"]);
  await expect(status(board)).toHaveText(/^Level 4 \(North\) thinks…/);
  await answers.isThere();
  await answers.release();
  await hasTurns(board, 2);
  await board.sowAny(1);
  await hasTurns(board, 4);
});

test("a reload before it has answered leaves no worker of the page before", async ({ page }) => {
  const { answers } = await reloaded(page);
  await answers.isThere();
  expect(page.workers()).toHaveLength(1);
  await page.getByRole("link", { name: "Empiki" }).click();
  await expect.poll(() => page.workers().length, "it goes with its screen").toBe(0);
});

test.describe("where the policy of a site refuses workers", () => {
  test.use({ expectedTrouble: /Content Security Policy|violates the following/ });

  test("a level thinks on the page, and so does the analysis", async ({ page, site }) => {
    await page.goto(`${site.origin}${WORKERLESS_PATH}#/new/oware/computer`);
    const form = page.locator("form.new-game");
    await form
      .getByRole("group", { name: "First player", exact: true })
      .getByRole("radio", { name: "South" })
      .check();
    await form.getByRole("button", { name: "Start", exact: true }).click();
    const board = new Board(page);
    await board.isReady();
    await board.setSpeed("instant");
    await board.sow("C");
    await hasTurns(board, 2);
    await page.getByRole("button", { name: "Analyse" }).click();
    await expect(page.locator("aside.analysis .line:not(.is-empty)")).toHaveCount(3);
    expect(page.workers()).toHaveLength(0);
  });
});

test.describe("two tabs at a game against a level", () => {
  const both = async (page: Page, context: BrowserContext) => {
    const second = await context.newPage();
    const answers = [await Answers.hold(page), await Answers.hold(second)] as const;
    const one = await openGame(page, 2);
    const other = await Board.open(second, "oware");
    return { one, other, second, answers };
  };

  test("it plays once, and nobody is asked which game is to stay", async ({ page, context }) => {
    const { one, other, second, answers } = await both(page, context);
    await one.sow("C");
    await expect.poll(() => other.turns()).toEqual(["C"]);
    await expect(other.sentence).toContainText("has stopped thinking");
    for (const each of answers) await each.release();
    await hasTurns(one, 2);
    await expect.poll(() => other.turns()).toEqual(await one.turns());
    for (const each of [page, second]) {
      await pausesOver(each);
      await expect(each.getByRole("dialog")).toHaveCount(0);
    }
    // And it goes on in either.
    await other.sowAny(1);
    await hasTurns(other, 4);
    await expect.poll(() => one.turns()).toEqual(await other.turns());
    for (const each of [page, second]) await expect(each.getByRole("dialog")).toHaveCount(0);
  });

  test("when the one where it thinks is closed, it goes on in the other when told", async ({
    page,
    context,
  }) => {
    const { one, other, second, answers } = await both(page, context);
    await one.sow("C");
    await expect.poll(() => other.turns()).toEqual(["C"]);
    await page.close();
    await answers[1].release();
    await second.bringToFront();
    await other.button("Go on").click();
    await hasTurns(other, 2);
  });
});

test("a level answers a person who lost a turn of blitz, and has no clock itself", async ({
  page,
}) => {
  const time = await Time.install(page);
  const answers = await Answers.hold(page);
  const record = '[Game "omweso"]\n[Mode "blitz"]\n\n';
  const board = await embed(page, { record, speed: "instant", north: "2" });
  await time.pass(10_000);
  expect(await board.turns(), "nobody is ready yet").toEqual([]);
  await board.button("Ready").click();
  await time.pass(3000);
  expect(await board.turns()).toEqual(["--"]);
  await answers.isThere();
  await time.pass(10_000);
  expect(await board.turns(), "it loses no turn").toEqual(["--"]);
  await answers.release();
  await hasTurns(board, 2);
  await expect(board.element.getByRole("timer", { name: "Time to start" })).toHaveText("3.0 s");
  await board.sowAny(1);
  await hasTurns(board, 4);
  await expect(board.button("Hint")).toBeHidden();
  expect((await board.told()).errors).toEqual([]);
});

test("where a game is only watched nobody plays, whoever its players are", async ({ page }) => {
  const answers = await Answers.hold(page);
  const board = await embed(page, {
    game: "oware",
    mode: "watch",
    moves: "C d",
    speed: "instant",
    south: "1",
    north: "2",
  });
  await pausesOver(page);
  expect(await answers.asked()).toEqual([]);
  expect(await board.turns()).toEqual(["C", "d"]);
  await expect(board.playable).toHaveCount(0);
  await expect(status(board)).not.toHaveText(/thinks/);
  await answers.release();
  await board.call((element) => element.setAttribute("mode", "play"));
  await expect.poll(async () => (await board.turns()).length, patience).toBeGreaterThan(2);
  expect((await board.told()).errors).toEqual([]);
});

test("the worker goes with the last board that has a share in it", async ({ page }) => {
  const board = await embed(page, { game: "oware", speed: "instant", north: "1" });
  await board.sow("C");
  await hasTurns(board, 2);
  const other = await embedBeside(page, { south: "1", speed: "instant" });
  await hasTurns(other, 1);
  await page.evaluate(() => document.querySelector("mancala-board:not(#other)")?.remove());
  await other.sowAny(1);
  await hasTurns(other, 3);
  expect(page.workers()).toHaveLength(1);
  await page.evaluate(() => document.querySelector("#other")?.remove());
  await expect.poll(() => page.workers().length).toBe(0);
});

test("it can be stopped before what thinks has come", async ({ page }) => {
  const release = await hold(page, "**/thinking-part*.js");
  const answers = await Answers.hold(page);
  const board = await embed(page, { game: "oware", speed: "instant", south: "1" });
  await board.call((element) => element.stop());
  release();
  await expect(board.sentence).toContainText("has stopped thinking");
  await answers.release();
  await pausesOver(page);
  expect(await board.turns()).toEqual([]);
  await board.button("Go on").click();
  await hasTurns(board, 1);
});
