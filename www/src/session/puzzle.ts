import { EmpikiError } from "../engine/error";
import type { EngineGame } from "../engine/glue";
import type { GameView, SideName } from "../engine/types";
import type { Judge } from "./judge";
import { openedGame } from "./opened";
import type { GameSource } from "./options";
import { isRecorded, type Opening, type RecordedGame, type SavedGame } from "./saved";

/** Why a puzzle is none, or does not take a turn. */
export type PuzzleFault = "nothing-to-solve" | "wrong-turn" | "no-turn-here";

/** What a puzzle refuses. */
export class PuzzleError extends Error {
  override readonly name = "PuzzleError";
  readonly fault: PuzzleFault;

  constructor(fault: PuzzleFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * A game that is solved from one of its plies: whoever is to move there finds the turns that follow, the other player's
 * are given. What is opened to be played holds no turn that was not found, so nobody can come upon one.
 */
export class Puzzle implements Judge {
  /** The whole game, and the ply from which it is solved. */
  readonly whole: SavedGame;
  /** The game as far as it is solved. */
  readonly opening: RecordedGame;
  /** The ply from which it is solved, and the one with which it is. */
  readonly start: number;
  readonly end: number;
  readonly solver: SideName;
  /** The turns of the whole game as the engine writes them. */
  readonly #turns: readonly string[];
  readonly #source: GameSource;
  /** The solution is given, not looked for. */
  isShown = false;

  private constructor(source: GameSource, game: EngineGame, start: number) {
    const { game: id, plies, ply } = game.view();
    this.#source = source;
    this.#turns = plies.map(({ turn }) => turn);
    [this.start, this.end] = [Math.min(start, ply), plies.length];
    const side = plies[this.start]?.side;
    if (!side) throw new PuzzleError("nothing-to-solve");
    this.solver = side;
    this.whole = { game: id, record: game.record(), ply: this.start, plies: plies.length };
    this.opening = { record: this.#recordUpTo(game, ply), ply: null };
  }

  /** Reads a puzzle; throws a `PuzzleError` when no turn follows, else an `EmpikiError` when it cannot be read. */
  static open(source: GameSource, opening: Opening): Puzzle {
    const game = openedGame(source, opening);
    try {
      const start = isRecorded(opening) ? opening.start : undefined;
      return new Puzzle(source, game, start ?? game.view().ply);
    } finally {
      game.free();
    }
  }

  /** The turn that is looked for, or given, after `ply`; none when there is nothing more. */
  turnAfter(ply: number): string | undefined {
    return this.#turns[ply];
  }

  isSolvedAt({ ply }: Pick<GameView, "ply">): boolean {
    return ply >= this.end;
  }

  /** A turn that was lost on time is nobody's to find. */
  isOpenAt({ ply, mover }: GameView): boolean {
    const isReached = ply >= this.start && ply < this.end;
    return isReached && mover === this.solver && this.#turns[ply] !== "--" && !this.isShown;
  }

  /** Whether a turn follows that is given: the other player's, and all of them when the solution is shown. */
  isGivenAt(view: GameView): boolean {
    return view.ply >= this.start && view.ply < this.end && !this.isOpenAt(view);
  }

  check(turn: string, view: GameView): void {
    const wanted = this.#turns[view.ply];
    if (view.ply >= this.start && wanted !== undefined && turn === wanted) return;
    if (!this.isOpenAt(view)) throw new PuzzleError("no-turn-here");
    if (!this.#isSame(turn, wanted ?? "", view)) throw new PuzzleError("wrong-turn");
  }

  /** The ply to which one goes back: the solver's turn before, but not beyond the start. */
  before(ply: number): number {
    if (ply <= this.start) throw EmpikiError.of("nothing-to-undo");
    return ply - ((ply - this.start) % 2 === 0 ? 2 : 1);
  }

  /** Whether two turns come to the same, however they are written. */
  #isSame(turn: string, wanted: string, view: GameView): boolean {
    const played = this.#after(turn, view);
    // What may not be played at all is for the engine to refuse.
    return played === null || played === this.#after(wanted, view);
  }

  /** The position and the result after a turn, `null` when it may not be played. */
  #after(turn: string, { position }: GameView): string | null {
    const game = this.#source.fromPosition(position);
    try {
      game.play(turn);
      const { position: after, result } = game.view();
      return `${after} ${result?.text ?? ""}`;
    } catch (error) {
      if (error instanceof EmpikiError && error.code === "bad-turn") return null;
      throw error;
    } finally {
      game.free();
    }
  }

  /** The game without what follows `ply`, and without comments and a mode that would make moves binding. */
  #recordUpTo(game: EngineGame, ply: number): string {
    const { tags, options } = game.annotations();
    const { game: id, position } = game.goTo(0);
    const head = `[Game "${id}"]\n[Setup "${position}"]\n[Options "${options}"]\n\n`;
    const cut = this.#source.fromRecord(head + this.#turns.slice(0, ply).join(" "));
    try {
      for (const { name, value } of tags) {
        if (name === "South" || name === "North") cut.setTag(name, value);
      }
      return cut.record();
    } finally {
      cut.free();
    }
  }
}
