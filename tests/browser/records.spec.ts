import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { Board } from "../support/board.ts";
import type { GameId } from "../support/games.ts";
import { expect, test } from "../support/page.ts";

const RECORD = '[Game "oware"]\n[South "Esi"]\n[North "Kofi"]\n\n1. C d 2. E f {why not?} 3. A b\n';
const OGN = '[Variant "Oware Abapa"]\n[South "Ama"]\n[Result "*"]\n\n1. A (B c) b 2. C+0 *\n';
const BROKEN = '[Game "oware"]\n[South "🫘"]\n\n1. C d {🫘} 2. C f\n';

/** The dialog of records, by what people read in it. */
class Records {
  readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole("dialog", { name: "Records" });
  }

  static async open(page: Page): Promise<Records> {
    await page.getByRole("navigation").getByRole("button", { name: "Records" }).click();
    const records = new Records(page);
    await expect(records.dialog).toBeVisible();
    return records;
  }

  get text(): Locator {
    return this.dialog.getByRole("textbox", { name: /Record of|in OGN|Link to/ });
  }

  get input(): Locator {
    return this.dialog.getByRole("textbox", { name: /^Paste/ });
  }

  get told(): Locator {
    return this.dialog.getByRole("status");
  }

  button(name: string): Locator {
    return this.dialog.getByRole("button", { name, exact: true });
  }

  async choose(name: string): Promise<void> {
    await this.dialog.getByRole("radio", { name, exact: true }).check({ force: true });
  }

  /** Puts a text in and reads it. */
  async read(text: string): Promise<void> {
    await this.choose("Open a game");
    await this.input.fill(text);
    await this.button("Read it").click();
  }
}

async function begun(page: Page, game: GameId, turns: number): Promise<[Board, Records]> {
  const board = await Board.open(page, game);
  await board.sowAny(turns);
  return [board, await Records.open(page)];
}

const recordOnBoard = (board: Board) =>
  board.call((element) => (element as unknown as { saved: { record: string } }).saved.record);

/** The name and the content of what is saved by `act`. */
async function saved(page: Page, act: () => Promise<void>): Promise<[string, string]> {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return [download.suggestedFilename(), await readFile(await download.path(), "utf8")];
}

test.describe("this game", () => {
  test("is copied as a record, and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const [board, records] = await begun(page, "omweso", 2);
    const record = await recordOnBoard(board);
    await expect(records.text).toHaveValue(record);
    await records.button("Copy").click();
    await expect(records.told.filter({ hasText: "Copied." })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(record);
  });

  test("is selected where the browser does not allow copying", async ({ page }) => {
    const [, records] = await begun(page, "oware", 1);
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await records.button("Copy").click();
    await expect(records.told.filter({ hasText: "did not allow copying" })).toBeVisible();
    await expect(records.text).toBeFocused();
    const { length } = await records.text.inputValue();
    const range = () =>
      records.text.evaluate((area: HTMLTextAreaElement) => [
        area.selectionStart,
        area.selectionEnd,
      ]);
    expect(await range()).toEqual([0, length]);
  });

  test("is saved under a sensible name, in the form that is shown", async ({ page }) => {
    const [board, records] = await begun(page, "oware", 2);
    const record = await recordOnBoard(board);
    const [name, text] = await saved(page, () => records.button("Save").click());
    expect(name).toMatch(/^oware-\d{4}-\d{2}-\d{2}\.txt$/);
    expect(text).toBe(record);
    await records.choose("OGN");
    const [ognName, ogn] = await saved(page, () => records.button("Save").click());
    expect(ognName).toMatch(/^oware-\d{4}-\d{2}-\d{2}\.ogn$/);
    expect(ogn).toContain('[Variant "Oware Abapa"]');
  });

  test("that OGN cannot tell says why, and its buttons keep the focus", async ({ page }) => {
    const [board, records] = await begun(page, "oware", 0);
    await records.read('[Game "oware"]\n[Options "grandSlam=illegal"]\n\n1. C d\n');
    await records.button("Open this game").click();
    await expect(board.element).toHaveJSProperty("ply", 2);
    await Records.open(page);
    await records.choose("OGN");
    const copy = records.button("Copy");
    await expect(records.told.filter({ hasText: "cannot be written in OGN" })).toBeVisible();
    await expect(copy).toHaveAttribute("aria-disabled", "true");
    await copy.press("Enter");
    await expect(copy).toBeFocused();
    await expect(records.told.filter({ hasText: "Copied." })).toHaveCount(0);
    await records.choose("Record");
    await expect(copy).toHaveAttribute("aria-disabled", "false");
  });

  test("is a link to this page", async ({ page }) => {
    const [, records] = await begun(page, "bao-kigogo", 2);
    await expect(records.dialog.getByRole("radio", { name: "OGN" })).toHaveCount(0);
    await records.choose("Link");
    const link = await records.text.inputValue();
    expect(link).toContain("#g=bao-kigogo&m=");
    expect(link.split("#")[0]).toBe(page.url().split("#")[0]);
  });

  test("takes names, a date and a comment, and the board keeps them", async ({ page }) => {
    const [board, records] = await begun(page, "oware", 2);
    await records.dialog.getByText("Names, event, date, comment").click();
    await records.dialog.getByRole("textbox", { name: "South" }).fill('Esi "the fox"');
    await records.dialog.getByLabel("Date").fill("2026-11-30");
    await records.dialog.getByRole("textbox", { name: /^Comment after/ }).fill("oh}");
    await records.button("Copy").focus();
    await expect(records.text).toHaveValue(/\[South "Esi \\"the fox\\""\]/);
    await expect(records.text).toHaveValue(/\[Date "2026\.11\.30"\][^]*\{oh\)\}/);
    const shown = await records.text.inputValue();
    await records.button("Close").click();
    expect(await recordOnBoard(board)).toBe(shown);
    await page.reload();
    await board.isReady();
    expect(await recordOnBoard(board)).toBe(shown);
  });
});

