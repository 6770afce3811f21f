import type { EngineGame } from "../engine/glue";
import type { GameInfo, GameView, ModeName, SideName, TraceView } from "../engine/types";
import { BindingError, isAtLast, isBinding } from "./binding";
import { TurnChooser, type Choosing, type Manner } from "./chooser";
import { draftOf, unshown, type Draft } from "./draft";
import { Hints } from "./hints";
import type { Judge } from "./judge";
import { marksOf } from "./marks";
import { openedGame, placed, playAt } from "./opened";
import type { GameSource } from "./options";
import { answersPerson, people, type Players } from "./players";
import { isRecorded, resultOf, type DescribedGame, type Opening, type SavedGame } from "./saved";
import type {
  GivenNames,
  Hint,
  HintLevel,
  LevelChoice,
  Phase,
  Sequence,
  SessionEvent,
  SessionState,
} from "./state";
import { winningTurns, type NumberedTurn } from "./win";

export type { GameSource } from "./options";

type Listener = (event: SessionEvent) => void;

/**
 * One game being played: takes what people want (a pit, a direction, a turn
 * taken back), asks the engine, and tells its listener what is to be shown. It
 * knows no rule and no DOM.
 */
export class Session {
  readonly info: GameInfo;
  readonly mode: ModeName;
  readonly #names: GivenNames;
  readonly #game: EngineGame;
  readonly #tell: Listener;
  readonly #chooser: TurnChooser;
  readonly #hints: Hints;
  #view: GameView;
  #trace: TraceView | null = null;
  #hint: Hint | null = null;
  #isShowing = false;
  /** What is being shown was seen before. */
  #isReplaying = false;
  #isTimed = false;
  #evidence: ReadonlySet<number> = new Set();
  #winningTurns: readonly NumberedTurn[] = [];
  #record = "";
  #players: Players = people;
  #judge: Judge | null = null;
  /** Why levels chose their turns, by ply. */
  readonly #choices = new Map<number, LevelChoice>();

  private constructor(source: GameSource, game: EngineGame, listener: Listener) {
    this.#tell = listener;
    this.#game = game;
    this.#view = game.view();
    this.info = source.info(this.#view.game);
    const { tags, mode } = game.annotations();
    const nameOf = (side: string) => tags.find(({ name }) => name === side)?.value ?? "";
    this.mode = mode ?? "classical";
    this.#names = { south: nameOf("South"), north: nameOf("North") };
    this.#hints = new Hints(this.#game, this.info);
    this.#chooser = new TurnChooser(this.#game, this.info);
  }

  /** Opens a game and goes to its ply; throws an `EmpikiError` when one of its texts is wrong. */
  static open(source: GameSource, opening: Opening, listener: Listener): Session {
    const game = openedGame(source, opening);
    try {
      const session = new Session(source, game, listener);
      if (!isRecorded(opening)) session.#close(opening.ended);
      session.#moveTo(game.view());
      return session;
    } catch (error) {
      game.free();
      throw error;
    }
  }

  /** Ends the game as the players had ended it. */
  #close(ended: DescribedGame["ended"]): void {
    if (ended === "agreed") this.#game.agree();
    else if (ended) this.#game.resign(ended);
  }

  get state(): SessionState {
    const { pit, question, exploration, board, playable } = this.#chooser;
    return {
      info: this.info,
      view: this.#view,
      mode: this.mode,
      names: this.#names,
      players: this.#players,
      phase: this.#phase,
      board,
      playable,
      pit,
      question,
      exploration,
      lastTurn: this.#trace && pit === null ? marksOf(this.#trace) : null,
      trace: this.#trace,
      lastChoice: this.#choices.get(this.#view.ply) ?? null,
      hint: this.#hint,
      isShowing: this.#isShowing,
      isReplaying: this.#isReplaying,
      isTimed: this.#isTimed,
      evidence: this.#evidence,
      winningTurns: this.#winningTurns,
    };
  }

  /** Whether nothing that was played is taken back. */
  get isBinding(): boolean {
    return isBinding(this.mode);
  }

