// Hints, lines to look at, and marks beside turns.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { Answers } from "../support/answers.ts";
import type { Board, BoardElement } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { expect, test } from "../support/page.ts";

/** What the page of this project uses of a board beyond its contract. */
type ThinkingBoard = BoardElement & {
  isShowingLine: boolean;
  marks: { ply: number; kind: string; text: string }[];
  showLine(turns: string[], ply?: number): Promise<void>;
};

const oware = (page: Page, attributes: Record<string, string> = {}) =>
  embed(page, { game: "oware", speed: "instant", moves: "C d E", ply: "2", ...attributes });

const showLine = (board: Board, turns: string[]) =>
  board.call((element, turns) => {
    const line = (element as ThinkingBoard).showLine(turns);
    void line.then(() => element.setAttribute("data-line", "over"));
  }, turns);

const isOver = (board: Board) => expect(board.element).toHaveAttribute("data-line", "over");

test("a hint names a turn that may be played, and marks it", async ({ page }) => {
  const board = await oware(page, { moves: "C d" });
  await board.button("Hint").click();
  await expect(board.sentence).toContainText(/Best is [A-F]\b/);
  const [, letter = ""] = /Best is ([A-F])/.exec((await board.sentence.textContent()) ?? "") ?? [];
  await board.sow(letter);
  expect((await board.turns()).at(2)).toBe(letter);
  await expect(board.sentence).not.toContainText("Best is");
});

test("there is no hint in blitz, nor at a level's turn", async ({ page }) => {
  await Answers.hold(page);
  const board = await oware(page, { moves: "C", ply: "1", north: "6" });
  await expect(board.button("Hint")).toHaveAttribute("aria-disabled", "true");
  await embed(page, { record: '[Game "omweso"]\n[Mode "blitz"]\n\n' });
  await expect(board.button("Hint")).toBeHidden();
});

test("a line is shown, and the game stays as it is", async ({ page }) => {
  const board = await oware(page);
  const before = await board.call(({ saved }) => JSON.stringify(saved));
  const seeds = await board.seeds();
  await showLine(board, ["A", "f", "B"]);
  await expect(board.sentence).toContainText("A f B. Nothing of it is played.");
  await isOver(board);
  expect(await board.seeds()).toEqual(seeds);
  expect(await board.call(({ saved }) => JSON.stringify(saved))).toBe(before);
  expect((await board.told()).moves).toEqual([]);
});

const ENDS: Record<string, (board: Board) => Promise<unknown>> = {
  "a click on the board": (board) => board.pit("A").click(),
  Esc: async (board) => {
    await board.pit("A").focus();
    await board.page.keyboard.press("Escape");
  },
  "its button": (board) => board.button("Back to the game").click(),
  "stop()": (board) => board.call((element) => element.stop()),
  "undo()": (board) => board.call((element) => element.undo()),
  "a removal": (board) => board.call((element) => element.remove()),
};

for (const [name, end] of Object.entries(ENDS)) {
  test(`a line ends at once with ${name}`, async ({ page }) => {
    const board = await oware(page, { speed: "0.25" });
    await showLine(board, ["A", "f", "B"]);
    await expect.poll(() => board.call((e) => (e as ThinkingBoard).isShowingLine)).toBe(true);
    if (name === "a removal") {
      await end(board);
      await page.waitForTimeout(500);
      expect((await board.told()).moves).toEqual([]);
      return;
    }
    await end(board);
    await isOver(board);
    expect(await board.turns()).toEqual(["C", "d", "E"]);
    expect((await board.told()).moves).toEqual([]);
  });
}

test("a line that cannot be played is refused", async ({ page }) => {
  const board = await oware(page);
  await showLine(board, ["A", "zz"]);
  await isOver(board);
  await expect
    .poll(async () => (await board.told()).errors)
    .toMatchObject([{ code: "bad-turn", at: 4 }]);
});

test("what is no line at all is refused as one that cannot be played", async ({ page }) => {
  const board = await oware(page);
  for (const [index, line] of [null, undefined, {}, 7].entries()) {
    await showLine(board, line as string[]);
    await isOver(board);
    await expect.poll(async () => (await board.told()).errors).toHaveLength(index + 1);
  }
  const { errors } = await board.told();
  expect(errors.map(({ code }) => code)).toEqual(Array(4).fill("bad-turn"));
});

