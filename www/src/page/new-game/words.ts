import type { GameId, OptionInfo } from "../../engine/types";
import type { OptionText, AllTexts } from "../../i18n";
import { optionText } from "../../i18n/why";
import { differences, valueOf, type PlannedGame, type Values } from "./plan";

/** So many differences are told one by one. */
const TOLD = 4;

const unknown = (key: string): OptionText => ({ name: key, about: "", source: "", values: {} });

/** The words for an option; one without words is called by its key. */
export const wordsOf = (game: GameId, { key }: OptionInfo, texts: AllTexts): OptionText =>
  optionText(game, key, texts) ?? unknown(key);

/** A value in words: its own, or a number as numbers are written. */
export function valueWords(text: OptionText, value: string, { number }: AllTexts): string {
  const words = text.values[value];
  if (words !== undefined) return words;
  return /^\d+$/.test(value) ? number(Number(value)) : value;
}

/** One line: what differs from the default rules. */
export function summary(game: PlannedGame, values: Values, texts: AllTexts): string {
  const differing = differences(game, values);
  if (differing.length === 0) return texts.form.defaultRules;
  const told = differing.slice(0, differing.length > TOLD ? TOLD - 1 : TOLD).map((option) => {
    const text = wordsOf(game.id, option, texts);
    const value = valueOf(option, values);
    return text.short?.(value) ?? texts.form.valueOf(text.name, valueWords(text, value, texts));
  });
  return texts.capital(texts.form.differs(told, differing.length - told.length));
}
