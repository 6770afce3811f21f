import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { Board } from "../support/board.ts";
import { GAMES } from "../support/games.ts";
import { expect, test } from "../support/page.ts";

/** Every screen and dialog by name, and how to get there. */
const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto("./"),
  "unknown address": (page) => page.goto("./#/nowhere"),
  ...Object.fromEntries(GAMES.map((id) => [`play ${id}`, (page: Page) => Board.open(page, id)])),
  "a game under way": async (page) => {
    const board = await Board.open(page, "omweso");
    await board.sowAny(3);
  },
  "why not": async (page) => {
    const board = await Board.open(page, "omweso");
    await board.pit("A").click({ force: true });
  },
  "a turn being shown": async (page) => {
    const board = await Board.open(page, "omweso", "0.25");
    await board.pit("K").click();
    await board.button("Pause").click();
  },
  "new game": async (page) => {
    const board = await Board.open(page, "oware");
    await board.sow("C");
    await page.getByRole("button", { name: "New game" }).click();
  },
  rules: async (page) => {
    await Board.open(page, "omweso");
    await page.getByRole("button", { name: "Rules" }).click();
  },
  settings: async (page) => {
    await Board.open(page, "oware");
    await page.getByRole("button", { name: "Settings" }).click();
  },
  keys: async (page) => {
    const board = await Board.open(page, "oware");
    await board.button("Keys").click();
  },
  "resign?": async (page) => {
    const board = await Board.open(page, "oware");
    await board.button("Resign").click();
  },
  result: async (page) => {
    const board = await Board.open(page, "oware");
    await board.button("Agree to end").click();
    await board.button("End the game").click();
  },
};

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const [name, go] of Object.entries(SCREENS)) {
      test(`axe finds nothing: ${name}`, async ({ page }) => {
        await go(page);
        await page.waitForTimeout(300);
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();
        const findings = violations.flatMap(({ id, nodes }) =>
          nodes.map(
            ({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary ?? ""}`,
          ),
        );
        expect(findings).toEqual([]);
      });
    }
  });
}

test("the board is one tab stop, named, and arrows move inside it", async ({ page }) => {
  const board = await Board.open(page, "omweso");
  await expect(board.grid.locator("button[tabindex='0']")).toHaveCount(1);
  await expect(board.pits).toHaveCount(32);
  await board.pit("K").focus();
  await page.keyboard.press("ArrowRight");
  await expect(board.pit("L")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(board.pit("D")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(board.pit("C")).toBeFocused();
  await expect(board.grid.locator("button[tabindex='0']")).toHaveCount(1);
  await expect(board.canvas).toHaveAttribute("aria-hidden", "true");
});

test("the focus stays on the board through a turn, an undo and a new game", async ({ page }) => {
  const board = await Board.open(page, "oware");
  await board.pit("C").focus();
  await page.keyboard.press("Enter");
  await expect(board.pit("C")).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(board.pit("C")).toBeFocused();
});

test("every turn is told in a sentence", async ({ page }) => {
  const board = await Board.open(page, "oware");
  await board.sow("C");
  await expect(board.sentence).toContainText("South sows four from C.");
  await expect(board.sentence).toContainText("North to move");
});
