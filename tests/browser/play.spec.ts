import { Board } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { GAMES, longGame, shortGame } from "../support/games.ts";
import { expect, test } from "../support/page.ts";

for (const id of GAMES) {
  test(`a whole game of ${id} by clicking`, async ({ page }) => {
    test.slow();
    const game = shortGame(id);
    const board = await Board.open(page, id);
    for (const pit of game.pits) await board.sow(pit);
    const ends = await board.ends();
    const { moves } = await board.told();
    expect(moves.map(({ move }) => move)).toEqual(game.pits);
    expect(moves.at(-1)?.position).toBe(game.position);
    expect(ends.map(({ result }) => result)).toEqual([game.result]);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: /Play again|Next game/ }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => board.turns()).toEqual([]);
  });

  test(`a whole game of ${id} by keyboard alone`, async ({ page }) => {
    test.slow();
    const game = shortGame(id);
    const board = await Board.open(page, id);
    await board.pits.first().waitFor();
    // The board is one tab stop: it is found by walking through the page.
    await page.locator("body").press("Tab");
    for (let stop = 0; stop < 40; stop += 1) {
      if (await board.grid.locator("button:focus").count()) break;
      await page.keyboard.press("Tab");
    }
    await expect(board.grid.locator("button:focus")).toHaveCount(1);
    for (const pit of game.pits) {
      const before = (await board.turns()).length;
      await page.keyboard.press(pit);
      await expect(board.pit(pit)).toBeFocused();
      await page.keyboard.press("Enter");
      // A question takes the focus, and its first answer is the ordinary one.
      await board.answerAll(before, async (answer) => {
        await expect(answer).toBeFocused();
        await page.keyboard.press("Enter");
      });
    }
    const ends = await board.ends();
    expect(ends.map(({ result }) => result)).toEqual([game.result]);
    expect(await page.evaluate(() => scrollY), "keys never scrolled the page").toBe(0);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
}

test("a game of more than 200 turns: the list stays in its room, follows, and goes anywhere", async ({
  page,
}) => {
  const moves = longGame("oware", 220);
  const board = await embed(page, { game: "oware", moves: moves.join(" "), speed: "instant" }, 390);
  const turns = board.element.getByRole("group", { name: "Turns" });
  // The page is left where it is; the list is scrolled in its own box.
  await turns.scrollIntoViewIfNeeded();
  await expect(turns.locator("[aria-current]")).toBeInViewport();
  const height = (await turns.boundingBox())?.height ?? 0;
  expect(height).toBeLessThan(300);
  await turns.locator("[data-ply='1']").click();
  expect((await board.call((element) => element.saved))?.ply).toBe(1);
  await turns.locator("[aria-current]").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(turns.locator("[data-ply='4']")).toBeFocused();
  await turns.locator("[data-ply='219']").click();
  const milliseconds = await board.call((element) => {
    const start = performance.now();
    element.undo();
    return performance.now() - start;
  });
  expect(milliseconds, "a step is quick, however long the game").toBeLessThan(100);
  await expect(turns.locator("[data-ply='218']")).toBeInViewport();
  expect((await turns.boundingBox())?.height).toBe(height);
  await board.playable.first().click();
  await expect.poll(() => board.turns(), "later turns are given up").toHaveLength(219);
});

test("undo, redo and going to a turn {#omweso-classical}", async ({ page }) => {
  const board = await Board.open(page, "oware");
  const seeds = [await board.seeds()];
  for (const pit of ["C", "d", "F"]) {
    await board.sow(pit);
    seeds.push(await board.seeds());
  }
  await board.button("Undo").click();
  expect(await board.seeds()).toEqual(seeds[2]);
  await board.button("Undo").click();
  expect(await board.seeds()).toEqual(seeds[1]);
  await board.button("Redo").click();
  expect(await board.seeds()).toEqual(seeds[2]);
  const turns = board.element.getByRole("group", { name: "Turns" });
  await turns.getByRole("button", { name: "Start" }).click();
  expect(await board.seeds()).toEqual(seeds[0]);
  await expect(board.button("Undo")).toBeDisabled();
  await turns.getByRole("button", { name: "F", exact: true }).click();
  expect(await board.seeds()).toEqual(seeds[3]);
  await expect(board.button("Redo")).toBeDisabled();
  // The same by keys, on the board that has the focus.
  await board.pit("A").focus();
  await page.keyboard.press("Control+z");
  expect(await board.seeds()).toEqual(seeds[2]);
  await page.keyboard.press("Control+Shift+z");
  expect(await board.seeds()).toEqual(seeds[3]);
});

test("resigning is asked first", async ({ page }) => {
  const board = await Board.open(page, "omweso");
  await board.button("Resign").click();
  await expect(board.sentence).toContainText("Does South resign?");
  await board.button("Keep playing").click();
  expect((await board.told()).ends).toEqual([]);
  await board.resign();
  expect((await board.ends()).map(({ result }) => result)).toEqual(["n resigned 1"]);
  await expect(page.getByRole("dialog")).toContainText("North wins");
});

test("an end by agreement", async ({ page }) => {
  const board = await Board.open(page, "oware");
  await board.button("Agree to end").click();
  await board.button("End the game").click();
  expect((await board.ends()).map(({ result }) => result)).toEqual(["draw agreed 24-24"]);
});

test("turning the board puts North below", async ({ page }) => {
  const board = await Board.open(page, "oware");
  const yOf = async (pit: string) => (await board.pit(pit).boundingBox())?.y ?? 0;
  expect(await yOf("A")).toBeGreaterThan(await yOf("a"));
  await board.button("Flip").click();
  await expect.poll(async () => (await yOf("A")) < (await yOf("a"))).toBe(true);
  await board.sow("C");
  expect(await board.turns()).toEqual(["C"]);
});

test("a pit that may not be played says why, in one sentence", async ({ page }) => {
  const board = await Board.open(page, "omweso");
  await board.pit("A").click({ force: true });
  await expect(board.sentence).toHaveText("A is empty: there is nothing to sow.");
  await board.pit("i").click({ force: true });
  await expect(board.sentence).toHaveText("i belongs to the other player.");
  expect(await board.turns()).toEqual([]);
});

test("a click while a turn is shown finishes it and is no turn", async ({ page }) => {
  const board = await Board.open(page, "oware", "0.25");
  await board.pit("C").click();
  await expect(board.button("Pause")).toBeEnabled();
  await board.pit("F").click({ force: true });
  await expect(board.playable.first()).toHaveAccessibleName(/pit [a-f],/);
  expect(await board.turns()).toEqual(["C"]);
  expect(await board.seeds()).toEqual([4, 4, 4, 4, 4, 5, 4, 4, 0, 5, 5, 5]);
});

test("a key while a turn is shown finishes it and is no turn", async ({ page }) => {
  const board = await Board.open(page, "oware", "0.25");
  await board.pit("C").focus();
  await page.keyboard.press("Enter");
  await expect(board.button("Pause")).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(board.playable.first()).toBeVisible();
  expect(await board.turns()).toEqual(["C"]);
});

test("a showing can be paused, stepped, rewound and skipped", async ({ page }) => {
  const board = await Board.open(page, "oware", "0.25");
  await board.pit("C").focus();
  await page.keyboard.press("Enter");
  await expect(board.button("Pause")).toBeEnabled();
  await page.keyboard.press("0");
  await expect(board.button("Go on")).toBeEnabled();
  const still = await board.picture();
  expect((await board.picture()).equals(still), "a paused picture stands").toBe(true);
  await board.button("On one seed").click();
  expect((await board.picture()).equals(still)).toBe(false);
  await board.button("To the start of the turn").click();
  await board.button("To the end of the turn").click();
  await expect(board.playable.first()).toBeVisible();
  await expect(board.sentence).toContainText("South sows four from C.");
});
