import type { Texts } from "../i18n";
import type { ClockWords } from "./clock-part";
import type { Answer } from "./message";

/** Something asked beside the board. Esc takes back what led to it, see `Conductor.cancel`. */
export interface BoardQuestion {
  sentence: string;
  answers: readonly Answer[];
  /** Whether the first answer gets the focus. */
  takesFocus: boolean;
}

/** The direction is asked on the board; here it can be taken back. */
export function directionQuestion({ status, controls }: Texts, cancel: () => void): BoardQuestion {
  return {
    sentence: status.chooseDirection,
    answers: [{ label: controls.takeBack, act: cancel }],
    takesFocus: false,
  };
}

/** Why the clock of blitz waits to be started. */
export type Waiting = "first" | "again" | "lost";

/** The clock waits, so that nobody loses a turn who was not there. */
export function readyQuestion(words: ClockWords, why: Waiting, start: () => void): BoardQuestion {
  const label = why === "first" ? words.start : words.goOn;
  return {
    sentence: words.ready[why],
    answers: [{ label, style: "is-main", act: start }],
    takesFocus: false,
  };
}
