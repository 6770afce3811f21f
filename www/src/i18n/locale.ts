import type { AllTexts } from "./en";
import type { FailureTexts } from "./en/failures";
import type { FencesTexts } from "./en/fences";
import type { Texts } from "./en/first";
import type { KeysTexts } from "./en/keys";
import type { PictureTexts } from "./en/picture";
import type { PuzzleTexts } from "./en/puzzle";
import type { TellingTexts } from "./en/telling";
import type { ThinkingTexts } from "./en/thinking";

/** What the first screens of the page say besides their boards. */
export type FrontTexts = Pick<AllTexts, "page" | "flow">;

/** The parts of a language that are fetched when they are wanted. */
export interface LaterTexts {
  /** What is said of what the engine refuses. */
  failures: FailureTexts;
  /** What is said of code blocks. */
  fences: FencesTexts;
  /** The list of the keys. */
  keys: KeysTexts;
  /** What is said of pictures of the board. */
  picture: PictureTexts;
  puzzle: PuzzleTexts;
  /** What tells turns, ends and refusals. */
  telling: TellingTexts;
  thinking: ThinkingTexts;
  all: AllTexts;
}

/** The way to each of them. */
export type LaterWays = { [K in keyof LaterTexts]: () => Promise<LaterTexts[K]> };

/** A language: what a board needs from the beginning, and the ways to the rest. */
export interface Locale extends LaterWays {
  first: Texts;
  /** Of English the page has it already. */
  front?: () => Promise<FrontTexts>;
}
