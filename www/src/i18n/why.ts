import type { ErrorDetail, GameId, GameInfo, Refusal } from "../engine/types";
import type { AllTexts, FailureTexts, OptionText, TellingTexts, Texts } from "./en";

/** Why a pit or a turn may not be played, in one sentence. */
export function why(refusal: Refusal, info: GameInfo, texts: TellingTexts): string {
  const pit = refusal.pit === null ? "" : (info.letters[refusal.pit] ?? "");
  return texts.refusals[refusal.code]({ pit, seeds: refusal.seeds ?? 0 });
}

/** What is needed to say what the engine refuses. */
export type FailureWords = Texts & TellingTexts & { failures: FailureTexts };

/** What went wrong, in sentences: the code's own, what is wrong with the text, and why a turn was refused. */
export function explainError(
  detail: ErrorDetail,
  info: GameInfo | null,
  texts: FailureWords,
): string {
  const { errors, fault } = texts.failures;
  const sentences = [errors[detail.code], ...detail.faults.map(fault)];
  if (detail.refusal && info) sentences.push(why(detail.refusal, info, texts));
  return sentences.join(" ");
}

/** The words for a rule option, or `undefined` when there are none. */
export function optionText(game: GameId, key: string, texts: AllTexts): OptionText | undefined {
  return texts.options[`${game}.${key}`] ?? texts.options[key];
}
