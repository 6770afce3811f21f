// The demonstration pages: a board in each situation in which it has to be at home.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/page.ts";

const open = (page: Page, name: string) => page.goto(`./demos/${name}.html`);

const grids = (page: Page) => page.getByRole("grid");

/** As many boards as the page shows at first. */
const SHOWN: Record<string, number> = {
  one: 2,
  twenty: 20,
  details: 0,
  tabs: 1,
  dialog: 0,
  narrow: 2,
  dark: 2,
  rtl: 2,
  iframe: 0,
};

for (const [name, count] of Object.entries(SHOWN)) {
  for (const width of [390, 1280]) {
    test(`${name}, ${width} pixels wide: boards are there and nothing runs over`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, name);
      await expect(grids(page)).toHaveCount(count);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBe(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    });
  }
}

test("a board in details fits when it is shown", async ({ page }) => {
  await open(page, "details");
  await page.getByText("Bao Kigogo").click();
  await expect(grids(page)).toBeVisible();
  const box = await page.locator("mancala-board canvas:visible").first().boundingBox();
  expect(box?.width).toBeGreaterThan(500);
});

test("a board in a tab fits when it is chosen", async ({ page }) => {
  await open(page, "tabs");
  await page.getByRole("tab", { name: "Omweso" }).click();
  await expect(grids(page)).toBeVisible();
  const box = await page.locator("mancala-board canvas:visible").first().boundingBox();
  expect(box?.width).toBeGreaterThan(500);
});

test("Escape closes a dialog, but first what the board has open", async ({ page }) => {
  await open(page, "dialog");
  await page.getByRole("button", { name: "Open the board" }).click();
  const pit = grids(page).getByRole("button", { name: /pit C.*may be played/ });
  await pit.focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys of the board" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keys of the board" })).toBeHidden();
  await expect(page.getByRole("dialog", { name: "A game of Oware" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "A game of Oware" })).toBeHidden();
});

test("a dark page has dark boards, and a light one where that is said", async ({ page }) => {
  await open(page, "dark");
  await expect(grids(page)).toHaveCount(2);
  const schemes = await page
    .locator("mancala-board")
    .evaluateAll((boards) => boards.map((board) => getComputedStyle(board).colorScheme));
  expect(schemes).toEqual(["dark", "light"]);
});

test("boards in iframes show what their addresses say", async ({ page }) => {
  await open(page, "iframe");
  for (const frame of [page.frameLocator("iframe").nth(0), page.frameLocator("iframe").nth(1)]) {
    await expect(frame.getByRole("grid")).toBeVisible();
  }
});
