import type { SideName } from "../engine/types";

/** What the element tells its page: event names and their details. All bubble and are composed. */
export interface MancalaEvents {
  "mancala-ready": Record<string, never>;
  /** `pit` is its number over the whole board. Can be cancelled: then the board does nothing with it. */
  "mancala-choose": { pit: number; letter: string };
  "mancala-move": {
    move: string;
    ply: number;
    position: string;
    /** In the notation; `-` while the game goes on. */
    result: string;
    by: SideName;
  };
  "mancala-ply": { ply: number };
  /** All three in the notation; the element's `outcome` has the result as data. */
  "mancala-end": { result: string; position: string; record: string };
  /** How far the lesson on the board is: turns played, and whether its goal is reached. */
  "mancala-lesson": { id: string; step: number; done: boolean };
  /** How far the puzzle on the board is: wrong turns tried, whether its solution was seen, and whether it is solved. */
  "mancala-puzzle": { misses: number; isShown: boolean; isSolved: boolean };
  /** `at`: the attribute, the number of the turn, the column in the position or the options, or `line:column` in the record. */
  "mancala-error": { code: string; message: string; at: string | number | null };
}

/** Tells one event; `false` when a listener cancelled what was to come of it. */
export type Raise = <K extends keyof MancalaEvents>(type: K, detail: MancalaEvents[K]) => boolean;

/** Dispatches the element's events on `target`. */
export const raiseOn =
  (target: EventTarget): Raise =>
  (type, detail) => {
    const cancelable = type === "mancala-choose";
    return target.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }),
    );
  };
