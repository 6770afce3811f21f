import type { Page } from "@playwright/test";
import type { Board } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { fixture } from "../support/fixtures.ts";
import { expect, test } from "../support/page.ts";

const example = (name: string) => {
  const found = fixture("omweso-examples").find((each) => each.name === name);
  if (!found?.after) throw new Error(`no worked example "${name}"`);
  return { before: found.before, after: found.after };
};

const open = (page: Page, position: string): Promise<Board> =>
  embed(page, { game: "omweso", position, speed: "instant" });

test("a choice in mid-turn is asked on the board, with where both laps end", async ({ page }) => {
  const { before, after } = example("mid-turn choice reversed");
  const board = await open(page, before);
  await board.pit("C").click();
  await expect(board.answer("Clockwise")).toBeVisible();
  await expect(board.answer("Counter-clockwise")).toBeVisible();
  await expect(board.sentence).toContainText("Which way?");
  expect(await board.turns()).toEqual([]);
  await board.answer("Clockwise").click();
  const { moves } = await board.told();
  expect(moves).toMatchObject([{ move: "C-", position: after }]);
});

test("the other answer plays the other turn", async ({ page }) => {
  const { before, after } = example("mid-turn choice kept");
  const board = await open(page, before);
  await board.pit("C").click();
  await board.answer("Counter-clockwise").click();
  expect((await board.told()).moves).toMatchObject([{ move: "C", position: after }]);
});

test("several choices in one turn are asked one after the other", async ({ page }) => {
  const { before, after } = example("reverse capture, then clockwise again");
  const board = await open(page, before);
  await board.pit("I").click();
  await board.answer("Clockwise").click();
  expect(await board.turns()).toEqual([]);
  await board.answer("Clockwise").click();
  expect((await board.told()).moves).toMatchObject([{ move: "I--", position: after }]);
});

test("a choice is answered by keyboard, and Esc takes the turn back", async ({ page }) => {
  const { before, after } = example("mid-turn choice reversed");
  const board = await open(page, before);
  const seeds = await board.seeds();
  await board.pit("C").focus();
  await page.keyboard.press("Enter");
  await expect(board.answer("Counter-clockwise")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(board.answer("Counter-clockwise")).toBeHidden();
  await expect(board.pit("C")).toBeFocused();
  expect(await board.seeds()).toEqual(seeds);
  expect(await board.turns()).toEqual([]);

  await page.keyboard.press("Enter");
  await expect(board.answer("Counter-clockwise")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(board.answer("Clockwise")).toBeFocused();
  await page.keyboard.press("Enter");
  expect((await board.told()).moves).toMatchObject([{ move: "C-", position: after }]);
});

test("a choice can be taken back with a button, and another pit played", async ({ page }) => {
  const board = await open(page, example("mid-turn choice kept").before);
  await board.pit("C").click();
  await board.button("Take back").click();
  await expect(board.answer("Clockwise")).toBeHidden();
  await board.sow("F");
  expect(await board.turns()).toEqual(["F"]);
});

test("okwesera is asked where a pit holds three seeds", async ({ page }) => {
  const { before, after } = example("okwesera");
  const board = await open(page, before);
  await board.pit("N").click();
  await expect(board.sentence).toContainText("How is N sown?");
  await board.button("Okwesera").click();
  expect((await board.told()).moves).toMatchObject([{ move: "N*", position: after }]);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a choice is answered with a thumb", async ({ page }) => {
    const { before, after } = example("mid-turn choice reversed");
    const board = await embed(page, { game: "omweso", position: before, speed: "instant" }, 390);
    await board.pit("C").tap();
    const box = await board.answer("Clockwise").boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await board.answer("Clockwise").tap();
    expect((await board.told()).moves).toMatchObject([{ move: "C-", position: after }]);
  });
});
