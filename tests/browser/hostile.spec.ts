// What strangers write into attributes: markup, texts without end, turns without end.
import type { Page } from "@playwright/test";
import type { Board, BoardElement } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { fixture } from "../support/fixtures.ts";
import { expect, test } from "../support/page.ts";

/** No work of a board may keep a page from answering for longer than that (milliseconds). */
const PATIENCE = 3000;

/** The attributes of a board, and which of them say which game it is. */
const GAME = ["position", "moves", "options", "record", "lesson"];
const WORDS = ["game", "ply", "mode", "south", "north", "speed", "flip", "letters", "counts"];
const LOOK = ["controls", "theme", "lang"];

type Beating = Window & { rest: () => number };

/** Does something in the page, and returns for how long nothing else could be done there. */
async function busy<T>(page: Page, work: (value: T) => void, value: T): Promise<number> {
  await page.evaluate(() => {
    let [last, longest] = [performance.now(), 0];
    const { port1, port2 } = new MessageChannel();
    const beat = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      port2.postMessage(0);
    };
    const rest = () => {
      port1.close();
      return longest;
    };
    port1.onmessage = beat;
    beat();
    Object.assign(window, { rest });
  });
  await page.evaluate(work as (value: unknown) => void, value);
  // Twice round: what is planned for later is done, and the heart has beaten after it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  return page.evaluate(() => (window as unknown as Beating).rest());
}

const errorsOf = async (board: Board) => (await board.told()).errors;

test("ten million characters are refused at once, and not repeated", async ({ page }) => {
  const board = await embed(page, { game: "oware", speed: "instant" });
  await board.sow("C");
  // Not by locators: they write down what they find, attributes included.
  const records = () =>
    page.evaluate(() => document.querySelector<BoardElement>("mancala-board")?.saved?.record);
  const before = await records();
  for (const [index, name] of [...GAME, ...WORDS, ...LOOK].entries()) {
    const write = (name: string) => {
      const text = "<img src=x> ".repeat(833_334);
      document.querySelector("mancala-board")?.setAttribute(name, text);
    };
    expect(await busy(page, write, name), name).toBeLessThan(PATIENCE);
    await expect.poll(async () => (await errorsOf(board)).length, name).toBe(index + 1);
    const error = (await errorsOf(board))[index];
    expect(error).toMatchObject({ code: "bad-attribute", at: name });
    expect(error?.message.length, name).toBeLessThan(160);
    expect(await records(), "the board stays as it was").toBe(before);
  }
});

test("what is long and not too long is answered as soon", async ({ page }) => {
  const board = await embed(page, { game: "oware" });
  const values: Record<string, string> = {
    position: "oware ".repeat(682),
    moves: "C ".repeat(10_000),
    options: "a=b ".repeat(1_024),
    record: '[Game "'.repeat(85_000),
  };
  for (const [name, text] of Object.entries(values)) {
    const count = (await errorsOf(board)).length;
    const pause = await busy(
      page,
      ([name, text]) => {
        document.querySelector("mancala-board")?.setAttribute(name ?? "", text ?? "");
      },
      [name, text],
    );
    expect(pause, name).toBeLessThan(PATIENCE);
    await expect.poll(async () => (await errorsOf(board)).length, name).toBe(count + 1);
    const message = (await errorsOf(board)).at(-1)?.message ?? "";
    expect(message.length, name).toBeLessThan(500);
    await board.call((element, name) => element.removeAttribute(name), name);
  }
});

const MARKUP = '<img src=x onerror="window.hurt = 1">';

test("markup is text wherever it stands", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { hurt: 0 }));
  const board = await embed(page, {
    record: `[Game "oware"]\n[South "${MARKUP.replaceAll('"', '\\"')}"]\n\n1. C {${MARKUP}} d`,
    speed: "instant",
  });
  await expect(board.element.locator(".status")).toContainText("<img");
  for (const name of [...GAME, ...WORDS, ...LOOK]) {
    await board.call(
      (element, [name, text]) => element.setAttribute(name ?? "", text ?? ""),
      [name, MARKUP],
    );
  }
  await board.call((element, text) => element.play(text), MARKUP);
  await expect.poll(async () => (await errorsOf(board)).length).toBeGreaterThan(10);
  expect(await board.element.locator("img").count()).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { hurt: number }).hurt)).toBe(0);
});

/** A legal game of so many turns: twelve seeds go round. */
const endlessRecord = (plies: number): string => {
  const round = [..."AaBbCcDdEeFf"];
  const turns = Array.from({ length: plies }, (_, ply) => round[ply % 12] ?? "");
  const setup = "oware 1,0x5/1,0x5 s 23,23 plyCap=1000000 repetition=off";
  return `[Game "oware"]\n[Setup "${setup}"]\n\n${turns.join(" ")}`;
};

