import { capital, seeds, spelled } from "./spelled";
import { number, plural } from "./numbers";

// English for what is explained step by step; see `en.ts`.

const way = (clockwise: boolean): string => (clockwise ? "clockwise" : "counter-clockwise");

/** The steps of a turn that are not told as the whole turn tells them. */
const steps = {
  choice: (who: string, pit: string, isLifted: boolean, clockwise: boolean) =>
    `${isLifted ? `${pit} may be sown either way` : `The captured seeds may be sown either way from ${pit}`}: ${who} chooses ${way(clockwise)}.`,
  /** The direction is still to be chosen. */
  asks: (who: string, pit: string, isLifted: boolean) =>
    `${isLifted ? `${pit} may be sown either way` : `The captured seeds may be sown either way from ${pit}`}: here ${who} chooses a direction.`,
  sown: (who: string, n: number, pit: string, end: string, clockwise: boolean) =>
    `${who} lifts ${seeds(n)} from ${pit} and sows ${plural(n, "it", "them")} ${way(clockwise)}, as far as ${end}.`,
  /** Captured seeds: the first falls in the pit after `pit`. */
  resown: (n: number, pit: string, end: string, clockwise: boolean) =>
    `${capital(spelled(n))} captured ${plural(n, "seed is", "seeds are")} sown ${way(clockwise)} from the pit after ${pit}, as far as ${end}.`,
  rests: (pit: string) => `The last seed falls in the empty pit ${pit}: the turn ends.`,
  takesNothing: (pit: string) =>
    `The last seed falls in ${pit}: nothing is captured, and the turn ends.`,
  lapEnds: "The lap is sown, and the turn ends.",
  captureEnds: "The capture ends the turn.",
  nothingLeft: (who: string) => `Nothing is left for ${who} to take.`,
  skipped: (n: number) =>
    `${number(n)} more ${plural(n, "lap is", "laps are")} sown, which are not told one by one.`,
};

export const explain = {
  /** Titles of what is explained; `turn` is in the notation. */
  turn: (who: string, turn: string) => `${who} plays ${turn}`,
  lost: (who: string) => `${who} loses a turn`,
  considered: (who: string, turn: string) => `If ${who} plays ${turn}`,
  whyNot: (pit: string) => `Why not ${pit}?`,
  ended: "Why the game ended",
  explanation: "Explanation",
  nothing: "No turn has been played yet.",
  /** Turns that nobody has played: the name of the list, and of each of its pits. */
  consider: "What would a turn do?",
  pit: (pit: string) => `Explain ${pit}`,
  back: "Back to the game",
  lap: (n: number) => `Lap ${number(n)}`,
  earlier: "Earlier steps",
  later: "Later steps",
  fromRules: "From the rules",
  /** Said where the rules are in another language. */
  rulesLanguage: "",
  steps,
};

export type ExplainTexts = typeof explain;
