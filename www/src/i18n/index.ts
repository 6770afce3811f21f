import type { AllTexts } from "./en";
import { first, type Texts } from "./en/first";
import type { ThinkingTexts } from "./en/thinking";

export type { AllTexts, FailureCode, OptionText, Texts, ThinkingTexts } from "./en";

/** A language: what is there from the beginning, what is said of thinking, and all of it. */
interface Locale {
  first: () => Promise<Texts>;
  thinking: () => Promise<ThinkingTexts>;
  all: () => Promise<AllTexts>;
}

/** The locales there are, each loaded when it is wanted. The first texts of English are always at hand. */
const locales: Readonly<Record<string, Locale>> = {
  en: {
    first: () => Promise.resolve(first),
    thinking: async () => (await import("./en/thinking")).thinking,
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

/** What is said of thinking, in a language of which the first texts are there. */
export async function loadThinkingTexts({ lang }: Texts): Promise<ThinkingTexts> {
  const thinking = locales[lang]?.thinking ?? locales["en"]?.thinking;
  if (!thinking) throw new Error("English is missing");
  return thinking();
}

/** All texts of a language of which the first are there. */
export async function loadAllTexts({ lang }: Texts): Promise<AllTexts> {
  const all = locales[lang]?.all ?? locales["en"]?.all;
  if (!all) throw new Error("English is missing");
  return all();
}
