// The free arrangement: both players place their seeds, in view or unseen.
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { Board } from "../support/board.ts";
import { expect, test } from "../support/page.ts";

type Side = "South" | "North";

const otherSide = (side: Side): Side => (side === "South" ? "North" : "South");

/** The screen of the arrangement, after the lot. */
class Arranging {
  readonly page: Page;
  /** Whom the lot made the first. */
  readonly first: Side;

  constructor(page: Page, first: Side) {
    this.page = page;
    this.first = first;
  }

  static async begin(page: Page, order: "In view" | "Unseen, then revealed"): Promise<Arranging> {
    await page.goto("./#/new/omweso");
    await page.getByRole("radio", { name: "Each player arranges their own" }).check();
    await page.getByRole("radio", { name: order }).check();
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("button", { name: "Skip" }).click();
    await page.getByRole("button", { name: "Begin" }).click();
    const heading = page.getByRole("heading", { name: /arranges$/ });
    await expect(heading).toBeVisible();
    await expect(heading, "the focus goes on with the screen").toBeFocused();
    const first = (await heading.textContent())?.startsWith("South") ? "South" : "North";
    return new Arranging(page, first);
  }

  /** A pit by its letter, written as South's; North's are small. */
  pit(side: Side, letter: string): Locator {
    const name = side === "South" ? letter : letter.toLowerCase();
    return this.page.getByRole("button", { name: new RegExp(`pit ${name},`) });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  async place(fill: string): Promise<void> {
    await this.button(fill).click();
    await this.button("Done").click();
  }

  async isAt(title: string): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(title);
  }

  /** What assistive technology finds on the page. */
  told(): Promise<string> {
    return this.page.locator("main").ariaSnapshot();
  }
}

test("in view: the first arranges, then the second sees it and arranges, then the game begins", async ({
  page,
}) => {
  const arranging = await Arranging.begin(page, "In view");
  const { first } = arranging;
  const second = otherSide(first);
  await arranging.place("4 in each back pit");
  await arranging.isAt(`${second} arranges`);
  await expect(arranging.pit(first, "I")).toHaveAccessibleName(/4 seeds/);
  await arranging.place("2 in each pit");
  const board = new Board(page);
  await board.isReady();
  await expect(board.pit(first === "South" ? "I" : "i")).toHaveAccessibleName(/4 seeds/);
  await expect(board.pit(first === "South" ? "a" : "A")).toHaveAccessibleName(/2 seeds/);
  await expect(page.getByText(`${first} to move`).first()).toBeVisible();
});

test("by keys alone: caps hold, seeds left are told, nothing is done before all are placed", async ({
  page,
}) => {
  const arranging = await Arranging.begin(page, "In view");
  const { first } = arranging;
  const pit = (letter: string) => arranging.pit(first, letter);
  await pit("I").focus();
  await page.keyboard.type("10");
  await page.keyboard.press("+");
  await expect(page.getByText("At most 10 may lie in a pit.")).toBeVisible();
  await expect(page.getByText("22 in hand", { exact: true })).toBeVisible();
  const done = arranging.button("Done");
  await expect(done).toHaveAttribute("aria-disabled", "true");
  await done.click({ force: true });
  await expect(page.getByText("22 seeds are still in hand.")).toBeVisible();

  await pit("I").focus();
  for (const key of ["J", "K"]) {
    await page.keyboard.press(first === "South" ? key : key.toLowerCase());
    await page.keyboard.type("10");
  }
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("9");
  await expect(pit("L"), "only two are left").toHaveAccessibleName(/2 seeds/);
  await expect(page.getByText("All placed", { exact: true })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByText("2 in hand", { exact: true })).toBeVisible();
  await page.keyboard.press("Control+Shift+z");
  await expect(done).toHaveAttribute("aria-disabled", "false");
  await done.focus();
  await page.keyboard.press("Enter");
  await arranging.isAt(`${otherSide(first)} arranges`);
});

test("the other player’s pits cannot be changed", async ({ page }) => {
  const arranging = await Arranging.begin(page, "In view");
  const second = otherSide(arranging.first);
  await arranging.pit(second, "I").click({ force: true });
  await expect(page.getByText(`This pit is ${second}’s.`)).toBeVisible();
  await expect(page.getByText("32 in hand", { exact: true })).toBeVisible();
});

test("a reload loses no seed", async ({ page }) => {
  const arranging = await Arranging.begin(page, "In view");
  await arranging.pit(arranging.first, "A").click();
  await page.reload();
  await expect(page.getByText("31 in hand", { exact: true })).toBeVisible();
  await expect(arranging.pit(arranging.first, "A")).toHaveAccessibleName(/1 seed/);
});

test("unseen: nothing of the first arrangement is there before both are revealed {#omweso-setup-hidden}", async ({
  page,
}) => {
  const arranging = await Arranging.begin(page, "Unseen, then revealed");
  const { first } = arranging;
  const second = otherSide(first);
  await arranging.place("4 in each back pit");

  await arranging.isAt(`Pass the device to ${second}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("canvas")).toHaveCount(0);
  expect(await arranging.told()).not.toMatch(/\d seed|pit /);

  await page.reload();
  await arranging.isAt(`Pass the device to ${second}`);
  await arranging.button(`I am ${second}`).click();
  await arranging.isAt(`${second} arranges`);
  await expect(arranging.pit(first, "I")).toHaveAccessibleName(/covered$/);
  expect(await arranging.told()).not.toMatch(/pit \w, \d/);

  // Whoever reloads now may be anybody.
  await page.reload();
  await arranging.isAt(`Pass the device to ${second}`);
  await arranging.button(`I am ${second}`).click();
  await arranging.place("2 in each pit");

  await arranging.isAt("Both arrangements");
  await expect(arranging.pit(first, "I")).toHaveAccessibleName(/4 seeds/);
  await expect(arranging.pit(second, "A")).toHaveAccessibleName(/2 seeds/);
  await arranging.button("Begin the game").click();
  await new Board(page).isReady();
});

test("unseen: a reload while the first arranges shows nothing either", async ({ page }) => {
  const arranging = await Arranging.begin(page, "Unseen, then revealed");
  await arranging.pit(arranging.first, "A").click();
  await page.reload();
  await arranging.isAt(`Pass the device to ${arranging.first}`);
  await arranging.button(`I am ${arranging.first}`).click();
  await expect(page.getByText("31 in hand", { exact: true })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("axe finds nothing while seeds are arranged", async ({ page }) => {
      const axe = async () => (await new AxeBuilder({ page }).analyze()).violations;
      const arranging = await Arranging.begin(page, "Unseen, then revealed");
      expect(await axe()).toEqual([]);
      await arranging.place("2 in each pit");
      expect(await axe()).toEqual([]);
      await arranging.button(`I am ${otherSide(arranging.first)}`).click();
      await arranging.place("4 in each front pit");
      await expect(arranging.pit(arranging.first, "A")).toHaveAccessibleName(/2 seeds/);
      expect(await axe()).toEqual([]);
    });
  });
}
