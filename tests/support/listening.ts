import type { Page } from "@playwright/test";
import type { Board } from "./board.ts";

/** A pit as a screen reader tells of it. */
export interface HeardPit {
  letter: string;
  isPlayable: boolean;
}

/** What somebody knows who does not see the board: roles, names, and what the live region says. */
export class Listening {
  readonly #board: Board;
  readonly #page: Page;

  private constructor(board: Board) {
    this.#board = board;
    this.#page = board.page;
  }

  /** From here on every message is noted. */
  static async to(board: Board): Promise<Listening> {
    await board.sentence.evaluate((region: HTMLElement) => {
      const messages: string[] = [];
      // What has changed within one task is told at once.
      new MutationObserver(() => {
        const text = (region.innerText || (region.textContent ?? "")).replace(/\s+/g, " ").trim();
        if (text !== "") messages.push(text);
      }).observe(region, { childList: true, characterData: true, subtree: true });
      Object.assign(window, { messages });
    });
    return new Listening(board);
  }

  /** The messages since the last call, one at least: the words for the first of them may be on their way. */
  async messages(): Promise<string[]> {
    await this.#page.waitForFunction(
      () => (window as unknown as { messages: string[] }).messages.length > 0,
    );
    return this.#page.evaluate(() =>
      (window as unknown as { messages: string[] }).messages.splice(0),
    );
  }

  /** The pits row by row, from the tree of roles and names. */
  async rows(): Promise<HeardPit[][]> {
    const tree = await this.#board.grid.ariaSnapshot();
    return tree
      .split(/^\s*- row\b/m)
      .slice(1)
      .map((row) =>
        [...row.matchAll(/button "[^"]*pit (\w), ([^"]*)"/g)].map(([, letter = "", rest = ""]) => ({
          letter,
          isPlayable: rest.includes("may be played"),
        })),
      );
  }

  /** Goes to a pit by its letter. */
  jump(letter: string): Promise<void> {
    return this.#page.keyboard.press(letter);
  }

  /** Goes from a pit to another with the arrows, along the rows as they are told. */
  async walk(rows: HeardPit[][], from: string, to: string): Promise<void> {
    const at = (letter: string) => {
      const row = rows.findIndex((pits) => pits.some((pit) => pit.letter === letter));
      const column = rows[row]?.findIndex((pit) => pit.letter === letter) ?? -1;
      return { row, column };
    };
    const [begin, end] = [at(from), at(to)];
    const steps = (key: string, other: string, by: number) =>
      Array.from({ length: Math.abs(by) }, () => (by > 0 ? key : other));
    const keys = [
      ...steps("ArrowDown", "ArrowUp", end.row - begin.row),
      ...steps("ArrowRight", "ArrowLeft", end.column - begin.column),
    ];
    for (const key of keys) await this.#page.keyboard.press(key);
  }
}