test("marks that are none are refused, and the board goes on", async ({ page }) => {
  const board = await oware(page);
  const bad = [null, "x", [null], [{ ply: 1, kind: "good", text: "" }]];
  for (const marks of bad) {
    await board.call((element, marks) => {
      (element as ThinkingBoard).marks = marks as unknown as ThinkingBoard["marks"];
    }, marks);
  }
  await expect
    .poll(async () => (await board.told()).errors)
    .toMatchObject(bad.map(() => ({ code: "bad-attribute", at: "marks" })));
  await board.call((element) => element.goTo(3));
  await board.sowAny(1);
  expect(await board.call((element) => (element as ThinkingBoard).marks)).toEqual([]);
});

test("turns can be marked in the list", async ({ page }) => {
  const board = await oware(page);
  await board.call((element) => {
    (element as ThinkingBoard).marks = [{ ply: 2, kind: "blunder", text: "f was better" }];
  });
  await expect(board.element.getByRole("button", { name: "d, f was better" })).toBeVisible();
  await board.call((element) => element.reset());
  await expect(board.element.getByRole("button", { name: "d, f was better" })).toBeHidden();
});

test("marks stay with their game: set before it is there, and when it is moved", async ({
  page,
}) => {
  const board = await oware(page);
  const mark = { ply: 2, kind: "blunder", text: "f was better" };
  await page.evaluate((mark) => {
    const early = document.createElement("mancala-board") as unknown as ThinkingBoard;
    early.marks = [mark];
    early.setAttribute("moves", "C d E");
    document.querySelector("main")?.replaceChildren(early);
  }, mark);
  const marked = board.element.getByRole("button", { name: "d, f was better" });
  await expect(marked).toBeVisible();
  await board.call((element) => {
    element.remove();
    return new Promise((resolve) =>
      setTimeout(() => {
        document.querySelector("main")?.append(element);
        resolve(null);
      }),
    );
  });
  await expect(marked).toBeVisible();
  expect(await board.call((element) => (element as ThinkingBoard).marks)).toEqual([mark]);
  await board.call((element) => element.load({ game: "oware", record: "C d E", ply: 0 }));
  await board.call((element) => element.setAttribute("moves", "C d F"));
  await expect(board.element.getByRole("button", { name: "d", exact: true })).toBeVisible();
});

test("a line is shown where a game is only watched", async ({ page }) => {
  const board = await oware(page, { mode: "watch", ply: "1" });
  const seeds = await board.seeds();
  await showLine(board, ["a", "F"]);
  await expect(board.sentence).toContainText("a F. Nothing of it is played.");
  await isOver(board);
  expect(await board.seeds()).toEqual(seeds);
  expect(await board.call(({ ply }) => ply)).toBe(1);
  await expect(board.playable).toHaveCount(0);
});

test("a line that is asked for before the game is there is shown when it comes", async ({
  page,
}) => {
  const board = await oware(page);
  await page.evaluate(() => {
    const early = document.createElement("mancala-board") as unknown as ThinkingBoard;
    early.setAttribute("moves", "C d");
    early.setAttribute("speed", "instant");
    document.querySelector("main")?.replaceChildren(early);
    void early.showLine(["E", "f"]).then(() => early.setAttribute("data-line", "over"));
  });
  await expect(board.sentence).toContainText("E f. Nothing of it is played.");
  await isOver(board);
  expect(await board.turns()).toEqual(["C", "d"]);
});

test("a line ends when another game is loaded, and another one may follow at once", async ({
  page,
}) => {
  const board = await oware(page, { speed: "0.25" });
  await showLine(board, ["A", "f", "B"]);
  await expect(board.sentence).toContainText("Nothing of it is played.");
  await board.call((element) => {
    element.load({ game: "oware", record: '[Game "oware"]\n\n1. A b', ply: 2 });
    element.setAttribute("speed", "instant");
    const line = (element as ThinkingBoard).showLine(["F"]);
    void line.then(() => element.setAttribute("data-second", "over"));
  });
  await isOver(board);
  await expect(board.sentence).toContainText("F. Nothing of it is played.");
  await expect(board.element).toHaveAttribute("data-second", "over");
  expect(await board.turns()).toEqual(["A", "b"]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("axe finds nothing while a level thinks, and with a hint", async ({ page }) => {
      const answers = await Answers.hold(page);
      const board = await oware(page, { moves: "C", ply: "1", north: "6" });
      await board.button("Stop").click();
      await expect(board.button("Go on")).toBeVisible();
      const include = () => new AxeBuilder({ page }).include("mancala-board").analyze();
      expect((await include()).violations).toEqual([]);
      await answers.release();
      await board.call((element) => element.undo());
      await board.button("Hint").click();
      await expect(board.sentence).toContainText(/Best is/);
      expect((await include()).violations).toEqual([]);
    });
  });
}
