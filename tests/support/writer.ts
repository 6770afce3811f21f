import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { Board } from "./board.ts";

/** The page on which lessons are written, as people find it. */
export class Writer {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page): Promise<Writer> {
    await page.goto("./#/learn/write");
    const writer = new Writer(page);
    await expect(writer.pits.first()).toBeVisible();
    return writer;
  }

  get pits(): Locator {
    return this.page.locator(".editor-place").getByRole("button", { name: /pit/ });
  }

  /** The button of a pit of the position by its letter. */
  pit(letter: string): Locator {
    return this.page.locator(".editor-place").getByRole("button", {
      name: new RegExp(`pit ${letter},`),
    });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  field(name: string): Locator {
    return this.page.getByRole("textbox", { name, exact: true });
  }

  /** Everything that is to be mended. */
  get faults(): Locator {
    return this.page.locator(".write-list li");
  }

  get verdict(): Locator {
    return this.page.locator(".write-verdict");
  }

  async isFine(): Promise<void> {
    await expect(this.verdict).toHaveText(/^Nothing is wrong with this lesson/);
  }

  /** Puts a position on the board, from its text. */
  async place(position: string): Promise<void> {
    await this.page.locator("summary", { hasText: "Whose turn it is" }).click();
    await this.field("Position as text").fill(position);
    await this.button("Read").click();
  }

  /** Begins with a turn, and lets all else follow from it. */
  async propose(turn: string): Promise<void> {
    const turns = this.page.getByRole("combobox", { name: "The turn that is to be found" });
    await expect(turns.locator("option", { hasText: turn }).first()).toBeAttached();
    await turns.selectOption(turn);
    await this.button("Make a lesson of it").click();
  }

  /** The board on which the lesson is tried. */
  async try(): Promise<Board> {
    await this.page.getByRole("button", { name: /^Try (the lesson|it as it is now)$/ }).click();
    const board = new Board(this.page, ".write-trial mancala-board");
    await expect(board.pits.first()).toBeVisible();
    return board;
  }

  /** What a button puts on the clipboard. */
  async copied(name: string): Promise<string> {
    await this.button(name).click();
    await expect(this.field("What was copied")).toBeVisible();
    const text = await this.page.evaluate(() => navigator.clipboard.readText());
    await expect(this.field("What was copied")).toHaveValue(text);
    return text;
  }

  /** The name and the text of the file that is saved. */
  async saved(): Promise<[name: string, text: string]> {
    const [download] = await Promise.all([
      this.page.waitForEvent("download"),
      this.button("Save as a file").click(),
    ]);
    return [download.suggestedFilename(), await readFile(await download.path(), "utf8")];
  }

  async openFile(name: string, text: string): Promise<void> {
    const file = { name, mimeType: "application/json", buffer: Buffer.from(text) };
    await this.page.locator("input[type=file]").setInputFiles(file);
  }
}
