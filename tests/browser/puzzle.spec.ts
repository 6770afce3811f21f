// Puzzles: the turns after the ply that is shown are found by people, and nobody comes upon them otherwise.
import type { Page } from "@playwright/test";
import type { Board, BoardElement } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { fixture } from "../support/fixtures.ts";
import { expect, hold, test } from "../support/page.ts";

const TURNS = "C d F e B";

/** A board with a puzzle of Oware: C d are played; F and B are to be found, e is given. */
const open = (page: Page, attributes: Record<string, string> = {}) =>
  embed(page, {
    game: "oware",
    moves: TURNS,
    ply: "2",
    mode: "puzzle",
    speed: "instant",
    ...attributes,
  });

/** The turns that people can see. */
const listed = (board: Board) =>
  board.element
    .getByRole("group", { name: "Turns" })
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.textContent ?? ""));

const puzzleOf = (board: Board) => board.call((element) => element.puzzle);
const plyOf = (board: Board) => board.call((element) => element.ply);
const codes = async (board: Board) => (await board.told()).errors.map(({ code }) => code);

test("a puzzle is solved turn by turn; the replies follow by themselves", async ({ page }) => {
  const board = await open(page);
  await expect(board.sentence).toContainText("Find South’s turn.");
  await board.pit("F").click();
  await expect.poll(() => plyOf(board)).toBe(4);
  await expect(board.sentence).toContainText("That is it. Find the next turn.");
  expect(await listed(board)).toEqual(["Start", "C", "d", "F", "e"]);
  await board.pit("B").click();
  await expect(board.sentence).toContainText("Solved.");
  expect(await puzzleOf(board)).toEqual({ misses: 0, isSolved: true, isShown: false });
  const { moves, ends, errors } = await board.told();
  expect(moves.map(({ move, ply, by, result }) => [move, ply, by, result])).toEqual([
    ["F", 3, "south", "-"],
    ["e", 4, "north", "-"],
    ["B", 5, "south", "-"],
  ]);
  expect([ends, errors]).toEqual([[], []]);
  await expect(board.playable, "nothing more is to be found").toHaveCount(0);
  await expect(board.button("To the last turn"), "it is shown").toHaveCount(0);
});

test("the page hears how far a puzzle is", async ({ page }) => {
  const board = await open(page);
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    document.addEventListener("mancala-puzzle", (event) => {
      told.push((event as CustomEvent).detail);
    });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
  await board.pit("A").click();
  await expect.poll(told).toEqual([{ misses: 1, isShown: false, isSolved: false }]);
  await board.pit("F").click();
  await expect.poll(() => plyOf(board)).toBe(4);
  await board.button("Start again").click();
  await board.pit("F").click();
  await expect.poll(() => plyOf(board)).toBe(4);
  await board.pit("B").click();
  const solved = { misses: 1, isShown: false, isSolved: true };
  await expect.poll(told).toEqual([{ misses: 1, isShown: false, isSolved: false }, solved]);
});

test("a wrong turn is told in a sentence and changes nothing", async ({ page }) => {
  const board = await open(page);
  const seeds = await board.seeds();
  await board.pit("A").click();
  await expect(board.sentence).toContainText("Not that one: try again.");
  expect(await board.seeds()).toEqual(seeds);
  expect(await listed(board)).toEqual(["Start", "C", "d"]);
  expect(await board.told(), "a miss of a person is no error").toMatchObject({
    moves: [],
    errors: [],
  });
  expect(await puzzleOf(board)).toMatchObject({ misses: 1, isSolved: false });
  await board.pit("a").click({ force: true });
  await expect(board.sentence, "what no rule allows is told as ever").not.toContainText("Not that");
  await board.pit("F").click();
  await expect.poll(() => plyOf(board)).toBe(4);
});

test("nobody comes upon the solution", async ({ page }) => {
  const board = await open(page);
  await board.pit("A").focus();
  for (const key of [".", "Control+Shift+z", ".", "Control+z", ","]) await page.keyboard.press(key);
  await expect(board.button("Redo")).toHaveAttribute("aria-disabled", "true");
  await expect(board.button("Undo")).toHaveAttribute("aria-disabled", "true");
  expect([await plyOf(board), await listed(board)]).toEqual([2, ["Start", "C", "d"]]);
  for (const name of ["Hint", "Resign", "Agree to end", "Watch"]) {
    await expect(board.button(name)).toBeHidden();
  }
  const inner = await board.element.evaluate((element) => element.shadowRoot?.textContent);
  expect(inner).not.toContain("F e B");
});

test("turns before the puzzle can be looked at, and are no place to play", async ({ page }) => {
  const board = await open(page);
  const list = board.element.getByRole("group", { name: "Turns" });
  await list.locator("[data-ply='0']").click();
  await expect(board.playable).toHaveCount(0);
  await board.pit("C").click({ force: true });
  await expect(board.sentence).toContainText("The puzzle waits for no turn here.");
  await board.button("To the last turn").click();
  await board.pit("F").click();
  await expect.poll(() => plyOf(board)).toBe(4);
});

