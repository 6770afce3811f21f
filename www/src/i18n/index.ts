import { en, type Texts } from "./en";

export type { FailureCode, OptionText, Texts } from "./en";

/** The locales there are, each loaded when it is wanted. English is always at hand. */
const locales: Readonly<Record<string, () => Promise<Texts>>> = {
  en: () => Promise.resolve(en),
};

/** The texts to begin with, and to fall back on. */
export const defaultTexts: Texts = en;

/** The first of `wanted` (language tags, best first) that we have, by its primary language. */
export function pickLocale(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0] ?? "";
    if (language in locales) return language;
  }
  return "en";
}

/** The texts of the best locale for `wanted`. */
export async function loadTexts(wanted: readonly string[]): Promise<Texts> {
  return (await locales[pickLocale(wanted)]?.()) ?? en;
}
