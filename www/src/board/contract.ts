/**
 * What the board is given and what it reports. The board knows no game: it
 * draws what the engine describes and turns pointers and keys into intents.
 */
import type { BoardView, GameInfo, QuestionView, SideName, StepView } from "../engine/types";

/** Everything that decides how the board at rest looks. */
export interface BoardState {
  info: GameInfo;
  board: BoardView;
  /** Whose turn it is; `null` when nobody may move (game over, watching). */
  mover: SideName | null;
  /** Pits that may be played now (numbers over the whole board). */
  playable: ReadonlySet<number>;
  /** An open question of direction, drawn on the board with both laps and asked with two buttons. */
  question: QuestionView | null;
  /** Pits to point out: where the last turn began and ended, what it captured. */
  lastTurn: { origin: number; end: number | null; captured: readonly number[] } | null;
  /** Where the lap from the pit under the pointer would end ("landing"), or nothing. */
  hint: { origin: number; landing: number; captured: readonly number[] } | null;
  /** Pits to point out for a reason that is told beside the board. */
  marked: ReadonlySet<number>;
  /** Pits that show why the game ended as it did. */
  evidence: ReadonlySet<number>;
  /** Which of the playable pits carry a ring: all of them, or only the one that is pointed at. */
  ringed: "all" | "pointed";
  /** North sits below. */
  isFlipped: boolean;
  hasLetters: boolean;
  counts: "always" | "hover" | "never";
}

/** What is animated: a turn, or the part of one up to an open question. */
export interface Sequence {
  before: BoardView;
  steps: readonly StepView[];
  after: BoardView;
  mover: SideName;
}

/** Times the natural speed (0.25–8), or no animation at all. */
export type Speed = number | "instant";

export interface ShowOptions {
  speed: Speed;
  /** Stand at the beginning and wait for `play` or a step. */
  startPaused?: boolean;
}

/** Where a showing stands, for the controls around the board. Laps and seeds count from 1; 0 before the first. */
export interface Progress {
  state: "playing" | "paused" | "done";
  lap: number;
  laps: number;
  /** Index of the step being shown. */
  step: number;
  /** What is on the board at this instant (seeds in the hand are in `hand`). */
  board: BoardView;
  hand: number;
}

/** A showing under way. It ends by itself, or by `skip`; `finished` resolves then, once. */
export interface Showing {
  readonly finished: Promise<void>;
  play(): void;
  pause(): void;
  /** Go to the next (1) or previous (-1) seed, or lap, and stay paused there. */
  stepSeed(by: 1 | -1): void;
  stepLap(by: 1 | -1): void;
  /** Stay paused where step `index` (from 0) has just been done, with its marks. */
  standAt(index: number): void;
  /** Back to the start of the showing, paused. */
  rewind(): void;
  skip(): void;
}

/** Words the board needs; the texts come from `i18n`, never from here. */
export interface BoardTexts {
  /** Label of the grid. */
  grid: string;
  /** "your pit M, 4 seeds, may be played" */
  pit(pit: number, seeds: number, isPlayable: boolean): string;
  store(side: SideName, seeds: number): string;
  /** A number beside a hollow, in figures. */
  readonly count: (n: number) => string;
  /** Labels of the two answers to a question of direction. */
  answer(question: QuestionView, isClockwise: boolean): string;
}

/** Intents. The board decides nothing: the owner answers with `set` or `show`. */
export interface BoardEvents {
  /** A pit was clicked, tapped, or chosen by key. Not called while a turn is shown (then the showing is finished instead). */
  onPit(pit: number): void;
  onAnswer(isClockwise: boolean): void;
  /** The pointer rests on a pit, the focus moves to it (`null`: it left). */
  onPoint(pit: number | null): void;
  onProgress(progress: Progress): void;
}
