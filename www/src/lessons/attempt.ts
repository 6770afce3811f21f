import type { GameInfo, GameView, SideName } from "../engine/types";
import type { Lesson, WrongTry } from "./format";
import { missedBy, type Missed, type Standing } from "./grade";

/** How far somebody is in a lesson. */
export interface Progress {
  /** Turns of the goal's side that were played. */
  step: number;
  /** `reply`: the other side is to play; `missed`: no turn is left, or the game is over, and the goal is not reached. */
  phase: "trying" | "reply" | "reached" | "missed";
  /** What the goal still asks for. */
  missed: readonly Missed[];
  /** The claimed wrong try that was made, if it was that. */
  wrong: WrongTry | null;
}

type Seen = Pick<GameView, "board" | "result" | "mover" | "ply" | "plies">;

/**
 * A lesson that is being tried. Everything follows from the game as it stands, whichever way that was reached: turns
 * may be taken back and played anew, and nothing here has to know.
 */
export class Attempt {
  readonly lesson: Lesson;
  readonly #info: GameInfo;
  readonly #start: Standing;

  /** `start`: the lesson's position as the engine shows it. */
  constructor(lesson: Lesson, info: GameInfo, start: Standing) {
    this.lesson = lesson;
    this.#info = info;
    this.#start = start;
  }

  /** How far the game is that has been played from the start; `view` at any of its plies. */
  at(view: Seen): Progress {
    const { goal } = this.lesson;
    const played = view.plies.slice(0, view.ply);
    const own = played.filter(({ side }) => side === goal.side);
    const missed = missedBy(goal, this.#info, this.#start, view);
    const isJudged = played.at(-1)?.side === goal.side || view.result !== null;
    const isReached = isJudged && missed.length === 0;
    const first = own.length === 1 && !isReached ? own[0]?.turn : undefined;
    const wrong = first === undefined ? null : this.wrongTry(first);
    const phase = isReached ? "reached" : this.#phase(view, own.length, wrong !== null);
    return { step: own.length, phase, missed, wrong };
  }

  /** After a wrong try the goal is out of reach, though turns may be left; what the other side makes of it is seen first. */
  #phase({ result, mover }: Seen, step: number, isWrong: boolean): Progress["phase"] {
    const { side, turns } = this.lesson.goal;
    if (result !== null || step >= turns) return "missed";
    if (mover !== side) return "reply";
    return isWrong ? "missed" : "trying";
  }

  /** What the lesson says of a first turn that is not the one it looks for. */
  wrongTry(turn: string): WrongTry | null {
    return this.lesson.wrong.find((each) => isSameTurn(each.turn, turn)) ?? null;
  }

  /** The turn that the other side plays, of those that it may play; none where a level does. */
  reply(view: Seen, legal: readonly string[]): string | undefined {
    const other: SideName = this.lesson.goal.side === "south" ? "north" : "south";
    const played = view.plies.slice(0, view.ply).filter(({ side }) => side === other).length;
    const wanted = this.lesson.replies?.[played];
    return legal.find((turn) => turn === wanted) ?? legal[0];
  }
}

/** Choices that are left out are those of the ordinary direction. */
const isSameTurn = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (turn: string): string => turn.replace(/\++$/, "");
