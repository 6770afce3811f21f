import { expect, type Locator, type Page } from "@playwright/test";
import { Board, type BoardElement } from "./board.ts";
import type { GameId } from "./games.ts";

/** A captures five and leaves nothing to capture; F captures nothing, and five can be captured in reply, with e. */
export const CHOICE = "oware 9,1,4,2,1,6/0,6,2,1,5,9 s 2,0";

/** The screen where a game is played with a teacher, as people use it. */
export class Teaching {
  readonly page: Page;
  readonly board: Board;

  constructor(page: Page) {
    this.page = page;
    this.board = new Board(page);
  }

  /** Opens it with a game that begins with a position, or as it is for somebody who comes there first. */
  static async open(page: Page, game: GameId, position?: string): Promise<Teaching> {
    if (position !== undefined) await Teaching.keep(page, game, position);
    await page.goto(`./#/teacher/${game}`);
    const teaching = new Teaching(page);
    await teaching.board.isReady();
    await teaching.board.setSpeed("instant");
    return teaching;
  }

  get panel(): Locator {
    return this.page.getByRole("complementary", { name: "Your teacher" });
  }

  /** What is said of the last turn, as it is spoken. */
  get said(): Locator {
    return this.page.locator(".teacher-said [role=status]");
  }

  /** What is said when somebody asks what to play. */
  get answer(): Locator {
    return this.page.locator(".teacher-before [role=status]");
  }

  /** How the whole game went. */
  get summary(): Locator {
    return this.page.getByRole("region", { name: "Your game" });
  }

  get level(): Locator {
    return this.panel.getByRole("combobox", { name: "Opponent" });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Plays a turn of one pit, and waits for the level's. */
  async sow(letter: string): Promise<void> {
    const before = Number(await this.ply());
    await this.board.pit(letter).click();
    await expect.poll(() => this.ply(), { timeout: 20_000 }).toBe(before + 2);
    await this.isPersonsTurn();
  }

  /** Which ply is shown. */
  ply(): Promise<unknown> {
    return this.board.element.evaluate((element: BoardElement) => element.ply);
  }

  async isPersonsTurn(): Promise<void> {
    await expect(this.button("What would you play?")).toHaveAttribute("aria-disabled", "false", {
      timeout: 20_000,
    });
  }

  /** Keeps a game that begins so, as the page would have; a reload finds what the page has made of it. */
  static async keep(page: Page, game: GameId, position: string): Promise<void> {
    const record = `[Game "${game}"]\n[North "Level 1"]\n[Setup "${position}"]\n\n`;
    const names = { south: "", north: "Level 1" };
    const match = { game, options: "", mode: "classical", names, games: [] };
    const at = { kind: "playing", starter: "south", record, ply: 0, plies: 0 };
    const stage = { ...at, result: null, winner: null, former: null };
    const kept = JSON.stringify({ match, stage, score: null, version: 1 });
    await page.addInitScript(
      ([key, kept]) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, kept);
      },
      [`empiki.teacher.${game}`, kept] as const,
    );
  }
}
