import { expect, type Locator, type Page } from "@playwright/test";
import type { GameId } from "./games.ts";

interface Played {
  move: string;
  ply: number;
  position: string;
  result: string;
  by: string;
}

interface Ended {
  result: string;
  position: string;
  record: string;
}

interface Told {
  moves: Played[];
  ends: Ended[];
  errors: { code: string; message: string; at: string | number | null }[];
}

/** The element as pages written in JavaScript see it: they may hand in anything. */
export type BoardElement = HTMLElement & {
  saved: { game: string; record: string; ply: number } | null;
  outcome: { winner: string; text: string } | null;
  puzzle: { misses: number; isSolved: boolean; isShown: boolean } | null;
  ply: unknown;
  hints: unknown;
  sound: unknown;
} & Record<"game" | "position" | "moves" | "options" | "record" | "mode" | "theme", string | null> &
  Record<"play" | "goTo" | "load" | "mark" | "holdClock", (value?: unknown) => void> &
  Record<"undo" | "redo" | "reset" | "stop", () => void> &
  Record<"fetchEnding", () => Promise<unknown>>;

/** The turns of a record: its words without tags, comments and numbers. */
const turnsOf = (record: string): string[] =>
  record
    .replace(/^\[.*$/gm, "")
    .replace(/\{[^}]*\}/g, "")
    .split(/\s+/)
    .filter((word) => /^(--|[A-Xa-x])/.test(word));

/** The board on the page, as people find it: by names, never by the inside of the element. */
export class Board {
  readonly page: Page;
  readonly element: Locator;

  constructor(page: Page, selector = "mancala-board") {
    this.page = page;
    this.element = page.locator(selector);
  }

  /** Opens the screen of a game, with the showing at `speed`, and waits until it can be played. */
  static async open(page: Page, game: GameId, speed = "instant"): Promise<Board> {
    await page.goto(`./#/play/${game}`);
    const board = new Board(page);
    await board.isReady();
    await board.setSpeed(speed);
    await board.listen();
    return board;
  }

  async isReady(): Promise<void> {
    await expect(this.grid.getByRole("button").first()).toBeAttached();
    await expect(this.element.getByRole("group", { name: "The game" })).toBeVisible();
  }

  get grid(): Locator {
    return this.element.getByRole("grid");
  }

  get canvas(): Locator {
    return this.element.locator("canvas").first();
  }

  /** The button of a pit by its letter: capitals South, small letters North. */
  pit(letter: string): Locator {
    return this.grid.getByRole("button", { name: new RegExp(`pit ${letter},`) });
  }

  get pits(): Locator {
    return this.grid.getByRole("button");
  }

  get playable(): Locator {
    return this.grid.getByRole("button", { name: /may be played/ });
  }

  /** An answer to an open question of direction, on the board. */
  answer(direction: "Clockwise" | "Counter-clockwise"): Locator {
    return this.element.getByRole("button", { name: new RegExp(`^${direction}, to`) });
  }

  button(name: string | RegExp): Locator {
    return this.element.getByRole("button", { name, exact: true });
  }

  /** The way to give up, where one is asked whether one really wants to. */
  get reallyResign(): Locator {
    const question = this.element.getByRole("group", { name: /resign\?$/ });
    return question.getByRole("button", { name: "Resign" });
  }

  /** Whoever is to move gives up. */
  async resign(): Promise<void> {
    await this.button("Resign").click();
    await this.reallyResign.click();
  }

  /** What is said under the board. */
  get sentence(): Locator {
    return this.element.locator("[aria-live]");
  }

  async setSpeed(speed: string): Promise<void> {
    await this.element.getByRole("combobox", { name: "Speed" }).selectOption({ value: speed });
  }

  /** From here on what the element tells is noted; read it with `told`. */
  async listen(): Promise<void> {
    await this.page.evaluate(() => {
      const told: Told = { moves: [], ends: [], errors: [] };
      const note = (type: string, list: unknown[]) =>
        document.addEventListener(type, (event) => list.push((event as CustomEvent).detail));
      note("mancala-move", told.moves);
      note("mancala-end", told.ends);
      note("mancala-error", told.errors);
      Object.assign(window, { told });
    });
  }

