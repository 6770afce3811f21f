// The position editor: seeds, sides and options put together, judged, read from text, played and shared.
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { Board } from "../support/board.ts";
import { expect, test } from "../support/page.ts";
import { STRICT_PATH } from "../support/server.ts";

/** The editor as people find it. */
class Editor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page, game = "omweso"): Promise<Editor> {
    await page.goto(`./#/analyse/${game}`);
    const editor = new Editor(page);
    await expect(editor.pits.first()).toBeVisible();
    return editor;
  }

  get pits(): Locator {
    return this.page.getByRole("grid").getByRole("button");
  }

  /** The button of a pit by its letter: capitals South, small letters North. */
  pit(letter: string): Locator {
    return this.page.getByRole("grid").getByRole("button", { name: new RegExp(`pit ${letter},`) });
  }

  tool(name: string): Locator {
    return this.page.getByRole("radio", { name, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  get text(): Locator {
    return this.page.getByRole("textbox", { name: "Position as text" });
  }

  get reasons(): Locator {
    return this.page.locator(".reasons li");
  }

  get verdict(): Locator {
    return this.page.locator(".reasons-title");
  }

  async read(text: string): Promise<void> {
    await this.text.fill(text);
    await this.button("Read").click();
  }
}

test("a press adds, takes, empties or sets, as the hand says", async ({ page }) => {
  const editor = await Editor.open(page, "oware");
  await editor.pit("A").click();
  await editor.pit("B").click({ modifiers: ["Shift"] });
  await editor.tool("Take one").check();
  await editor.pit("C").click();
  await editor.pit("D").click({ modifiers: ["Shift"] });
  await editor.tool("Empty").check();
  await editor.pit("E").click();
  await page.getByRole("spinbutton", { name: "Number to set" }).fill("11");
  await expect(editor.tool("Set to"), "whoever types the number means it").toBeChecked();
  await editor.pit("F").click();
  await expect(editor.text).toHaveValue("oware 5,3x2,5,0,11/4x6 s 0,0");
});

test("keys alone place seeds, and digits make one number and one step", async ({ page }) => {
  const editor = await Editor.open(page, "omweso");
  await editor.pit("M").focus();
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await page.keyboard.press("-");
  await expect(editor.pit("M")).toHaveAccessibleName(/5 seeds/);
  await expect(page.locator(".editor-place").getByRole("status")).toHaveText(
    "M: 5 seeds. 65 seeds: 1 too many.",
  );
  await page.keyboard.press("Delete");
  await page.keyboard.type("12");
  await expect(editor.pit("M")).toHaveAccessibleName(/12 seeds/);
  await page.keyboard.press("Control+z");
  await expect(editor.pit("M")).toHaveAccessibleName(/empty/);
  await page.keyboard.press("Control+Shift+z");
  await expect(editor.pit("M")).toHaveAccessibleName(/12 seeds/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("1");
  await page.keyboard.press("A");
  await page.keyboard.press("Enter");
  await expect(editor.text).toHaveValue("omweso 4x4,12,1,4x2,0x7,1/4x8,0x8 s 0,0 0,0");
  await expect(editor.pit("A")).toBeFocused();
});

test("every reason is told at once, and it is played only when there is none", async ({ page }) => {
  const editor = await Editor.open(page, "omweso");
  await editor.pit("A").click();
  await page.getByRole("spinbutton", { name: "North: turns with a capture" }).fill("2");
  await page.getByRole("textbox", { name: "Rule options" }).fill("lapCap=few");
  await expect(editor.verdict).toHaveText("Cannot be played yet");
  await expect(editor.reasons).toHaveText([
    "There are 65 seeds, but Omweso has only 64: take 1 away.",
    "North cannot have captured in more turns than North has taken.",
    /^Rule options: Character 8: “few” is not a value of this option/,
  ]);
  const play = editor.button("Play from here");
  await expect(play).toHaveAttribute("aria-disabled", "true");
  await expect(play).toHaveAccessibleDescription(/take 1 away/);
  await play.click({ force: true });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Position editor");

  await editor.button("Undo").click();
  await editor.button("Undo").click();
  await editor.button("Undo").click();
  await expect(editor.verdict).toHaveText("Ready to play");
  await expect(play).toHaveAttribute("aria-disabled", "false");
});

test("a game is played from the position", async ({ page }) => {
  const editor = await Editor.open(page, "oware");
  await editor.read("oware 0x5,1/0x5,1 n 23,23");
  await editor.button("Play from here").click();
  await new Board(page).isReady();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oware");
  await expect(page.getByText("North to move").first()).toBeVisible();
});

test("a position that is over already says so", async ({ page }) => {
  const editor = await Editor.open(page, "oware");
  await editor.read("oware 2x6/0x6 n 20,16");
  await expect(editor.verdict).toHaveText("Already over");
  await expect(editor.reasons).toHaveText([/^South wins\./]);
  await expect(editor.button("Play from here")).toHaveAttribute("aria-disabled", "true");
});

test("any text of a position can be put in, and all its faults are told", async ({ page }) => {
  const editor = await Editor.open(page, "omweso");
  await editor.pit("A").click();
  await editor.read("omweso 4x7/4x8,0x8 q 0,0");
  const told = page.getByRole("status").filter({ hasText: "cannot be read" });
  await expect(told).toContainText("Character 8: “7” is not the number of pits");
  await expect(told).toContainText("Character 20: “q” should say whose turn it is");
  await expect(editor.pit("A"), "the board stays as it was").toHaveAccessibleName(/1 seed/);

  // Unplayable, and of another game.
  await editor.read("bao-kigogo 2x23,0/2x23,60 n");
  await expect(page.getByRole("radio", { name: "Bao Kigogo" })).toBeChecked();
  await expect(editor.pits).toHaveCount(48);
  await expect(editor.verdict).toHaveText("Cannot be played yet");
  await expect(editor.button("Read"), "the focus is where it was").toBeFocused();
  await editor.button("Undo").press("Enter");
  await expect(editor.pits).toHaveCount(32);
  await expect(editor.button("Undo"), "though it was made anew").toBeFocused();
  await expect(editor.pit("A")).toHaveAccessibleName(/1 seed/);
});

test("many pits are filled at once", async ({ page }) => {
  const editor = await Editor.open(page, "omweso");
  await editor.button("Empty board").click();
  await page.getByRole("combobox", { name: "Pits" }).selectOption("South’s front row");
  await page.getByRole("spinbutton", { name: "Seeds in each" }).fill("3");
  await editor.button("Fill").click();
  await expect(page.getByText("24 of 64 seeds: 40 missing.")).toBeVisible();
  await editor.button("Copy South to North").click();
  await expect(editor.text).toHaveValue("omweso 0x8,3x8/0x8,3x8 s 0,0 0,0");
  await editor.button("Starting position").click();
  await expect(page.getByText("All 64 seeds placed.")).toBeVisible();
});

test("a playable position is shared as a link, any other as its text", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const editor = await Editor.open(page, "oware");
  await editor.read("oware 0x5,1/0x5,1 n 23,23");
  await editor.button("Share").click();
  await expect(page.getByText("The link is copied.")).toBeVisible();
  const link = await copied();
  expect(link).toMatch(/^http.*#g=/);

  await editor.pit("A").click();
  await editor.button("Share").click();
  await expect(page.getByText(/its text is copied instead/)).toBeVisible();
  expect(await copied()).toBe("oware 1,0x4,1/0x5,1 n 23,23");

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Oware");
});

test("what was set up is there again after a reload", async ({ page }) => {
  const editor = await Editor.open(page, "oware");
  await editor.pit("A").click();
  await page.reload();
  await expect(editor.pit("A")).toHaveAccessibleName(/5 seeds/);
});

test("a turn is proved never to end, and one to end", async ({ page }) => {
  const editor = await Editor.open(page, "omweso");
  // The turn of 66 laps that come round again and again.
  await editor.read("omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 0,0 0,0");
  await page.getByRole("combobox", { name: "Turn" }).fill("H");
  await editor.button("Does it end?").click();
  await expect(page.getByText(/^It never ends: .* 66 laps come round again\./)).toBeVisible();
  await editor.button("Starting position").click();
  await expect(page.getByText(/^It never ends/)).toBeHidden();
  await editor.button("Does it end?").click();
  await expect(page.getByText(/^It ends after \d+ laps?\./)).toBeVisible();
  await page.getByRole("combobox", { name: "Turn" }).fill("!");
  await editor.button("Does it end?").click();
  await expect(page.getByText(/not a turn in the notation/)).toBeVisible();
});

test("the turns that can be proved are listed when somebody is about to choose", async ({
  page,
}) => {
  const editor = await Editor.open(page, "bao-kigogo");
  const turn = page.getByRole("combobox", { name: "Turn" });
  const turns = page.locator(".proof datalist option");
  await expect(turn).toHaveValue("");
  await expect(turns).toHaveCount(0);
  await turn.focus();
  await expect(turns).not.toHaveCount(0);
  await expect(turn).toHaveValue("");
  await editor.button("Does it end?").click();
  await expect(turn).not.toHaveValue("");
  await editor.button("Empty board").click();
  await expect(turns).toHaveCount(0);
  await expect(turn).toHaveValue("");
});

test("a proof that takes long tells how far it has come, and is stopped at once", async ({
  page,
}) => {
  // A policy as strict as one can be lets the worker and its engine in.
  await page.goto(`.${STRICT_PATH}#/analyse/omweso`);
  const editor = new Editor(page);
  await editor.read("omweso 5,4,5,4,3,6,3,2,5,4,4,3,2,1,2,4/7,0x15 s 1,1 1,1");
  await page.getByRole("combobox", { name: "Turn" }).fill("G");
  await editor.button("Does it end?").click();
  await expect(page.getByText(/^[\d,]+ laps examined, about [\d,]+ a second\.$/)).toBeVisible();
  await editor.button("Stop").click();
  await expect(page.getByText(/^Stopped after [\d,]+ laps\. Nothing is proved\.$/)).toBeVisible();
  await expect(editor.button("Does it end?")).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("axe finds nothing in the editor", async ({ page }) => {
      const editor = await Editor.open(page, "omweso");
      await editor.pit("A").click();
      await editor.read("omweso 4x7/4x8,0x8 q 0,0");
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    });
  });
}

test("on a phone every control can be hit, and nothing is wider than the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const editor = await Editor.open(page, "bao-kigogo");
  await expect(editor.pits).toHaveCount(48);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  const small = await page
    .locator(".editor-place button, .hand-bar label, .analyse-verdict button")
    .evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && Math.min(width, height) < 44)
        .map(({ width, height }) => `${String(width)} × ${String(height)}`),
    );
  expect(small).toEqual([]);
});
