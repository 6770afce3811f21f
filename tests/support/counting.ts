import { expect, type Locator, type Page } from "@playwright/test";
import { Game, games } from "../../www/pkg/empiki.js";
import type { GameInfo, TraceView } from "../../www/src/engine/types.ts";
import { Board, type BoardElement } from "./board.ts";
// Starts the engine.
import "./games.ts";

/** What a question of the screen asks for. */
export interface Asked {
  kind: "landing" | "laps" | "captured";
  /** The letter of a pit, or a number. */
  right: string;
  wrong: string;
}

const KINDS = [
  [/Where does the last seed/, "landing"],
  [/How many laps/, "laps"],
  [/How many seeds/, "captured"],
] as const;

/** The screen where counting is practised, as people use it; right answers are looked up in the engine. */
export class Counting {
  readonly page: Page;
  readonly board: Board;

  constructor(page: Page) {
    this.page = page;
    this.board = new Board(page);
  }

  /** Opens it; whatever is drawn by chance is the same for the same seed. */
  static async open(page: Page, address: string, seed = 7): Promise<Counting> {
    await page.addInitScript((seed) => {
      crypto.getRandomValues = (array) => {
        (array as unknown as Uint8Array).fill(seed);
        return array;
      };
    }, seed);
    await page.goto(`./#/practise${address}`);
    const counting = new Counting(page);
    await counting.isAsking();
    return counting;
  }

  get question(): Locator {
    return this.page.locator(".practise-sentence");
  }

  get panel(): Locator {
    return this.page.getByRole("region", { name: "Practise counting" });
  }

  get next(): Locator {
    return this.page.getByRole("button", { name: "Next" });
  }

  get kinds(): Locator {
    return this.page.getByRole("combobox", { name: "Questions about" });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Asks about one kind from now on. */
  async askAbout(kind: Asked["kind"]): Promise<void> {
    await this.kinds.selectOption({ value: kind });
    await expect(this.question).toContainText(KINDS.find(([, each]) => each === kind)?.[0] ?? "");
  }

  async isAsking(): Promise<void> {
    await expect(this.question).toContainText("?");
    await expect(this.board.pits.first()).toBeAttached();
  }

  /** What is asked, and what is right: the turn from the pit that the question names, as the engine plays it. */
  async asked(): Promise<Asked> {
    const words = (await this.question.textContent()) ?? "";
    const record = await this.board.element.evaluate(
      (element: BoardElement) => element.saved?.record ?? "",
    );
    const [, position = ""] = /\[Setup "(.*)"\]/.exec(record) ?? [];
    const kind = KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? "landing";
    return { kind, ...answersOf(kind, position, words) };
  }

  /** Answers by the mouse. */
  async answer(isRight: boolean): Promise<void> {
    const { kind, right, wrong } = await this.asked();
    const said = isRight ? right : wrong;
    if (kind === "landing") await this.board.pit(said).click();
    else await this.giveNumber(said);
    await expect(this.next).toBeFocused();
  }

  async giveNumber(n: string): Promise<void> {
    const field = this.page.getByRole("textbox", { name: "Your answer, a number" });
    if (await field.isVisible()) {
      await field.fill(n);
      await this.button("Answer").click();
    } else await this.button(n).click();
  }

  /** Answers so many questions right, and goes on after each. */
  async answerRight(times: number): Promise<void> {
    for (let answered = 0; answered < times; answered += 1) {
      await this.answer(true);
      await this.next.click();
      await this.isAsking();
    }
  }
}

/** The steps of the turn that is asked about: of all from its pit, the one whose directions are told. */
function stepsOf(game: Game, words: string): TraceView["steps"] {
  const [, letter = "", clockwise] = /from (\w)(, clockwise)?/.exec(words) ?? [];
  const told = /choice of direction: ([^.]*)\./.exec(words)?.[1]?.split(", ") ?? [];
  const turns = (game.legalMoves() as { turns: string[] }[]).flatMap((start) => start.turns);
  for (const turn of turns.filter((each) => each.startsWith(letter) && !each.endsWith("*"))) {
    const { steps } = game.play(turn) as TraceView;
    const first = steps.findIndex((step) => step.kind === "lap");
    const ways = steps.flatMap((step, at) =>
      step.kind === "choice" && at > first
        ? [step.clockwise ? "clockwise" : "counter-clockwise"]
        : [],
    );
    const lap = steps[first];
    const isSameWay = lap?.kind === "lap" && lap.clockwise === (clockwise !== undefined);
    if (isSameWay && ways.join() === told.join()) return steps;
    game.undo();
  }
  throw new Error(`no turn like that: ${words}`);
}

function answersOf(kind: Asked["kind"], position: string, words: string): Omit<Asked, "kind"> {
  const game = Game.fromPosition(position);
  try {
    const steps = stepsOf(game, words);
    if (kind === "landing") {
      const rest = steps.find((step) => step.kind === "rest");
      const info = (games() as GameInfo[]).find(({ id }) => position.startsWith(`${id} `));
      const right = info?.letters[rest?.pit ?? 0] ?? "";
      return { right, wrong: right === "A" ? "B" : "A" };
    }
    const n =
      kind === "laps"
        ? steps.filter((step) => step.kind === "lap").length
        : steps
            .flatMap((step) => (step.kind === "capture" ? step.counts : []))
            .reduce((all, each) => all + each, 0);
    return { right: String(n), wrong: String(n === 1 ? 2 : 1) };
  } finally {
    game.free();
  }
}