test("undo goes to the turn before, at most to the start", async ({ page }) => {
  const board = await open(page);
  await board.pit("F").click();
  await expect.poll(() => plyOf(board)).toBe(4);
  await board.button("Undo").click();
  expect(await plyOf(board)).toBe(2);
  await expect(board.sentence).toContainText("Find South’s turn.");
  await expect(board.button("Undo")).toHaveAttribute("aria-disabled", "true");
  await board.call((element) => element.undo());
  await expect.poll(() => codes(board)).toEqual(["nothing-to-undo"]);
  await board.button("Redo").click();
  await board.button("Redo").click();
  expect(await plyOf(board), "what was found may be seen again").toBe(4);
});

test("the solution is shown when it is asked for, and the puzzle begun again", async ({ page }) => {
  const board = await open(page);
  await expect(board.button("Start again")).toHaveAttribute("aria-disabled", "true");
  await board.button("Show the solution").click();
  await expect(board.playable).toHaveCount(0);
  await expect(board.sentence).toContainText("That was the solution.");
  expect(await listed(board)).toEqual(["Start", ...TURNS.split(" ")]);
  expect(await puzzleOf(board)).toEqual({ misses: 0, isSolved: true, isShown: true });
  await board.button("Start again").click();
  expect([await plyOf(board), await listed(board)]).toEqual([2, ["Start", "C", "d"]]);
  expect(await puzzleOf(board)).toEqual({ misses: 0, isSolved: false, isShown: true });
  await expect(board.grid.locator("button:focus")).toHaveCount(1);
  await board.pit("F").click();
  await expect.poll(() => plyOf(board)).toBe(4);
});

test("the page plays and goes as people do, and is told what is not possible", async ({ page }) => {
  const board = await open(page);
  const calls: [code: string, call: (element: BoardElement) => void][] = [
    ["wrong-turn", (element) => element.play("A")],
    ["bad-turn", (element) => element.play("ZZ")],
    ["no-such-ply", (element) => element.goTo(3)],
    ["nothing-to-redo", (element) => element.redo()],
  ];
  for (const [code, call] of calls) {
    await board.call(call);
    await expect.poll(async () => (await codes(board)).at(-1)).toBe(code);
    expect(await plyOf(board)).toBe(2);
  }
  await board.call((element) => element.play("F"));
  await expect.poll(() => plyOf(board)).toBe(4);
  await board.call((element) => element.reset());
  expect([await plyOf(board), await listed(board)]).toEqual([2, ["Start", "C", "d"]]);
});

test("stop ends the showing of the solution, and one may go on oneself", async ({ page }) => {
  const board = await open(page, { ply: "0", speed: "0.25" });
  await board.button("Show the solution").click();
  await expect(board.button("Pause")).toBeEnabled();
  await board.call((element) => element.stop());
  await board.setSpeed("instant");
  await expect.poll(() => plyOf(board), "the reply still follows").toBe(2);
  await expect(board.playable.first()).toBeVisible();
  await board.pit("F").click();
  await expect.poll(() => plyOf(board)).toBe(4);
});

for (const [name, attributes] of Object.entries({
  "at the last ply": { ply: "5" },
  "without a ply": { ply: "" },
})) {
  test(`${name} there is nothing to solve`, async ({ page }) => {
    const wanted = { moves: TURNS, mode: "puzzle", ...attributes };
    const board = await embed(page, wanted.ply === "" ? { moves: TURNS, mode: "puzzle" } : wanted);
    await expect(board.sentence).toContainText("There is nothing to solve");
    await expect(board.playable).toHaveCount(0);
    await board.call((element) => (element.ply = 2));
    await expect(board.sentence).toContainText("Find South’s turn.");
    await board.call((element) => (element.ply = 5));
    expect(await codes(board)).toEqual(["nothing-to-solve"]);
    expect(await puzzleOf(board), "the board stays as it was").toMatchObject({ isSolved: false });
    expect(await listed(board)).toEqual(["Start", "C", "d"]);
  });
}

test("a game on the board becomes a puzzle and back, and loses nothing", async ({ page }) => {
  const board = await open(page, { mode: "play" });
  await board.call((element) => (element.mode = "puzzle"));
  await expect(board.sentence).toContainText("Find South’s turn.");
  expect(await listed(board)).toEqual(["Start", "C", "d"]);
  expect(await board.turns(), "what is kept is the whole").toEqual(TURNS.split(" "));
  await board.pit("F").click();
  await expect.poll(() => plyOf(board)).toBe(4);
  await board.call((element) => (element.mode = "play"));
  expect(await listed(board)).toEqual(["Start", ...TURNS.split(" ")]);
  expect(await plyOf(board)).toBe(4);
  await board.call((element) => {
    element.goTo(5);
    element.mode = "puzzle";
  });
  await expect.poll(() => codes(board)).toEqual(["nothing-to-solve"]);
  expect(await board.call((element) => element.mode)).toBe("play");
});

