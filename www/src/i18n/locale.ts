import type { ExplainTexts } from "./en/explain";
import type { FailureTexts } from "./en/failures";
import type { FencesTexts } from "./en/fences";
import type { Texts } from "./en/first";
import type { KeysTexts } from "./en/keys";
import type { LessonTexts } from "./en/lesson";
import type { PictureTexts } from "./en/picture";
import type { PuzzleTexts } from "./en/puzzle";
import type { TellingTexts } from "./en/telling";
import type { ThinkingTexts } from "./en/thinking";

/** The parts of a language that are fetched when they are wanted. */
export interface LaterTexts {
  /** What is explained step by step. */
  explain: ExplainTexts;
  /** What is said of what the engine refuses. */
  failures: FailureTexts;
  /** What is said of code blocks. */
  fences: FencesTexts;
  /** The list of the keys. */
  keys: KeysTexts;
  lesson: LessonTexts;
  /** What is said of pictures of the board. */
  picture: PictureTexts;
  puzzle: PuzzleTexts;
  /** What tells turns, ends and refusals. */
  telling: TellingTexts;
  thinking: ThinkingTexts;
}

/** The way to each of them. */
export type LaterWays = { [K in keyof LaterTexts]: () => Promise<LaterTexts[K]> };

/** A language: what a board needs from the beginning, and the ways to the rest. */
export interface Locale extends LaterWays {
  first: Texts;
}
