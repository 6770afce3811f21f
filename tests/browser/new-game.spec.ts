// The form for a new game: presets, options, names, ways of playing, and the lot.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { GAMES } from "../support/games.ts";
import { expect, test } from "../support/page.ts";

const form = (page: Page) => page.locator("form.new-game");
const option = (page: Page, name: string) => form(page).getByRole("group", { name, exact: true });
const radio = (page: Page, name: string) => form(page).getByRole("radio", { name, exact: true });
/** What the foot says of the game as it would begin. */
const told = (page: Page) => form(page).getByRole("region", { name: "Your game" });
const start = (page: Page) => form(page).getByRole("button", { name: "Start", exact: true });

async function open(page: Page, game: string): Promise<void> {
  await page.goto(`./#/new/${game}`);
  await expect(form(page)).toBeVisible();
}

async function openRules(page: Page): Promise<void> {
  await form(page).getByText("All rules").click();
}

test.describe("presets", () => {
  test("the default rules come first and are chosen", async ({ page }) => {
    await open(page, "omweso");
    await expect(radio(page, "Standard")).toBeChecked();
    await expect(told(page)).toContainText("The default rules");
  });

  test("one sets its options, and changing one makes them your own", async ({ page }) => {
    await open(page, "omweso");
    await radio(page, "Tournament").check();
    await expect(radio(page, "Each player arranges their own")).toBeChecked();
    await expect(told(page)).toContainText("Free arrangement");
    await option(page, "Points for the match").getByRole("spinbutton").fill("6");
    await expect(radio(page, "Your own")).toBeChecked();
    await expect(told(page)).toContainText("Free arrangement · to 6 points");
  });

  test("options set to those of one are known by its name", async ({ page }) => {
    await open(page, "omweso");
    await radio(page, "Each player arranges their own").check();
    await expect(radio(page, "Tournament")).toBeChecked();
  });

  test("your own opens the rules", async ({ page }) => {
    await open(page, "oware");
    await expect(option(page, "Grand slam")).toBeHidden();
    await radio(page, "Your own").check();
    await expect(option(page, "Grand slam")).toBeVisible();
  });
});

test.describe("an option", () => {
  test("that was changed says so, and goes back with the focus kept", async ({ page }) => {
    await open(page, "oware");
    await openRules(page);
    const slam = option(page, "Grand slam");
    await slam.getByRole("radio", { name: "Everything is taken", exact: true }).check();
    await expect(slam.getByText("Changed")).toBeVisible();
    await expect(form(page).getByText("1 changed")).toBeVisible();
    await slam.getByRole("button", { name: "Grand slam: back to default" }).click();
    await expect(slam.getByText("Changed")).toBeHidden();
    await expect(slam.getByRole("radio", { name: /^It takes nothing/ })).toBeFocused();
  });

  test("without effect is off and says why {#omweso-setup-order-only-free}", async ({ page }) => {
    await open(page, "omweso");
    const cap = option(page, "Most seeds in a pit");
    await expect(cap.getByRole("spinbutton")).toBeDisabled();
    await expect(cap).toContainText("only with Arrangement: each player arranges their own");
    await radio(page, "Each player arranges their own").check();
    await expect(cap.getByRole("spinbutton")).toBeEnabled();
    await cap.getByRole("checkbox", { name: "No limit" }).check();
    await expect(told(page)).toContainText("any number of seeds in a pit");
    // What has no effect is not part of the game.
    await radio(page, "Two in every pit").check();
    await expect(told(page)).not.toContainText("any number");
  });

  test("out of its range stops the start and takes the focus", async ({ page }) => {
    await open(page, "omweso");
    await openRules(page);
    const laps = option(page, "Limit of laps").getByRole("spinbutton");
    await laps.fill("0");
    await expect(option(page, "Limit of laps")).toContainText(
      "A whole number from 1 to 1,000,000.",
    );
    await form(page).getByText("All rules").click();
    await start(page).click();
    await expect(form(page)).toBeVisible();
    await expect(laps).toBeFocused();
    await expect(laps).toHaveAttribute("aria-invalid", "true");
  });
});

