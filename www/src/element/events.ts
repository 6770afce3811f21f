import type { ResultView, SideName } from "../engine/types";

/** What the element tells its page: event names and their details. All bubble and are composed. */
export interface MancalaEvents {
  "mancala-ready": Record<string, never>;
  "mancala-move": {
    move: string;
    ply: number;
    position: string;
    result: ResultView | null;
    by: SideName;
  };
  "mancala-ply": { ply: number };
  "mancala-end": { result: ResultView; position: string; record: string };
  /** `at`: the attribute, or the column in its text. */
  "mancala-error": { code: string; message: string; at: string | number | null };
}

/** Tells one event. */
export type Raise = <K extends keyof MancalaEvents>(type: K, detail: MancalaEvents[K]) => void;

/** Dispatches the element's events on `target`. */
export const raiseOn =
  (target: EventTarget): Raise =>
  (type, detail) => {
    target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  };