test("a puzzle taken away and put back is where it was", async ({ page }) => {
  const board = await open(page);
  await board.pit("F").click();
  await board.element.evaluate(async (element: HTMLElement) => {
    const place = element.parentElement;
    element.remove();
    await Promise.resolve();
    await Promise.resolve();
    place?.append(element);
  });
  await expect.poll(() => plyOf(board), "the reply still comes").toBe(4);
  await board.button("Undo").click();
  expect(await plyOf(board), "the start is the same").toBe(2);
  expect(await puzzleOf(board)).toMatchObject({ isSolved: false });
});

const RECORD = `[Game "omweso"]
[South "Nansubuga"]
[Mode "blitz"]

1. N i {Now L is a blow.} 2. L --
3. K`;

test("a record with a clock is a puzzle like any other: no clock, no level, no comment", async ({
  page,
}) => {
  const board = await embed(page, {
    record: RECORD,
    ply: "2",
    mode: "puzzle",
    speed: "instant",
    north: "3",
  });
  await expect(board.sentence).toContainText("Find Nansubuga’s turn.");
  await expect(board.element.getByRole("timer")).toBeHidden();
  await expect(board.button("Ready")).toBeHidden();
  await board.pit("L").click();
  await expect.poll(() => plyOf(board), "a turn lost on time is given").toBe(4);
  await expect(board.element.locator(".status")).toHaveText("Nansubuga (South) to move");
  await board.pit("K").click();
  await expect(board.sentence).toContainText("Solved.");
});

test.describe("a turn with a choice of direction", () => {
  const { before } = fixture("omweso-examples").find(
    ({ name }) => name === "mid-turn choice reversed",
  )!;

  const openChoice = (page: Page, moves: string) =>
    embed(page, { position: before, moves, ply: "0", mode: "puzzle", speed: "instant" });

  test("is wrong only as a whole, and is then taken back to its start", async ({ page }) => {
    const board = await openChoice(page, "C-");
    const seeds = await board.seeds();
    await board.pit("C").click();
    await board.answer("Counter-clockwise").click();
    await expect(board.sentence).toContainText("Not that one");
    expect(await board.seeds()).toEqual(seeds);
    await board.pit("C").click();
    await board.answer("Clockwise").click();
    await expect(board.sentence).toContainText("Solved.");
  });

  test("counts however it is written", async ({ page }) => {
    const board = await openChoice(page, "C+");
    await board.call((element) => element.play("C"));
    await expect(board.sentence).toContainText("Solved.");
    expect(await codes(board)).toEqual([]);
  });
});

test("okwesera is asked about in a puzzle, too, as often as it is tried", async ({ page }) => {
  const board = await embed(page, {
    position: "omweso 4,2,0,3,1,4,1x2,2x3,1,2,1,3x2/4,2,3,2,1x2,0,1,5,2,0,1,3,4,3,0 s 0,1 0,0",
    moves: "L*",
    ply: "0",
    mode: "puzzle",
    speed: "instant",
  });
  await board.pit("L").click();
  await board.button("Ordinary sowing").click();
  await expect(board.sentence).toContainText("Not that one");
  await board.pit("L").click();
  await board.button("Okwesera").click();
  await expect(board.sentence).toContainText("Solved.");
});

test("a game that ends with the solution tells that, too", async ({ page }) => {
  const board = await embed(page, {
    position: "oware 0x5,1/1,0x4,2 s 23,21",
    moves: "F",
    ply: "0",
    mode: "puzzle",
    speed: "instant",
  });
  await board.pit("F").click();
  await expect(board.sentence).toContainText("Solved.");
  const ends = await board.ends();
  expect(ends).toHaveLength(1);
  expect(ends[0]?.record).toContain("1. F");
});

test.describe("what puzzles need is fetched when it is wanted", () => {
  test.use({ expectedTrouble: /ERR_FAILED|Failed to fetch dynamically imported module/ });

  test("and nobody sees the turns before it is there", async ({ page }) => {
    const board = await open(page, { mode: "play" });
    const release = await hold(page, "**/puzzle*.js");
    await board.call((element) => (element.mode = "puzzle"));
    await expect(board.element.locator(".root"), "as it was").toHaveAttribute("data-mode", "play");
    release();
    await expect(board.sentence).toContainText("Find South’s turn.");
  });

  test("if it does not come, the board stays as it was and can be asked again", async ({
    page,
  }) => {
    let isBroken = true;
    await page.route("**/puzzle*.js", (route) => (isBroken ? route.abort() : route.continue()));
    const board = await open(page, { mode: "play" });
    await board.call((element) => (element.mode = "puzzle"));
    await expect.poll(() => codes(board)).toEqual(["not-loaded"]);
    expect(await board.call((element) => element.mode)).toBe("play");
    await expect(board.playable.first()).toBeVisible();
    isBroken = false;
    await board.call((element) => (element.mode = "play"));
    await board.call((element) => (element.mode = "puzzle"));
    await expect(board.sentence).toContainText("Find South’s turn.");
  });
});
