import type {
  BoardView,
  Choice,
  ExplorationView,
  GameInfo,
  GameView,
  ModeName,
  QuestionView,
  Refusal,
  ResultView,
  SideName,
  StepView,
  TraceView,
} from "../engine/types";
import type { Players } from "./players";
import type { NumberedTurn } from "./win";

/**
 * What the session waits for: a turn, how a pit is sown (ordinary or okwesera), a direction, or nothing: the game is
 * over, or an earlier ply is only looked at, for moves are binding.
 */
export type Phase = "turn" | "manner" | "direction" | "over" | "look";

/** The players' names as the record gives them; `""` where it gives none. */
export type GivenNames = Readonly<Record<SideName, string>>;

/** Where a turn began and ended and what it captured. */
export interface TurnMarks {
  origin: number;
  end: number | null;
  captured: readonly number[];
}

/** Where a lap from `origin` would end. */
export interface Hint {
  origin: number;
  landing: number;
  captured: readonly number[];
}

/** How much is told about a pit before it is played. */
export type HintLevel = "off" | "landing" | "turn";

/** Steps to be shown, from one board to another. */
export interface Sequence {
  before: BoardView;
  steps: readonly StepView[];
  after: BoardView;
  mover: SideName;
  /** Of a whole turn that is not of the game. */
  turn?: string;
  result?: ResultView | null;
}

/** A turn that a level has played, and why. */
export interface LevelChoice {
  /** The ply that the turn led to. */
  ply: number;
  level: number;
  choice: Choice;
}

/** Everything there is to show; a new object at every change. */
export interface SessionState {
  info: GameInfo;
  view: GameView;
  mode: ModeName;
  names: GivenNames;
  /** Who plays which side, as long as the game is played. */
  players: Players;
  phase: Phase;
  /** The board, as far as the choices of the turn are made. */
  board: BoardView;
  playable: ReadonlySet<number>;
  /** The pit whose turn is being chosen. */
  pit: number | null;
  question: QuestionView | null;
  /** The turn that is being chosen, as far as it is sown. */
  exploration: ExplorationView | null;
  lastTurn: TurnMarks | null;
  /** The turn that led to the position shown; `null` at the start. */
  trace: TraceView | null;
  /** Why a level chose the turn that led to the position shown; `null` where people did, or nobody knows any more. */
  lastChoice: LevelChoice | null;
  hint: Hint | null;
  isShowing: boolean;
  /** What is being shown was seen before, and is shown again. */
  isReplaying: boolean;
  /** A turn is to be started, and is lost when it is not started in time. */
  isTimed: boolean;
  /** The pits that show why the game ended so. */
  evidence: ReadonlySet<number>;
  /** The turns that the win rests on, where it is not the last one alone. */
  winningTurns: readonly NumberedTurn[];
}

/** What the session tells its listeners, in the order in which it happens. */
export type SessionEvent =
  /** Something to show has changed. */
  | { kind: "state"; state: SessionState }
  /** Another pit is pointed at; nothing else has changed. */
  | { kind: "hint"; hint: Hint | null }
  /** Steps are to be shown; answer with `shown()` when that is over. */
  | { kind: "show"; sequence: Sequence }
  /** What was being shown is not to be seen any more; no `shown()` is waited for. */
  | { kind: "dropped" }
  | {
      kind: "move";
      move: string;
      ply: number;
      position: string;
      result: ResultView | null;
      by: SideName;
    }
  | { kind: "ply"; ply: number }
  | { kind: "end"; result: ResultView }
  /** A pit or turn may not be played, and why. */
  | { kind: "refused"; refusal: Refusal }
  /** A pit may not be played, for moves are binding and an earlier ply is shown. */
  | { kind: "withheld" }
  /** An intent failed: an `EmpikiError`, a death of the engine included. */
  | { kind: "failed"; error: unknown };
