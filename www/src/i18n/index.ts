import type { AllTexts } from "./en";
import type { FailureTexts } from "./en/failures";
import type { FencesTexts } from "./en/fences";
import { first, type Texts } from "./en/first";
import type { KeysTexts } from "./en/keys";
import type { ThinkingTexts } from "./en/thinking";

export type {
  AllTexts,
  FailureCode,
  FailureTexts,
  FencesTexts,
  KeysTexts,
  OptionText,
  Texts,
  ThinkingTexts,
} from "./en";

/** A language: what a board needs from the beginning, what is said of failures, code blocks, keys and thinking, and all of it. */
interface Locale {
  first: () => Promise<Texts>;
  failures: () => Promise<FailureTexts>;
  fences: () => Promise<FencesTexts>;
  keys: () => Promise<KeysTexts>;
  thinking: () => Promise<ThinkingTexts>;
  all: () => Promise<AllTexts>;
}

/** The first texts of English are always at hand. */
const english: Locale = {
  first: () => Promise.resolve(first),
  failures: async () => (await import("./en/failures")).failures,
  fences: async () => (await import("./en/fences")).fences,
  keys: async () => (await import("./en/keys")).keys,
  thinking: async () => (await import("./en/thinking")).thinking,
  all: async () => (await import("./en")).en,
};

/** The locales there are, each loaded when it is wanted. */
const locales: Readonly<Record<string, Locale>> = { en: english };

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

/** The texts of the best locale for `wanted`, as far as a board needs them from the beginning. */
export async function loadTexts(wanted: readonly string[]): Promise<Texts> {
  return localeOf(pickLocale(wanted)).first();
}

/** What is said of what the engine refuses, in a language of which the first texts are there. */
export const loadFailureTexts = ({ lang }: Texts): Promise<FailureTexts> =>
  localeOf(lang).failures();

/** What is said of code blocks, in a language of which the first texts are there. */
export const loadFencesTexts = ({ lang }: Texts): Promise<FencesTexts> => localeOf(lang).fences();

/** The list of the keys, in a language of which the first texts are there. */
export const loadKeysTexts = ({ lang }: Texts): Promise<KeysTexts> => localeOf(lang).keys();

/** What is said of thinking, in a language of which the first texts are there. */
export const loadThinkingTexts = ({ lang }: Texts): Promise<ThinkingTexts> =>
  localeOf(lang).thinking();

/** All texts of a language of which the first are there. */
export const loadAllTexts = ({ lang }: Texts): Promise<AllTexts> => localeOf(lang).all();

const localeOf = (lang: string): Locale => locales[lang] ?? english;
