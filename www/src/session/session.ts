import { EmpikiError } from "../engine/error";
import type { EngineGame } from "../engine/glue";
import type { GameInfo, GameView, SideName, TraceView } from "../engine/types";
import { TurnChooser, type Choosing, type Manner } from "./chooser";
import { draftOf, unshown, type Draft } from "./draft";
import { Hints } from "./hints";
import { marksOf } from "./marks";
import { beginGame, optionsInForce, type GameSource, type Origin } from "./options";
import type { SavedGame } from "./saved";
import type { Hint, HintLevel, Phase, Sequence, SessionEvent, SessionState } from "./state";

export type { GameSource } from "./options";

type Listener = (event: SessionEvent) => void;

/**
 * One game being played: takes what people want (a pit, a direction, a turn
 * taken back), asks the engine, and tells its listener what is to be shown. It
 * knows no rule and no DOM.
 */
export class Session {
  readonly info: GameInfo;
  readonly #game: EngineGame;
  readonly #origin: Origin;
  readonly #tell: Listener;
  readonly #chooser: TurnChooser;
  readonly #hints: Hints;
  #view: GameView;
  #trace: TraceView | null = null;
  #hint: Hint | null = null;
  #isShowing = false;
  #ended: SavedGame["ended"] = null;

  private constructor(source: GameSource, origin: Origin, listener: Listener) {
    this.#tell = listener;
    this.#game = beginGame(source, origin);
    this.#view = this.#game.view();
    this.info = source.info(this.#view.game);
    const { position, options } = origin;
    const inForce = optionsInForce(options, this.#view, this.info);
    this.#origin = { game: this.info.id, position, options: inForce };
    this.#hints = new Hints(this.#game, this.info);
    this.#chooser = new TurnChooser(this.#game, this.info);
  }

  /** Opens a game and plays its turns; throws an `EmpikiError` when one of its texts is wrong. */
  static open(source: GameSource, saved: SavedGame, listener: Listener): Session {
    const session = new Session(source, saved, listener);
    try {
      session.#restore(saved);
    } catch (error) {
      session.free();
      throw error;
    }
    return session;
  }

  #restore({ moves, ply, ended }: SavedGame): void {
    moves.forEach((turn, index) => this.#playAt(turn, index + 1));
    if (ply !== moves.length) this.#placed(ply, () => this.#game.goTo(ply));
    if (ended === "agreed") this.#game.agree();
    else if (ended) this.#game.resign(ended);
    this.#moveTo(this.#game.view(), ended);
  }

  /** Plays turn `number` of the game; a failure says which turn it was. */
  #playAt(turn: string, number: number): TraceView {
    try {
      return this.#game.play(turn);
    } catch (error) {
      if (!(error instanceof EmpikiError) || error.code === "engine-dead") throw error;
      throw error.at({ kind: "turn", number, text: String(turn) });
    }
  }

  /** Goes to a ply; a failure says which was asked for, and how many there are. */
  #placed(ply: number, go: () => GameView): GameView {
    try {
      return go();
    } catch (error) {
      if (!(error instanceof EmpikiError) || error.code !== "no-such-ply") throw error;
      const last = this.#game.view().plies.length;
      throw error.at({ kind: "ply", asked: String(ply), last });
    }
  }

  get state(): SessionState {
    const { pit, question, board, playable } = this.#chooser;
    return {
      info: this.info,
      view: this.#view,
      phase: this.#phase,
      board,
      playable,
      pit,
      question,
      lastTurn: this.#trace && pit === null ? marksOf(this.#trace) : null,
      trace: this.#trace,
      hint: this.#hint,
      isShowing: this.#isShowing,
    };
  }

  get #phase(): Phase {
    if (this.#view.result) return "over";
    if (this.#chooser.question) return "direction";
    return this.#chooser.asksManner ? "manner" : "turn";
  }

  /** The game as it may be kept and opened again. */
  get saved(): SavedGame {
    return {
      ...this.#origin,
      moves: this.#view.plies.map(({ turn }) => turn),
      ply: this.#view.ply,
      ended: this.#ended,
    };
  }

  /** A pit was chosen: plays its turn, asks about it, or says why not. */
  choosePit(pit: number): void {
    this.#attempt(() => {
      if (this.#isShowing) return;
      this.#chooser.drop();
      this.#hint = null;
      if (this.#chooser.isStart(pit)) this.#follow(this.#chooser.choosePit(pit));
      else this.#refuse(pit);
    });
  }

  /** Answers how a pit is sown. */
  chooseManner(manner: Manner): void {
    this.#attempt(() => {
      if (!this.#isShowing) this.#follow(this.#chooser.chooseManner(manner));
    });
  }

