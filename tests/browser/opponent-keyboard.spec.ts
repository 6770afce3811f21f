// From the form to the lines of the analysis with the keyboard alone.
import type { Locator, Page } from "@playwright/test";
import { Board } from "../support/board.ts";
import { expect, test } from "../support/page.ts";

/** Goes on by Tab until `wanted` has the focus; it is never lost on the way. */
async function tabTo(page: Page, wanted: Locator, key = "Tab"): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element.matches(":focus"))) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}

async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press("Enter");
}

test("a game against a level, its analysis, its graph and its lines need no mouse", async ({
  page,
}) => {
  test.slow();
  await page.goto("./");
  await press(page, page.getByRole("link", { name: "Play against the computer" }).nth(1));
  const form = page.locator("form.new-game");
  const level = form.getByRole("radio", { name: /^Level 2/ });
  await expect(level).toBeChecked();
  await tabTo(page, level);
  await page.keyboard.press("ArrowUp");
  await expect(form.getByRole("radio", { name: /^Level 1/ })).toBeChecked();
  const first = form.getByRole("group", { name: "First player", exact: true });
  await tabTo(page, first.getByRole("radio").and(page.locator(":checked")));
  await page.keyboard.press("ArrowDown");
  await expect(first.getByRole("radio", { name: "South" })).toBeChecked();
  await press(page, form.getByRole("button", { name: "Start", exact: true }));

  const board = new Board(page);
  await board.isReady();
  await tabTo(page, board.element.getByRole("combobox", { name: "Speed" }));
  await page.keyboard.press("End");
  await expect(board.element.getByRole("combobox", { name: "Speed" })).toHaveValue("instant");
  await tabTo(page, board.pits.and(page.locator("[tabindex='0']")), "Shift+Tab");
  for (const letter of ["c", "a"]) {
    const before = (await board.turns()).length;
    await page.keyboard.press(letter);
    await expect(board.pit(letter.toUpperCase())).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await board.turns()).length).toBe(before + 2);
    await expect(board.grid.locator("button:focus"), "the focus stays on the board").toHaveCount(1);
  }
  // Why, and back again.
  await press(page, board.button("Explain"));
  await expect(board.element.getByRole("group", { name: / plays / })).toContainText("Level 1");
  await page.keyboard.press("Escape");
  await expect(board.button("Explain")).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "Analyse" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("complementary", { name: "Analysis" });
  await expect(panel.getByRole("heading", { name: "Analysis" })).toBeFocused();
  const show = panel.locator(".line:not(.is-empty)").getByRole("button", { name: /^Show me/ });
  await expect(show).toHaveCount(3);
  await press(page, show.first());
  await expect(board.sentence).toContainText("Nothing of it is played.");
  await expect(show.first(), "the focus stays where one was").toBeFocused();
  await tabTo(page, board.button("Back to the game"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(board.sentence).not.toContainText("Nothing of it is played.");
  await expect(page.locator("mancala-board"), "the focus is not lost").toBeFocused();

  await press(page, panel.getByRole("button", { name: "Go through the game" }));
  await expect(panel.locator(".review-told")).toHaveText(/better|stands out/, { timeout: 30_000 });
  const graph = panel.getByRole("slider", { name: "Score over the game" });
  await tabTo(page, graph);
  await page.keyboard.press("Home");
  await expect(graph).toHaveAttribute("aria-valuetext", /^Start: /);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(graph).toHaveAttribute("aria-valuenow", "2");
  expect(await board.call(({ ply }) => ply)).toBe(2);
  await press(page, panel.getByText("As a table"));
  await expect(panel.getByRole("row")).toHaveCount(6);
  await tabTo(page, panel.getByRole("button", { name: "Close" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Analyse" })).toBeFocused();
});