test("every option of every game has its words, its values and a source", async ({ page }) => {
  for (const id of GAMES) {
    await open(page, id);
    await openRules(page);
    const options = form(page).locator("fieldset.option");
    expect(await options.count()).toBeGreaterThan(4);
    for (const each of await options.all()) {
      await expect(each.locator(".option-name")).toHaveText(/^[A-Z“]/);
      await expect(each.locator(".option-about")).toHaveText(/\.$/);
      await expect(each.locator(".source")).toHaveText(/\.$/);
      expect(await each.locator("input, select").count()).toBeGreaterThan(0);
    }
    await page.goto("./");
  }
});

test("another game keeps the names, and what was set is found again", async ({ page }) => {
  await open(page, "omweso");
  await radio(page, "Blitz").check();
  await page.getByLabel("South’s name").fill("Amina");
  await radio(page, "Two in every pit").check();
  await radio(page, "Oware").check();
  await expect(told(page)).toContainText("Oware");
  await expect(page.getByLabel("South’s name")).toHaveValue("Amina");
  await expect(radio(page, "Blitz"), "no turn of Oware can be lost").toHaveCount(0);
  await expect(radio(page, "Classical")).toBeChecked();
  await expect(page.getByText("offered as a courtesy")).toBeVisible();
  await radio(page, "Omweso").check();
  await expect(radio(page, "Blitz")).toBeChecked();
  await expect(radio(page, "Two in every pit")).toBeChecked();
});

test("by keyboard alone, from the game to the start", async ({ page }) => {
  await open(page, "omweso");
  await radio(page, "Omweso").focus();
  await page.keyboard.press("Tab");
  await expect(radio(page, "Two people")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Amina");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Bosco");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Swap sides" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(radio(page, "Standard")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(radio(page, "Tournament")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(radio(page, "Contract")).toBeChecked();
  await start(page).focus();
  await page.keyboard.press("Enter");
  await expect(form(page)).toHaveCount(0);
});

test.describe("the lot", () => {
  const lot = (page: Page) => page.getByRole("region", { name: "Who starts?" });

  async function openLot(page: Page): Promise<void> {
    await open(page, "omweso");
    await page.getByLabel("South’s name").fill("Amina");
    await page.getByLabel("North’s name").fill("Bosco");
    await start(page).click();
    await expect(lot(page)).toBeVisible();
  }

  test("shows the seed in a hand and says who starts", async ({ page }) => {
    await openLot(page);
    await expect(lot(page)).toContainText("Amina picks one");
    await expect(lot(page).locator(".seed")).toHaveCount(0);
    await lot(page).getByRole("button", { name: "Left hand" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    const sentence = (await lot(page).getByRole("status").textContent()) ?? "";
    expect(sentence).toMatch(/^The seed was in the (left|right) hand: (Amina|Bosco) starts\.$/);
    // Who picks starts by finding the seed.
    expect(sentence.includes("right hand")).toBe(sentence.includes("Amina starts"));
    await expect(lot(page).locator(".is-open .seed")).toHaveCount(1);
    await expect(lot(page).getByRole("button", { name: "Begin" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(lot(page)).toHaveCount(0);
  });

  test("may be skipped", async ({ page }) => {
    await openLot(page);
    await lot(page).getByRole("button", { name: "Skip" }).click();
    await expect(lot(page).getByRole("status")).toHaveText(/^(Amina|Bosco) starts\.$/);
    await lot(page).getByRole("button", { name: "Begin" }).click();
    await expect(lot(page)).toHaveCount(0);
  });
});

for (const width of [320, 390, 768]) {
  test(`fits ${String(width)} pixels, and its foot hides nothing that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, "omweso");
    await openRules(page);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBeLessThanOrEqual(0);
    await radio(page, "Omweso").focus();
    for (let tabs = 0; tabs < 40; tabs += 1) {
      await page.keyboard.press("Tab");
      const isHidden = await page.evaluate(() => {
        const focused = document.activeElement;
        const foot = document.querySelector(".new-game-foot");
        // Past the last control the focus leaves the page.
        if (!focused || focused === document.body || !foot || foot.contains(focused)) return false;
        const { top } = foot.getBoundingClientRect();
        return focused.getBoundingClientRect().bottom > top + 1;
      });
      expect(isHidden, `after ${String(tabs + 1)} tabs`).toBe(false);
    }
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const id of GAMES) {
      test(`axe finds nothing: new game of ${id}`, async ({ page }) => {
        await open(page, id);
        await openRules(page);
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
          [],
        );
      });
    }
  });
}
