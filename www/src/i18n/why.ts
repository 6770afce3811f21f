import type { ErrorDetail, GameId, GameInfo, Refusal } from "../engine/types";
import type { OptionText, Texts } from "./en";

/** Why a pit or a turn may not be played, in one sentence. */
export function why(refusal: Refusal, info: GameInfo, texts: Texts): string {
  const pit = refusal.pit === null ? "" : (info.letters[refusal.pit] ?? "");
  return texts.refusals[refusal.code]({ pit, seeds: refusal.seeds ?? 0 });
}

/** What went wrong, in sentences: the code's own, then why the turn was refused or what is wrong with the text. */
export function explainError(detail: ErrorDetail, info: GameInfo | null, texts: Texts): string {
  const sentences = [texts.errors[detail.code]];
  if (detail.refusal && info) sentences.push(why(detail.refusal, info, texts));
  sentences.push(...detail.faults.map(texts.fault));
  return sentences.join(" ");
}

/** The words for a rule option, or `undefined` when there are none. */
export function optionText(game: GameId, key: string, texts: Texts): OptionText | undefined {
  return texts.options[`${game}.${key}`] ?? texts.options[key];
}