  /** The ends told so far, once there is one: it is told when the turn has been shown. */
  async ends(): Promise<Ended[]> {
    await expect.poll(async () => (await this.told()).ends.length).toBeGreaterThan(0);
    return (await this.told()).ends;
  }

  told(): Promise<Told> {
    return this.page.evaluate(() => (window as unknown as { told: Told }).told);
  }

  /** Does something with the element, and waits until what it plans for later is done. */
  async call<T, V>(work: (element: BoardElement, value: V) => T, value?: V): Promise<T> {
    const answer = await this.element.evaluate(
      work as (element: HTMLElement | SVGElement, value: unknown) => T,
      value,
    );
    await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    return answer;
  }

  /** The turns of the game so far, also those taken back. */
  async turns(): Promise<string[]> {
    return turnsOf(
      await this.element.evaluate((element: BoardElement) => element.saved?.record ?? ""),
    );
  }

  /** Seeds by pit as the buttons name them. */
  async seeds(): Promise<number[]> {
    const names = await this.pits.evaluateAll((buttons) =>
      buttons.map((button) => button.ariaLabel ?? ""),
    );
    return names.map((name) =>
      name.includes("empty") ? 0 : Number(/, (\d+) seed/.exec(name)?.[1]),
    );
  }

  /**
   * Sows a pit by clicking, and answers what is asked: the ordinary way, and
   * counter-clockwise. Returns when the turn is played.
   */
  async sow(letter: string): Promise<void> {
    const before = (await this.turns()).length;
    await this.pit(letter).click();
    await this.answerAll(before, (button) => button.click());
  }

  /** Sows the first pit that may be played, so many times. */
  async sowAny(times: number): Promise<void> {
    for (let turn = 0; turn < times; turn += 1) {
      const name = await this.playable.first().getAttribute("aria-label");
      await this.sow(/pit (\w)/.exec(name ?? "")?.[1] ?? "");
    }
  }

  /** Answers every question until one more turn than `before` is played. */
  async answerAll(before: number, give: (answer: Locator) => Promise<void>): Promise<void> {
    const ordinary = this.button("Ordinary sowing");
    const counterClockwise = this.answer("Counter-clockwise");
    for (let question = 0; question < 40; question += 1) {
      if ((await this.turns()).length > before) return;
      if (await ordinary.isVisible()) await give(ordinary);
      else if (await counterClockwise.isVisible()) await give(counterClockwise);
      else await this.page.waitForTimeout(10);
    }
    expect((await this.turns()).length, "the turn is played").toBe(before + 1);
  }

  /** The picture of the board as PNG bytes, exactly as drawn. */
  async picture(): Promise<Buffer> {
    // A pit under the pointer is drawn otherwise.
    await this.page.mouse.move(0, 0);
    const url = await this.canvas.evaluate(
      (canvas: HTMLCanvasElement) =>
        new Promise<string>((resolve) => {
          // Whatever is to be drawn has been drawn after the next frame but one.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(canvas.toDataURL())));
        }),
    );
    return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  }

  /**
   * How many pixels a person would see differ between the picture now and an
   * earlier one. (A pit drawn anew alone differs by a shade from one drawn with the rest.)
   */
  async changesSince(earlier: Buffer): Promise<number> {
    const urls = [earlier, await this.picture()].map(
      (picture) => `data:image/png;base64,${picture.toString("base64")}`,
    );
    return this.page.evaluate(async (urls) => {
      const pixels = async (url: string) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d");
        context?.drawImage(image, 0, 0);
        return (
          context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
        );
      };
      const [before = new Uint8ClampedArray(), after = new Uint8ClampedArray()] = await Promise.all(
        urls.map(pixels),
      );
      if (before.length !== after.length) return Infinity;
      const isSeen = (value: number, index: number) => Math.abs(value - (after[index] ?? 0)) > 12;
      return before.filter(isSeen).length;
    }, urls);
  }
}
