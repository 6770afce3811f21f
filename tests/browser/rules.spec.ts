// The rules of each game in the page: every sentence can be linked to, and worked examples stand beside them.
import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { Board } from "../support/board.ts";
import { expect, test } from "../support/page.ts";

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`./#/rules/${address}`);
  await expect(page.getByRole("article")).toBeVisible();
}

const GAMES = { omweso: "Omweso", oware: "Oware (Abapa)", "bao-kigogo": "Bao Kigogo" };

for (const [game, title] of Object.entries(GAMES)) {
  test(`the rules of ${game} are told and shown`, async ({ page }) => {
    await open(page, game);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(/^The rules of /);
    await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
    const current = page.locator("nav a[aria-current=page]");
    await expect(current).toHaveAttribute("href", `#/rules/${game}`);
    const figures = page.getByRole("figure");
    expect(await figures.count()).toBeGreaterThanOrEqual(3);
    for (const figure of await figures.all()) {
      await expect(figure.getByRole("grid")).toBeVisible();
      await expect(figure.locator("figcaption")).not.toBeEmpty();
    }
    expect(await axeFindings(page)).toEqual([]);
  });
}

test("an example is shown again, seed by seed", async ({ page }) => {
  await open(page, "oware");
  const board = new Board(page, 'figure:has-text("the chain of twos") mancala-board');
  await board.button("Show the last turn again").click();
  await expect(board.button("Pause")).toBeEnabled();
  await board.button("To the end of the turn").click();
  await expect(board.sentence).toContainText("eleven seeds are captured");
});

test("a link to a sentence shows it, and tells it to those who listen", async ({ page }) => {
  await open(page, "omweso/omweso-okwesera");
  const sentence = page.locator("#omweso-okwesera");
  await expect(sentence).toBeFocused();
  await expect(sentence).toBeInViewport();
  await expect(sentence).toContainText("lift exactly three seeds");
  await page.evaluate(() => (location.hash = "#/rules/oware/oware-capture"));
  await expect(page.locator("#oware-capture")).toBeFocused();
  await page.evaluate(() => (location.hash = "#/rules/oware/nothing"));
  await expect(page.getByRole("main")).toBeFocused();
});

test("the rules in short lead to all of them", async ({ page }) => {
  await Board.open(page, "bao-kigogo");
  await page.getByRole("button", { name: "Rules" }).click();
  await page.getByRole("link", { name: "All rules, with examples" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bao Kigogo");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: "Oware" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oware (Abapa)");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bao Kigogo");
});

test.describe("in another language", () => {
  test.use({ locale: "fr" });

  test("the page says in which the rules are, and so does the text", async ({ page }) => {
    await open(page, "oware");
    await expect(page.getByText("Les règles complètes sont écrites en anglais.")).toBeVisible();
    await expect(page.getByRole("article")).toHaveAttribute("lang", "en");
    await expect(page).toHaveTitle(/^Les règles d’Oware/);
  });
});

for (const width of [320, 390, 768, 1440]) {
  test(`nothing scrolls sideways at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const game of Object.keys(GAMES)) {
      await open(page, game);
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(over, game).toBeLessThanOrEqual(0);
    }
  });
}
