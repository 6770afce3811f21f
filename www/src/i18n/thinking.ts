import type { ErrorDetail, GameInfo } from "../engine/types";
import type { ThinkingTexts } from "./en";
import { explainError, type FailureWords } from "./why";

/** Why something could not be thought out. */
type Failure =
  { reason: "engine"; detail: ErrorDetail } | { reason: "load" } | { reason: "version" };

/** What is needed to say so. */
export type ThinkingWords = FailureWords & { thinking: ThinkingTexts };

/** Why something could not be thought out, in sentences. */
export function thinkingFailure(
  failure: Failure,
  info: GameInfo | null,
  texts: ThinkingWords,
): string {
  const { failed } = texts.thinking;
  if (failure.reason !== "engine") return failed[failure.reason];
  if (failure.detail.code === "engine-dead") return failed.dead;
  return explainError(failure.detail, info, texts);
}
