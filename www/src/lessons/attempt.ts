import type { Engine } from "../engine/client";
import type { EngineGame } from "../engine/glue";
import type { GameInfo, GameView, Refusal, SideName } from "../engine/types";
import type { Lesson, WrongTry } from "./format";
import { missedBy, type Missed, type Standing } from "./grade";
import { asWritten, legalTurns } from "./turns";

/** What of the engine lessons are tried with. */
export type LessonSource = Pick<Engine, "fromPosition" | "info">;

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

/** A wrong try, and what the engine makes of its turn where it is to be made. */
interface Foreseen {
  wrong: WrongTry;
  /** As a game that has it in its plies writes it. */
  turn: string;
  refusal: Refusal | undefined;
}

/**
 * A lesson that is being tried. Everything follows from the game as it stands, whichever way that was reached: turns
 * may be taken back and played anew, and nothing here has to know.
 */
export class Attempt {
  readonly lesson: Lesson;
  readonly info: GameInfo;
  readonly #start: Standing;
  readonly #foreseen: readonly Foreseen[];

  /** Throws an `EmpikiError` where the lesson's position cannot be read. */
  constructor(source: LessonSource, lesson: Lesson) {
    const game = source.fromPosition(lesson.position);
    try {
      const start = game.view();
      this.lesson = lesson;
      this.info = source.info(start.game);
      this.#start = start;
      this.#foreseen = this.#foresee(game);
    } finally {
      game.free();
    }
  }

  #foresee(game: EngineGame): Foreseen[] {
    const start = game.view();
    const reply = start.mover === this.lesson.goal.side ? undefined : this.reply(start, game);
    if (reply !== undefined) game.play(reply);
    return this.lesson.wrong.map((wrong) => ({
      wrong,
      turn: asWritten(game, wrong.turn) ?? wrong.turn,
      refusal: game.whyNotTurn(wrong.turn),
    }));
  }

  /** How far the game is that has been played from the start; `view` at any of its plies. */
  at(view: Seen): Progress {
    const { goal } = this.lesson;
    const played = view.plies.slice(0, view.ply);
    const own = played.filter(({ side }) => side === goal.side);
    const missed = missedBy(goal, this.info, this.#start, view);
    const isJudged = played.at(-1)?.side === goal.side || view.result !== null;
    const isReached = isJudged && missed.length === 0;
    const first = own.length === 1 && !isReached ? own[0]?.turn : undefined;
    const wrong = this.#foreseen.find(({ turn }) => turn === first)?.wrong ?? null;
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

  /** The wrong try that is refused for this reason. */
  refused({ code, pit }: Refusal): WrongTry | null {
    const found = this.#foreseen.find(
      ({ refusal }) => refusal?.code === code && refusal.pit === pit,
    );
    return found?.wrong ?? null;
  }

  /** The turn that the other side plays in a game at the position of `view`: what is written, or else the first there is. */
  reply(view: Seen, game: EngineGame): string | undefined {
    const other: SideName = this.lesson.goal.side === "south" ? "north" : "south";
    const played = view.plies.slice(0, view.ply).filter(({ side }) => side === other).length;
    const wanted = this.lesson.replies?.[played];
    const written = wanted === undefined ? null : asWritten(game, wanted);
    return written ?? legalTurns(game)[0];
  }
}
