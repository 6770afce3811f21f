import type { FailureCode, Texts } from "../i18n";
import { bindingWords } from "../i18n/forbidden";
import { BindingError } from "../session/binding";
import { EmpikiError, LoadError, MixedError, SpentError } from "../session/engine";
import type { LessonFailure } from "../lessons/find";
import type { PuzzleFault } from "../session/puzzle";
import type { MancalaEvents } from "./events";

/** A failure as the page hears of it; its message is also what people read. */
export type Failure = MancalaEvents["mancala-error"] & {
  code: FailureCode | PuzzleFault | LessonFailure["kind"];
};

/** What failed around the rules, in words that are always at hand; `null` for anything else. */
export function ownFailure(error: unknown, texts: Texts): Failure | null {
  if (error instanceof LoadError) return loadFailure(error, texts);
  if (error instanceof BindingError) {
    return { code: error.code, message: bindingWords(error.forbidden, texts), at: null };
  }
  if (!(error instanceof EmpikiError) || error.code !== "engine-dead") return null;
  return { code: error.code, message: texts.errors[error.code], at: null };
}

/** The engine did not come, or no other is left. */
export function loadFailure(error: unknown, texts: Texts): Failure {
  const code = loadFailureCode(error);
  return { code, message: texts.errors[code], at: null };
}

function loadFailureCode(error: unknown): "engine-spent" | "engine-mixed" | "load-failed" {
  if (error instanceof SpentError) return "engine-spent";
  return error instanceof MixedError ? "engine-mixed" : "load-failed";
}
