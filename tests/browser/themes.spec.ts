// Boards in the colours of other pages: what a page may style reaches the board, and nothing else does.
import type { Page } from "@playwright/test";
import { embed } from "../support/boards.ts";
import type { Board } from "../support/board.ts";
import { coloursOf } from "../support/colours.ts";
import { expect, test } from "../support/page.ts";

const PARTS = ["board", "playback", "message", "status", "controls", "moves", "dialog"];

/** A rule of the page's own. */
const style = (page: Page, css: string): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, css);

const oware = (page: Page): Promise<Board> => embed(page, { moves: "A b C", speed: "instant" });

test("the colours that a page sets are drawn, and follow when they change", async ({ page }) => {
  const board = await oware(page);
  await style(page, "mancala-board { --mancala-wood: navy; --mancala-flat: 1 }");
  await expect.poll(() => coloursOf(board)).toContain("rgb(0, 0, 128)");
  await board.element.evaluate((element: HTMLElement) =>
    element.style.setProperty("--mancala-wood", "teal"),
  );
  await expect.poll(() => coloursOf(board)).toContain("rgb(0, 128, 128)");
  expect(await coloursOf(board)).not.toContain("rgb(0, 0, 128)");
});

test("every part is reached by the page's styles", async ({ page }) => {
  const board = await oware(page);
  await board.element.getByRole("button", { name: "Keys" }).click();
  for (const part of PARTS) {
    await style(page, `mancala-board::part(${part}) { outline: 3px solid rgb(1, 2, 3) }`);
    await expect(board.element.locator(`[part=${part}]`)).toHaveCSS(
      "outline",
      "rgb(1, 2, 3) solid 3px",
    );
  }
});

/** Names that pages like to use, and those that the board uses inside. */
const NAMES = [
  "ink",
  "paper",
  "line",
  "edge",
  "accent",
  "shadow",
  "serif",
  "room",
  "share",
  "lines",
];

test("a page's own custom properties do not disturb a board", async ({ page }) => {
  const board = await oware(page);
  await board.picture();
  const before = await board.element.screenshot({ animations: "disabled" });
  const rules = NAMES.map((name) => `--${name}: 3px`).join("; ");
  await style(page, `*, :root { ${rules} }`);
  await board.picture();
  expect(before.equals(await board.element.screenshot({ animations: "disabled" }))).toBe(true);
});
