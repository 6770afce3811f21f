import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Course, Lesson } from "../../www/src/lessons/format.ts";
import { Board, type BoardElement } from "./board.ts";
import { turnsAt, type GameId } from "./games.ts";

/** The ready course of a game. */
export const courseOf = (game: GameId): Course =>
  JSON.parse(
    readFileSync(new URL(`../../www/src/lessons/courses/${game}.json`, import.meta.url), "utf8"),
  ) as Course;

/** A text of a course in English. */
export const english = (words: Lesson["title"]): string =>
  typeof words === "string" ? words : (words["en"] ?? "");

/** A lesson of a course, by its id without the game. */
export function lessonOf(game: GameId, id: string): Lesson {
  const lesson = courseOf(game).lessons.find((each) => each.id === `${game}-${id}`);
  if (!lesson) throw new Error(`no lesson ${id} of ${game}`);
  return lesson;
}

/** A legal turn of which a lesson says nothing, and the lesson: the first of a course that has one. */
export function unforeseen(game: GameId): { lesson: Lesson; turn: string } {
  for (const lesson of courseOf(game).lessons) {
    const { solutions, wrong, position, goal } = lesson;
    const foreseen = [...solutions.flat(), ...wrong.map(({ turn }) => turn)];
    const turn = turnsAt(position).find(
      (each) => !foreseen.includes(each) && each.length === 1 && goal.reach.takes !== undefined,
    );
    if (turn !== undefined && goal.turns === 1) return { lesson, turn };
  }
  throw new Error(`all turns in the lessons of ${game} are foreseen`);
}

/** How something is pressed: clicked, or reached and answered by keys. */
export type Press = (button: Locator) => Promise<void>;

export const byMouse: Press = (button) => button.click();

export const byKeys: Press = async (button) => {
  await button.focus();
  await button.press("Enter");
};

/** As what speaks a page presses what it has found by role and name: no pointer, and no key. */
export const byName: Press = async (button) => {
  await expect(button).toHaveAccessibleName(/\S/);
  await button.evaluate((element: HTMLElement) => element.click());
};

/** A lesson on the page, as people find it. */
export class LessonPage {
  readonly page: Page;
  readonly board: Board;
  readonly #press: Press;

  constructor(page: Page, press: Press = byMouse) {
    this.page = page;
    this.board = new Board(page);
    this.#press = press;
  }

  async open(game: GameId, id: string): Promise<void> {
    await this.page.goto(`./#/learn/${game}/${id.slice(game.length + 1)}`);
    await expect(this.board.pits.first()).toBeAttached();
  }

  /** What is to be done. */
  get task(): Locator {
    return this.board.element.getByRole("region", { name: "Lesson" }).locator("p").nth(1);
  }

  /** What came of it. */
  get told(): Locator {
    return this.board.element.getByRole("status").first();
  }

  button(name: string): Locator {
    return this.board.button(name);
  }

  press(name: string): Promise<void> {
    return this.#press(this.button(name));
  }

  /** Plays a turn as it is written: the pit, and the answers to what is asked. */
  async play(turn: string): Promise<void> {
    const before = await this.#ply();
    const [letter = "", ...choices] = turn;
    await this.#press(this.board.pit(letter));
    const isPlayed = async () => (await this.#ply()) > before;
    for (let asked = 0; asked < 40 && !(await isPlayed()); asked += 1) {
      await this.#answer(choices);
    }
    expect(await isPlayed(), `${turn} is played`).toBe(true);
  }

  /** Turns played up to what is shown: those that were taken back do not count. */
  #ply(): Promise<number> {
    return this.board.element.evaluate((element) => (element as BoardElement).saved?.ply ?? 0);
  }

  /** Tries a turn that may come to nothing. */
  async tryTurn(turn: string): Promise<void> {
    const pit = this.board.pit(turn.charAt(0));
    if ((await pit.getAttribute("aria-disabled")) === "true") return pit.click({ force: true });
    await this.play(turn);
  }

  async #answer(choices: string[]): Promise<void> {
    const ordinary = this.button("Ordinary sowing");
    const okwesera = this.button("Okwesera");
    if (await ordinary.isVisible()) {
      const isOkwesera = choices[0] === "*";
      if (isOkwesera) choices.shift();
      return this.#press(isOkwesera ? okwesera : ordinary);
    }
    const way = choices[0] === "-" ? "Clockwise" : "Counter-clockwise";
    if (await this.board.answer(way).isVisible()) {
      choices.shift();
      return this.#press(this.board.answer(way));
    }
    await this.page.waitForTimeout(10);
  }
}
