import type { AllTexts } from "./en";
import { first, type Texts } from "./en/first";

export type { AllTexts, FailureCode, OptionText, Texts } from "./en";

/** A language: what is there from the beginning, and all of it. */
interface Locale {
  first: () => Promise<Texts>;
  all: () => Promise<AllTexts>;
}

/** The locales there are, each loaded when it is wanted. The first texts of English are always at hand. */
const locales: Readonly<Record<string, Locale>> = {
  en: {
    first: () => Promise.resolve(first),
    all: async () => (await import("./en")).en,
  },
};

/** The texts to begin with, and to fall back on. */
export const defaultTexts: Texts = first;

/** The first of `wanted` (language tags, best first) that we have, by its primary language. */
export function pickLocale(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0] ?? "";
    if (language in locales) return language;
  }
  return "en";
}

/** The texts of the best locale for `wanted`, as far as a board and the first screens need them. */
export async function loadTexts(wanted: readonly string[]): Promise<Texts> {
  return (await locales[pickLocale(wanted)]?.first()) ?? first;
}

/** All texts of a language of which the first are there. */
export async function loadAllTexts({ lang }: Texts): Promise<AllTexts> {
  const all = locales[lang]?.all ?? locales["en"]?.all;
  if (!all) throw new Error("English is missing");
  return all();
}
