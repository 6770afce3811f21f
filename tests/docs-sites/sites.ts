import type { Locator, Page } from "@playwright/test";
import { Board } from "../support/board.ts";
import { expect, test } from "./site.ts";

/** What differs from generator to generator. */
export interface Habits {
  /** The address of the second page. */
  other: string;
  /** Does what a reader does to see the site in its other scheme, light or dark. */
  switchScheme: (page: Page) => Promise<void>;
  /** Whether a link changes the page without loading another. */
  changesInPlace: boolean;
}

const tag = "mancala-board[game=omweso]";

const figures = (page: Page): Locator =>
  page.locator("figure", { has: page.locator("mancala-board") });

/** Reasons why a block is no board. */
const reasons = (page: Page): Locator => page.getByRole("note").filter({ hasText: "Line" });

/** The first page with everything that belongs to it, and nothing else. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.getByText("The end of the page.")).toBeVisible();
  await expect(page.locator("mancala-board")).toHaveCount(2);
  await new Board(page, tag).isReady();
  await expect(figures(page)).toHaveCount(1);
  await expect(new Board(page, "figure mancala-board").pits).toHaveCount(12);
  await expect(page.getByText("position: oware")).toBeHidden();
  await expect(page.getByText("colour: red")).toBeVisible();
  await expect(reasons(page)).toHaveCount(1);
  await expect(page.getByText('{ "game": "oware" }')).toBeVisible();
}

async function isOtherWhole(page: Page): Promise<void> {
  await expect(page.getByText("The end of the other page.")).toBeVisible();
  await expect(page.locator("mancala-board")).toHaveCount(1);
  await expect(figures(page).locator("figcaption")).toHaveText("The start of Bao Kigogo.");
  await expect(new Board(page).pits).toHaveCount(48);
  await expect(reasons(page)).toHaveCount(0);
}

/** Follows a link of the text. */
const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole("link", { name, exact: true }).and(page.locator("p a")).click();

/** Which words the board has: the element's own, for either scheme. */
const inks: Readonly<Record<string, string>> = {
  "rgb(43, 33, 25)": "for a light site",
  "rgb(239, 230, 218)": "for a dark site",
};

/** What the words of the site around the board, and those of the board, are made for. */
async function schemes(page: Page): Promise<{ site: string; board: string }> {
  const [site = "", board = ""] = await page
    .locator(tag)
    .evaluate((board) =>
      [board.parentElement ?? board, board].map((element) => getComputedStyle(element).color),
    );
  const [red = 0] = (site.match(/[\d.]+/g) ?? []).map(Number);
  return {
    site: red > 128 ? "for a dark site" : "for a light site",
    board: inks[board] ?? board,
  };
}

/** What authors and readers of a site may rely on, whatever it was built by. */
export function testSite(generator: string, habits: Habits): void {
  test.use({ generator });
  test.describe(generator, () => {
    testBlocks();
    testNavigation(habits);
    testLooks(habits);
  });
}

function testBlocks(): void {
  test("a tag is a board that can be played on", async ({ page }) => {
    await page.goto("./");
    const board = new Board(page, tag);
    await board.isReady();
    await board.setSpeed("instant");
    await board.sowAny(2);
    expect(await board.turns()).toHaveLength(2);
  });

  test("the words of a board are as large as the text around it", async ({ page }) => {
    await page.goto("./");
    const board = new Board(page, tag);
    await board.isReady();
    const text = await page
      .getByText("The end of the page.")
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    const button = await board.button("Hint").boundingBox();
    expect(button!.height).toBeCloseTo(2.5 * text, 0);
  });

  test("a code block is a board in its position, with its caption", async ({ page }) => {
    await page.goto("./");
    await expect(figures(page).locator("figcaption")).toHaveText(
      "F goes round the whole board and captures seven seeds.",
    );
    const board = new Board(page, "figure mancala-board");
    await expect(board.pit("F")).toBeVisible();
    expect(await board.call((element) => element.position)).toBe(
      "oware 0x5,14/0x2,1,3,0x2 s 15,15",
    );
    await board.setSpeed("instant");
    await board.sow("F");
    expect((await board.seeds()).reduce((sum, seeds) => sum + seeds)).toBe(11);
  });

  test("a code block with a mistake stays as it was, with the reason below", async ({ page }) => {
    await page.goto("./");
    await expect(reasons(page)).toHaveText(
      /^Line 2: “colour” is none of the keys\. They are game,/,
    );
    const block = await page.getByText("colour: red").boundingBox();
    const reason = await reasons(page).boundingBox();
    expect(reason!.y).toBeGreaterThan(block!.y);
    expect(reason!.x).toBeLessThanOrEqual(block!.x);
  });
}

function testNavigation({ other, changesInPlace }: Habits): void {
  for (const [first, start] of [
    ["first", "./"],
    ["second", other],
  ] as const) {
    test(`from the ${first} page one goes to and fro, and finds what belongs there`, async ({
      page,
    }) => {
      await page.goto(start);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      if (first === "second") {
        await isOtherWhole(page);
        await follow(page, "Back to the boards");
      }
      for (let round = 0; round < 2; round += 1) {
        await isWhole(page);
        await follow(page, "One more");
        await isOtherWhole(page);
        await follow(page, "Back to the boards");
      }
      await isWhole(page);
      expect(await page.evaluate(() => "isSamePage" in window)).toBe(changesInPlace);
      const board = new Board(page, tag);
      await board.setSpeed("instant");
      await board.sowAny(1);
    });
  }
}

function testLooks({ switchScheme }: Habits): void {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`for readers whose system is ${colorScheme}`, () => {
      test.use({ colorScheme });

      test("a board is as light or dark as the site, also when that is switched", async ({
        page,
      }) => {
        await page.goto("./");
        await new Board(page, tag).isReady();
        const { site: first, board } = await schemes(page);
        expect(board).toBe(first);
        await switchScheme(page);
        const other = Object.values(inks).find((scheme) => scheme !== first);
        await expect.poll(() => schemes(page)).toEqual({ site: other, board: other });
      });
    });
  }

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("boards stand upright, and nothing is wider than the screen", async ({ page }) => {
      await page.goto("./");
      await isWhole(page);
      for (const selector of [tag, "figure mancala-board"]) {
        const canvas = await new Board(page, selector).canvas.boundingBox();
        expect(canvas!.height).toBeGreaterThan(canvas!.width);
        expect(canvas!.width).toBeGreaterThan(200);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
}
