// A page that asks about a position: it hears which pit is chosen, and decides what comes of it.
import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import type { Board } from "../support/board.ts";
import { embed, type Attributes } from "../support/boards.ts";
import { expect, test } from "../support/page.ts";

interface Choice {
  pit: number;
  letter: string;
}

/** A board whose choices are noted; `isCancelled`: and come to nothing. */
async function open(page: Page, attributes: Attributes, isCancelled = false): Promise<Board> {
  const board = await embed(page, { game: "oware", speed: "instant", ...attributes });
  await page.evaluate((isCancelled) => {
    const chosen: unknown[] = [];
    Object.assign(window, { chosen });
    document.addEventListener("mancala-choose", (event) => {
      chosen.push((event as CustomEvent).detail);
      if (isCancelled) event.preventDefault();
    });
  }, isCancelled);
  return board;
}

const chosen = (page: Page) =>
  page.evaluate(() => (window as unknown as { chosen: Choice[] }).chosen);

test("a choice is told before it is played, also of a pit that may not be", async ({ page }) => {
  const board = await open(page, {});
  await board.pit("a").click({ force: true });
  await board.pit("C").click();
  expect(await chosen(page)).toEqual([
    { pit: 6, letter: "a" },
    { pit: 2, letter: "C" },
  ]);
  expect(await board.turns()).toEqual(["C"]);
});

test("a choice that is cancelled comes to nothing", async ({ page }) => {
  const board = await open(page, {}, true);
  const before = await board.sentence.textContent();
  for (const letter of ["C", "a"]) await board.pit(letter).click({ force: true });
  expect(await chosen(page)).toHaveLength(2);
  expect(await board.turns()).toEqual([]);
  expect(await board.sentence.textContent(), "not even why not").toBe(before);
});

test("where pits are only chosen, any of them is, by mouse and by keys", async ({ page }) => {
  const board = await open(page, { mode: "choose", position: "oware 0,8,4x4/4x6 s 0,0" });
  await expect(board.grid.locator("[aria-disabled=true]")).toHaveCount(0);
  await expect(board.playable, "none is named as one to be played").toHaveCount(0);
  await board.pit("A").click();
  await page.keyboard.press("e");
  await page.keyboard.press("Enter");
  await page.keyboard.press("E");
  await page.keyboard.press("Space");
  expect((await chosen(page)).map(({ letter }) => letter)).toEqual(["A", "e", "E"]);
  expect([await board.turns(), (await board.told()).errors]).toEqual([[], []]);
  await page.locator("main").evaluate((main) => {
    main.prepend(Object.assign(document.createElement("h1"), { textContent: "A question" }));
  });
  expect(await axeFindings(page)).toEqual([]);
});

test("pits are ringed for the page, and what is no pit is left out", async ({ page }) => {
  const board = await open(page, { mode: "choose" });
  const before = await board.picture();
  const mark = (letters: string[]) =>
    board.call((element, letters) => element.mark(letters), letters);
  await mark(["C", "?", "Z"]);
  expect(await board.changesSince(before)).toBeGreaterThan(50);
  await mark([]);
  expect(await board.changesSince(before)).toBe(0);
});