test("a name that is being put in when the dialog is closed is kept", async ({ page }) => {
  const [board, records] = await begun(page, "omweso", 1);
  await records.dialog.getByText("Names, event, date, comment").click();
  await records.dialog.getByRole("textbox", { name: "North" }).click();
  await page.keyboard.type("Okello");
  await page.keyboard.press("Escape");
  await expect(records.dialog).toBeHidden();
  await expect.poll(() => recordOnBoard(board)).toContain('[North "Okello"]');
});

test.describe("opening a game", () => {
  test("a broken one names line, character, turn and reason, and nothing is lost", async ({
    page,
  }) => {
    const [board, records] = await begun(page, "oware", 3);
    const before = await recordOnBoard(board);
    await records.read(BROKEN);
    await expect(records.told).toContainText("Line 4, character 15, turn 3: “C” cannot be played.");
    await expect(records.told).toContainText("C is empty: there is nothing to sow.");
    await expect(records.told).toContainText("The game on the board is as it was.");
    await expect(records.input).toHaveAttribute("aria-invalid", "true");
    await expect(records.input).toBeFocused();
    const selected = await records.input.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart),
    );
    expect(selected).toBe("C f\n");
    await expect(records.dialog.locator("mark")).toHaveText("C");
    await expect(records.button("Open this game")).toHaveCount(0);
    await records.button("Close").click();
    expect(await recordOnBoard(board)).toBe(before);
  });

  test("mended in place, it is opened", async ({ page }) => {
    const board = await Board.open(page, "oware");
    const records = await Records.open(page);
    await records.read(BROKEN);
    await records.input.fill(BROKEN.replace("2. C", "2. E"));
    await expect(records.told.filter({ hasText: "cannot be played" })).toHaveCount(0);
    await page.keyboard.press("Control+Enter");
    await expect(records.told).toContainText("A game of Oware: 🫘 (South) – North, 4 turns");
    await records.button("Open this game").click();
    await expect(records.dialog).toBeHidden();
    await expect.poll(() => recordOnBoard(board)).toContain("1. C d {🫘} 2. E f");
  });

  test("is pasted by keys alone, and opened after the warning", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const [board, records] = await begun(page, "oware", 2);
    await page.evaluate((text) => navigator.clipboard.writeText(text), RECORD);
    await records.dialog.getByRole("radio", { name: "This game" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Tab");
    await expect(records.input).toBeFocused();
    await page.keyboard.press("Control+v");
    await expect(records.told).toContainText("Esi (South) – Kofi (North), 6 turns, not finished");
    await records.button("Open this game").press("Enter");
    await page.getByRole("dialog").getByRole("button").last().press("Enter");
    await expect.poll(() => recordOnBoard(board)).toContain("1. C d 2. E f {why not?} 3. A b");
  });

  test("by the button of the clipboard", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await Board.open(page, "oware");
    await page.evaluate((text) => navigator.clipboard.writeText(text), OGN);
    const records = await Records.open(page);
    await records.choose("Open a game");
    await records.button("Paste").click();
    await expect(records.told).toContainText("Ama (South) – North, 3 turns");
    await expect(records.told).toContainText("Variations are not kept here: 1 was dropped.");
  });

  test("from a file with several, of which one is broken", async ({ page }) => {
    await Board.open(page, "oware");
    const records = await Records.open(page);
    await records.choose("Open a game");
    const text = [RECORD, BROKEN, OGN].join("\n").replaceAll("\n", "\r\n");
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      records.button("Choose a file").click(),
    ]);
    await chooser.setFiles({
      name: "games.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(text),
    });
    await expect(records.told).toContainText("3 games, of which 1 cannot be read.");
    await expect(records.dialog.getByRole("listitem")).toHaveCount(3);
    await expect(records.dialog.getByRole("listitem").nth(1)).toContainText(
      "Line 10, character 15",
    );
    await records.button("Show the place in game 2").click();
    await expect(records.input).toBeFocused();
    const selected = await records.input.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionStart + 3),
    );
    expect(selected).toBe("C f");
    await expect(records.button("Open game 3")).toBeVisible();
  });

  test("from a file that is dropped on the dialog", async ({ page }) => {
    await Board.open(page, "oware");
    const records = await Records.open(page);
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "game.ogn"));
      return transfer;
    }, OGN);
    await records.dialog.dispatchEvent("drop", { dataTransfer: data });
    await expect(records.told.filter({ hasText: "Ama (South)" })).toBeVisible();
    await expect(records.input).toHaveValue(OGN);
  });

  test("of another game: a position, and a link in a message", async ({ page }) => {
    await Board.open(page, "oware");
    const records = await Records.open(page);
    await records.read("omweso 4x8,0x8/4x8,0x8 n 1,0 0,0");
    await expect(records.told).toContainText("A game of Omweso: no turns yet, not finished.");
    await records.read("Your turn: https://example.org/e/#g=bao-kigogo&m=Mm!");
    await expect(records.told).toContainText("A game of Bao Kigogo: 2 turns, not finished.");
    await records.button("Open this game").click();
    await expect(page).toHaveURL(/#\/play\/bao-kigogo$/);
    await expect.poll(() => recordOnBoard(new Board(page))).toContain("1. M m");
  });

  const refused: Record<string, [content: Buffer, sentence: string]> = {
    "too large": [Buffer.alloc(1_000_001, "a"), "games.bin is larger than a megabyte."],
    "no text": [Buffer.from([0x89, 0x50, 0, 1, 2, 3]), "games.bin is not a text file."],
    empty: [Buffer.alloc(0), "There is nothing to read yet."],
    "no record": [Buffer.from("Dear Esi,\n"), "It does not say which game it is."],
  };
  for (const [name, [buffer, sentence]] of Object.entries(refused)) {
    test(`a file that is ${name} is refused in words`, async ({ page }) => {
      await Board.open(page, "oware");
      const records = await Records.open(page);
      await records.choose("Open a game");
      const file = { name: "games.bin", mimeType: "application/octet-stream", buffer };
      await records.dialog.locator("input[type=file]").setInputFiles(file);
      await expect(records.told.filter({ hasText: sentence })).toBeVisible();
    });
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test("finds nothing in the dialog", async ({ page }) => {
      await Board.open(page, "oware");
      const records = await Records.open(page);
      const findings = async () => (await new AxeBuilder({ page }).analyze()).violations;
      await records.dialog.getByText("Names, event, date, comment").click();
      expect(await findings()).toEqual([]);
      await records.read(BROKEN);
      expect(await findings()).toEqual([]);
      await records.read([RECORD, BROKEN, OGN].join("\n"));
      expect(await findings()).toEqual([]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, "nothing sticks out").toBe(false);
    });
  });
}