  /** Whether the game may go on from the ply that is shown. */
  get #isOpen(): boolean {
    if (this.#judge) return this.#judge.isOpenAt(this.#view);
    return !this.isBinding || isAtLast(this.#view);
  }

  get #phase(): Phase {
    if (this.#view.result) return "over";
    if (!this.#isOpen) return "look";
    if (this.#chooser.question) return "direction";
    return this.#chooser.asksManner ? "manner" : "turn";
  }

  /** The game as it may be kept and opened again, also when the engine has died meanwhile. */
  get saved(): SavedGame {
    const { ply, plies } = this.#view;
    const record = this.#record;
    return { game: this.info.id, record, ply, plies: plies.length, result: resultOf(record) };
  }

  /** A pit was chosen: plays its turn, asks about it, or says why not. */
  choosePit(pit: number): void {
    this.#attempt(() => {
      if (this.#isShowing) return;
      this.#chooser.drop();
      this.#hint = null;
      if (!this.#isOpen) this.#withhold();
      else if (this.#chooser.isStart(pit)) this.#follow(this.#chooser.choosePit(pit));
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

  /** Says who plays which side from now on. */
  set players(players: Players) {
    this.#players = players;
  }

  /** Says who decides from now on which turns are played; whether one is chosen here is looked at anew. */
  set judge(judge: Judge) {
    this.#judge = judge;
    this.#chooser.reset(this.#view, this.#isOpen);
  }

  /**
   * Plays a turn by its text; `chosen`: by a level, and why. Throws an `EmpikiError` when it may not be played: then
   * nothing has changed.
   */
  play(turn: string, chosen: Omit<LevelChoice, "ply"> | null = null): void {
    this.#mustBeOpen();
    this.#commit(turn, draftOf(-1, "", this.#view.board), chosen);
  }

  /** The turn was not started in time. */
  loseTurn(): void {
    this.#attempt(() => {
      if (!this.#isOpen) this.#moveTo(this.#game.goTo(this.#view.plies.length));
      this.play("--");
    });
  }

  /** Takes back the choice under way, if there is one, else a turn, and the level's answer with it, unless moves are binding. */
  undo(): void {
    if (this.#chooser.pit !== null) this.cancel();
    else this.#goThere(() => this.#takeBack());
  }

  #takeBack(): GameView {
    if (this.isBinding) throw new BindingError("take-back");
    let { ply } = this.#view;
    let view = this.#game.undo();
    // Back to the person's own turn; an end that is taken back leaves the turns as they are.
    for (; view.ply > 0 && view.ply < ply && this.#isAnswering(view); view = this.#game.undo()) {
      ply = view.ply;
    }
    return view;
  }

  /** Whether a level is to move that plays against a person. */
  #isAnswering({ mover }: GameView): boolean {
    return answersPerson(this.#players, mover);
  }

  /** Where there is a judge, he says so himself. */
  #mustBeOpen(): void {
    if (!this.#judge && !this.#isOpen) throw new BindingError("earlier");
  }

  /** Plays the next turn of the game again, and the level's answer to it; `isShown`: as something to watch. */
  redo(isShown: boolean): void {
    this.#attempt(() => {
      let trace = this.#game.redo();
      let view = this.#game.view();
      while (!isAtLast(view) && this.#isAnswering(view)) {
        trace = this.#game.redo();
        view = this.#game.view();
      }
      this.#moveTo(view);
      if (isShown) this.#show(trace);
      this.#tellPly();
    });
  }

  goTo(ply: number): void {
    this.#goThere(() => placed(this.#game, ply));
  }

  resign(side: SideName): void {
    this.#end(() => this.#game.resign(side));
  }

  agree(): void {
    this.#end(() => this.#game.agree());
  }

  /** Shows the turn that led here once more. */
  replay(): void {
    if (!this.#trace || this.#isShowing || this.#chooser.pit !== null) return;
    this.#show(this.#trace);
    this.#isReplaying = true;
    this.#tellState();
  }

  /** What was to be shown has been shown (or skipped). */
  shown(): void {
    if (!this.#isShowing) return;
    this.#isShowing = false;
    this.#isReplaying = false;
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

  #commit(turn: string, draft: Draft, chosen: Omit<LevelChoice, "ply"> | null = null): void {
    const by = this.#view.mover;
    const next = this.#view.ply + 1;
    this.#mustPass(turn);
    const trace = playAt(this.#game, turn, next);
    if (chosen) this.#choices.set(next, { ...chosen, ply: next });
    else this.#choices.delete(next);
    this.#moveTo(this.#game.view());
    const sequence = unshown(draft, trace, by);
    // A turn lost on time has nothing to show.
    if (sequence.steps.some(({ kind }) => kind === "lap")) this.#show(sequence);
    const { ply, position, result } = this.#view;
    this.#tell({ kind: "move", move: trace.turn, ply, position, result, by });
    this.#tellPly();
    if (result) this.#tell({ kind: "end", result });
  }

  /** A turn that the judge does not let pass is taken back to where it was begun. */
  #mustPass(turn: string): void {
    try {
      this.#judge?.check(turn, this.#view);
    } catch (error) {
      this.#dropShowing();
      this.#chooser.drop();
      this.#tellState();
      throw error;
    }
  }

  #end(work: () => GameView): void {
    this.#attempt(() => {
      this.#mustBeOpen();
      const view = work();
      this.#moveTo(view);
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
  #moveTo(view: GameView): void {
    this.#dropShowing();
    this.#view = view;
    // Written down at once: an engine that has died can no longer be asked.
    this.#record = this.#game.record();
    this.#trace = view.ply > 0 ? this.#game.traceOf(view.ply) : null;
    this.#evidence = new Set(view.result?.pits);
    this.#winningTurns = winningTurns(this.#game, view);
    this.#chooser.reset(view, this.#isOpen);
    // Who looks at earlier turns has still to start one.
    if (this.#isOpen) this.#isTimed = this.#mayLoseTurn(view);
    this.#hint = null;
    this.#hints.clear();
  }

  /** The rules of the game say whether a turn can be lost at all. */
  #mayLoseTurn({ result }: GameView): boolean {
    if (this.mode !== "blitz" || result) return false;
    return this.#game.whyNotTurn("--") === undefined;
  }

  #show({ before, steps, after, mover }: Sequence): void {
    this.#isShowing = true;
    this.#tell({ kind: "show", sequence: { before, steps, after, mover } });
  }

  #dropShowing(): void {
    if (!this.#isShowing) return;
    this.#isShowing = false;
    this.#isReplaying = false;
    this.#tell({ kind: "dropped" });
  }

  #withhold(): void {
    this.#tellState();
    this.#tell({ kind: "withheld" });
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