  /** Answers a question of direction. */
  answer(isClockwise: boolean): void {
    this.#attempt(() => {
      if (!this.#isShowing) this.#follow(this.#chooser.answer(isClockwise));
    });
  }

  /** Takes back what was chosen, to the start of the turn, also while its first laps are being shown. */
  cancel(): void {
    if (this.#chooser.pit === null) return;
    this.#dropShowing();
    this.#chooser.drop();
    this.#tellState();
  }

  /** Plays a turn by its text. Throws an `EmpikiError` when it may not be played: then nothing has changed. */
  play(turn: string): void {
    this.#commit(turn, draftOf(-1, "", this.#view.board));
  }

  /** Takes back the choice under way, if there is one, else a turn. */
  undo(): void {
    if (this.#chooser.pit !== null) this.cancel();
    else this.#goThere(() => this.#game.undo());
  }

  /** Plays the next turn of the game again; `isShown`: as something to watch. */
  redo(isShown: boolean): void {
    this.#attempt(() => {
      const trace = this.#game.redo();
      this.#moveTo(this.#game.view());
      if (isShown) this.#show(trace);
      this.#tellPly();
    });
  }

  goTo(ply: number): void {
    this.#goThere(() => this.#placed(ply, () => this.#game.goTo(ply)));
  }

  resign(side: SideName): void {
    this.#end(side, () => this.#game.resign(side));
  }

  agree(): void {
    this.#end("agreed", () => this.#game.agree());
  }

  /** Shows the turn that led here once more. */
  replay(): void {
    if (!this.#trace || this.#isShowing || this.#chooser.pit !== null) return;
    this.#show(this.#trace);
    this.#tellState();
  }

  /** What was to be shown has been shown (or skipped). */
  shown(): void {
    if (!this.#isShowing) return;
    this.#isShowing = false;
    this.#tellState();
    this.#attempt(() => this.#follow(this.#chooser.answerIfForced()));
  }

  /** The pointer rests on a pit, or on none. */
  point(pit: number | null): void {
    this.#attempt(() => {
      const isOpen = this.#phase === "turn" && !this.#isShowing;
      const hasTurn = isOpen && pit !== null && this.#chooser.isStart(pit);
      const hint = hasTurn ? this.#hints.of(pit) : null;
      if (hint === this.#hint) return;
      this.#hint = hint;
      this.#tell({ kind: "hint", hint });
    });
  }

  set hintLevel(level: HintLevel) {
    this.#hints.level = level;
    this.#hint = null;
  }

  /** Gives the engine its memory back. The session is of no use afterwards. */
  free(): void {
    this.#game.free();
  }

  #follow(choosing: Choosing): void {
    if (choosing.kind === "nothing") return;
    if (choosing.kind === "complete") return this.#commit(choosing.turn, choosing.draft);
    if (choosing.sequence) this.#show(choosing.sequence);
    this.#tellState();
    if (!this.#isShowing) this.#follow(this.#chooser.answerIfForced());
  }

  #commit(turn: string, draft: Draft): void {
    const by = this.#view.mover;
    const trace = this.#playAt(turn, this.#view.ply + 1);
    this.#moveTo(this.#game.view());
    this.#show(unshown(draft, trace, by));
    const { ply, position, result } = this.#view;
    this.#tell({ kind: "move", move: trace.turn, ply, position, result, by });
    this.#tellPly();
    if (result) this.#tell({ kind: "end", result });
  }

  #end(how: SavedGame["ended"], work: () => GameView): void {
    this.#attempt(() => {
      const view = work();
      this.#moveTo(view, how);
      this.#tellState();
      if (view.result) this.#tell({ kind: "end", result: view.result });
    });
  }

  #goThere(work: () => GameView): void {
    this.#attempt(() => {
      this.#moveTo(work());
      this.#tellPly();
    });
  }

  /** Takes over a position of the game: what led to it, and what may be played from it. */
  #moveTo(view: GameView, ended: SavedGame["ended"] = null): void {
    this.#dropShowing();
    this.#view = view;
    this.#ended = ended;
    this.#trace = view.ply > 0 ? this.#game.traceOf(view.ply) : null;
    this.#chooser.reset(view);
    this.#hint = null;
    this.#hints.clear();
  }

  #show({ before, steps, after, mover }: Sequence): void {
    this.#isShowing = true;
    this.#tell({ kind: "show", sequence: { before, steps, after, mover } });
  }

  #dropShowing(): void {
    if (!this.#isShowing) return;
    this.#isShowing = false;
    this.#tell({ kind: "dropped" });
  }

  #refuse(pit: number): void {
    this.#tellState();
    const refusal = this.#game.whyNot(pit);
    if (refusal) this.#tell({ kind: "refused", refusal });
  }

  /** Runs an intent; a failure is told, never thrown: nobody waits for it. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#tell({ kind: "failed", error });
    }
  }

  #tellPly(): void {
    this.#tellState();
    this.#tell({ kind: "ply", ply: this.#view.ply });
  }

  #tellState(): void {
    this.#tell({ kind: "state", state: this.state });
  }
}
