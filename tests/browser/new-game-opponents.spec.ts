// Who plays each side: people, levels, or one of each; and that the players of a game survive what keeps it.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { pausesOver } from "../support/answers.ts";
import { Board } from "../support/board.ts";
import { expect, test } from "../support/page.ts";

const form = (page: Page) => page.locator("form.new-game");
const radio = (page: Page, name: string | RegExp) =>
  form(page).getByRole("radio", typeof name === "string" ? { name, exact: true } : { name });
const told = (page: Page) => form(page).getByRole("region", { name: "Your game" });
const start = (page: Page) => form(page).getByRole("button", { name: "Start", exact: true });

const yourSide = (page: Page, side: string) =>
  form(page)
    .getByRole("group", { name: "You play" })
    .getByRole("radio", { name: side, exact: true });

/** Who plays which side of the board that is shown. */
const players = (page: Page): Promise<string[]> =>
  page
    .locator("mancala-board")
    .evaluate((board) => ["south", "north"].map((side) => board.getAttribute(side) ?? "human"));

async function openAlone(page: Page, game = "oware"): Promise<void> {
  await page.goto(`./#/new/${game}/computer`);
  await expect(form(page)).toBeVisible();
}

/** Begins the planned game; South starts, so that nobody waits for a lot. */
async function begin(page: Page): Promise<Board> {
  await form(page)
    .getByRole("group", { name: "First player", exact: true })
    .getByRole("radio", { name: "South" })
    .check();
  await start(page).click();
  const board = new Board(page);
  await board.isReady();
  await board.setSpeed("instant");
  return board;
}

test("from the first screen to an opponent in three presses", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("link", { name: "Play against the computer" }).nth(1).click();
  await expect(radio(page, "One person")).toBeChecked();
  await expect(radio(page, /^Level 2/)).toBeChecked();
  await expect(told(page)).toContainText("against Level 2");
  await expect(start(page)).toBeVisible();
});

test("two people play, when nobody asks for anything else", async ({ page }) => {
  await page.goto("./#/new/oware");
  await expect(radio(page, "Two people")).toBeChecked();
  await begin(page);
  expect(await players(page)).toEqual(["human", "human"]);
});

test("six levels are offered, each with a sentence", async ({ page }) => {
  await openAlone(page);
  const levels = form(page).getByRole("group", { name: "Opponent" }).getByRole("radio");
  await expect(levels).toHaveCount(6);
  for (const level of await levels.all()) {
    await expect(level).toHaveAccessibleName(/^Level \d · \w/);
    await expect(level).toHaveAccessibleDescription(/\.$/);
  }
});

test("sides are swapped with what belongs to them", async ({ page }) => {
  await openAlone(page);
  await radio(page, /^Level 4/).check();
  await form(page).getByRole("textbox", { name: "Your name" }).fill("Ama");
  await yourSide(page, "North").check();
  await expect(radio(page, /^Level 4/)).toBeChecked();
  await expect(form(page).getByRole("textbox", { name: "Your name" })).toHaveValue("Ama");
  await radio(page, "Two people").check();
  await page.getByLabel("South’s name").fill("Esi");
  await form(page).getByRole("button", { name: "Swap sides" }).click();
  await expect(page.getByLabel("South’s name")).toHaveValue("Ama");
  await expect(page.getByLabel("North’s name")).toHaveValue("Esi");
});

test("the way of playing that is planned is the one that is shown", async ({ page }) => {
  await openAlone(page, "omweso");
  await radio(page, "Contract").check();
  const teacher = form(page).getByRole("switch", { name: "With a teacher" });
  await teacher.check();
  await radio(page, "Oware").check();
  await teacher.uncheck();
  await expect(told(page)).toContainText("Contract");
  await expect(radio(page, "Contract")).toBeChecked();
  await radio(page, "Classical").check();
  await expect(told(page)).toContainText("Classical");
});

test("the address keeps who is to play when another game is chosen", async ({ page }) => {
  await openAlone(page, "omweso");
  await radio(page, "Oware").check();
  await expect(page).toHaveURL(/#\/new\/oware\/computer$/);
  await page.reload();
  await expect(radio(page, "One person")).toBeChecked();

  await page.goto("./#/new/omweso/teacher");
  const teacher = form(page).getByRole("switch", { name: "With a teacher" });
  await radio(page, "Oware").check();
  await expect(page).toHaveURL(/#\/new\/oware\/teacher$/);
  await page.reload();
  await expect(teacher).toBeChecked();

  await page.goto("./#/new/omweso");
  await radio(page, "Oware").check();
  await expect(page).toHaveURL(/#\/new\/oware$/);
});

test("a level answers, and is still the opponent after a reload", async ({ page }) => {
  await openAlone(page);
  await radio(page, /^Level 1/).check();
  const board = await begin(page);
  expect(await players(page)).toEqual(["human", "1"]);
  await board.sow("C");
  await expect.poll(async () => (await board.turns()).length).toBe(2);
  await page.reload();
  await board.isReady();
  expect(await players(page)).toEqual(["human", "1"]);
  expect(await board.turns()).toHaveLength(2);
  // Its record says so, too.
  await page.getByRole("button", { name: "Records" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox").first()).toHaveValue(
    /\[North "Level 1"\]/,
  );
});

test("the next form begins with the same opponent", async ({ page }) => {
  await openAlone(page);
  await radio(page, /^Level 3/).check();
  await yourSide(page, "North").check();
  await begin(page);
  await page.getByRole("button", { name: "New game" }).click();
  await expect(radio(page, "One person")).toBeChecked();
  await expect(radio(page, /^Level 3/)).toBeChecked();
  await expect(yourSide(page, "North")).toBeChecked();
});

test("two levels play by themselves, and stop", async ({ page }) => {
  await page.goto("./#/new/oware");
  await radio(page, "Two levels").check();
  await form(page).getByRole("combobox", { name: "South’s level" }).selectOption("1");
  await form(page).getByRole("combobox", { name: "North’s level" }).selectOption("2");
  await expect(told(page)).toContainText("Level 1 against Level 2");
  const board = await begin(page);
  await expect.poll(async () => (await board.turns()).length).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
  const { length } = await board.turns();
  await pausesOver(page);
  expect(await board.turns()).toHaveLength(length);
});

test("a record brings its players along", async ({ page }) => {
  await page.goto("./#/play/oware");
  await new Board(page).isReady();
  await page.getByRole("button", { name: "Records" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Open a game", exact: true }).check({ force: true });
  await dialog
    .getByRole("textbox", { name: /^Paste/ })
    .fill('[Game "oware"]\n[South "Level 2"]\n[North "Ama"]\n\n1. C\n');
  await dialog.getByRole("button", { name: "Read it" }).click();
  await dialog.getByRole("button", { name: "Open this game" }).click();
  await expect.poll(() => players(page)).toEqual(["2", "human"]);
});

test("a level arranges its own seeds, and picks no hand", async ({ page }) => {
  await openAlone(page, "omweso");
  await radio(page, "Tournament").check();
  await start(page).click();
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("South arranges");
  await page.getByRole("button", { name: /in each back pit/ }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await new Board(page).isReady();
  expect(await players(page)).toEqual(["human", "2"]);
});

for (const [name, width] of [
  ["phone", 390],
  ["tablet", 768],
  ["desk", 1440],
] as const) {
  test(`nothing sticks out, and axe finds nothing: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 });
    for (const company of ["One person", "Two people", "Two levels"]) {
      await openAlone(page);
      await radio(page, company).check();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    }
  });
}
