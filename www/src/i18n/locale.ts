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

/** A language: what a board needs from the beginning, and what is fetched when it is wanted. */
export interface Locale {
  first: Texts;
  /** Of English the page has it already. */
  front?: () => Promise<FrontTexts>;
  failures: () => Promise<FailureTexts>;
  fences: () => Promise<FencesTexts>;
  keys: () => Promise<KeysTexts>;
  picture: () => Promise<PictureTexts>;
  puzzle: () => Promise<PuzzleTexts>;
  telling: () => Promise<TellingTexts>;
  thinking: () => Promise<ThinkingTexts>;
  all: () => Promise<AllTexts>;
}