const set = ([name, text]: readonly [string, string]) => {
  document.querySelector("mancala-board")?.setAttribute(name, text);
};

test("a record of a hundred thousand turns opens, and its turns can be gone through", async ({
  page,
}) => {
  const board = await embed(page, { game: "oware", speed: "instant" });
  const opening = await busy(page, set, ["record", endlessRecord(100_000)]);
  expect(opening, "opening").toBeLessThan(PATIENCE);
  const list = board.element.getByRole("group", { name: "Turns" });
  await expect(list.locator("[aria-current]")).toHaveAttribute("data-ply", "100000");
  expect(await list.getByRole("button").count()).toBeLessThan(1100);
  await list.getByRole("button", { name: "49,500. …" }).click();
  await expect(list.locator("[aria-current]")).toHaveAttribute("data-ply", "99000");
  await list.locator("[aria-current]").focus();
  await page.keyboard.press("ArrowRight");
  await expect(list.locator("[data-ply='99001']")).toBeFocused();
  await list.getByRole("button", { name: "Start" }).click();
  await list.getByRole("button", { name: "501. …" }).click();
  await expect(list.locator("[aria-current]")).toHaveAttribute("data-ply", "1001");
  const undo = () => document.querySelector<BoardElement>("mancala-board")?.undo();
  expect(await busy(page, undo, null), "a step").toBeLessThan(PATIENCE);
  expect(await errorsOf(board)).toEqual([]);
});

test("a million turns are too many, as a record, as moves, and to load", async ({ page }) => {
  const board = await embed(page, { game: "oware", speed: "instant" });
  expect(await busy(page, set, ["record", endlessRecord(1_000_000)])).toBeLessThan(PATIENCE);
  expect(await busy(page, set, ["moves", "C ".repeat(1_000_000)])).toBeLessThan(PATIENCE);
  await board.call((element, record) => {
    element.load({ game: "oware", record, ply: 0 });
    const moves = Array.from({ length: 1_000_000 }, () => "C");
    element.load({ game: "oware", position: null, options: "", moves, ply: 0, ended: null });
  }, endlessRecord(1_000_000));
  await expect
    .poll(async () => (await errorsOf(board)).map(({ code }) => code))
    .toEqual(["bad-attribute", "bad-attribute", "bad-saved", "bad-saved"]);
  expect(await board.turns()).toEqual([]);
  await board.sow("C");
});

test("as many turns as moves may have are played, or the wrong one is told", async ({ page }) => {
  const board = await embed(page, {
    position: "oware 1,0x5/1,0x5 s 23,23 plyCap=1000000 repetition=off",
    speed: "instant",
  });
  const round = "A a B b C c D d E e F f ";
  const pause = await busy(page, set, ["moves", round.repeat(833).trim()]);
  expect(pause).toBeLessThan(PATIENCE);
  expect((await board.turns()).length).toBe(9996);
  await board.call((element, moves) => (element.moves = moves), `${round.repeat(800)}A A`);
  await expect.poll(() => errorsOf(board)).toMatchObject([{ code: "bad-turn", at: 9602 }]);
});

test("a turn of ten million characters is none", async ({ page }) => {
  const board = await embed(page, { game: "omweso", speed: "instant" });
  const play = () =>
    document
      .querySelector<HTMLElement & { play(turn: string): void }>("mancala-board")
      ?.play(`K${"-".repeat(10_000_000)}`);
  expect(await busy(page, play, null)).toBeLessThan(PATIENCE);
  await expect.poll(() => errorsOf(board)).toMatchObject([{ code: "bad-turn" }]);
  expect((await errorsOf(board))[0]?.message.length).toBeLessThan(200);
});

/** Each mode, and a ply at which it has something to show. */
const MODES = { static: "1", watch: "0", puzzle: "0", play: "1" };

for (const { before, move = "" } of fixture("never-ending")) {
  test(`${before}: ${move} holds up the page in no mode`, async ({ page }) => {
    const board = await embed(page, { position: before, north: "2", speed: "instant" });
    for (const options of ["", "lapCap=1000000", "lapCap=1000000 neverEnding=illegal"]) {
      const errors = (await errorsOf(board)).length;
      for (const [mode, ply] of Object.entries(MODES)) {
        const write = (attributes: Record<string, string>) => {
          const board = document.querySelector("mancala-board");
          for (const [name, text] of Object.entries(attributes)) board?.setAttribute(name, text);
        };
        const pause = await busy(page, write, { mode, ply, moves: move, options });
        expect(pause, `${mode} ${options}`).toBeLessThan(PATIENCE);
      }
      if (!options.includes("illegal")) await expect.poll(() => board.turns()).toEqual([move]);
      else await expect.poll(async () => (await errorsOf(board)).length).toBeGreaterThan(errors);
    }
    await expect(board.canvas).toBeVisible();
  });
}
