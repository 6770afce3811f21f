import type { AllTexts } from "./en";
import type { FailureTexts } from "./en/failures";
import type { FencesTexts } from "./en/fences";
import type { Texts } from "./en/first";
import type { KeysTexts } from "./en/keys";
import { locale as english } from "./en/locale";
import type { ThinkingTexts } from "./en/thinking";
import type { Locale } from "./locale";

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

/** The languages there are beside English, each fetched when it is wanted, by their tags in small letters. */
const others: Readonly<Record<string, () => Promise<Locale>>> = {
  fr: async () => (await import("./fr/locale")).locale,
  // For tests and translators: English made longer, and English from right to left.
  "en-xa": async () => (await import("./pseudo/locales")).longer,
  "ar-xb": async () => (await import("./pseudo/locales")).mirrored,
};

/** The texts to begin with, and to fall back on: those of English are always at hand. */
export const defaultTexts: Texts = english.first;

const isKnown = (tag: string): boolean => tag === "en" || Object.hasOwn(others, tag);

/** The first of `wanted` (language tags, best first) that we have: by the whole tag, else by its primary language. */
export function pickLocale(wanted: readonly string[]): string {
  for (const tag of wanted.map((each) => each.toLowerCase())) {
    const known = [tag, tag.split("-")[0] ?? ""].find(isKnown);
    if (known !== undefined) return known;
  }
  return "en";
}

/** The texts of the best locale for `wanted`, as far as a board needs them from the beginning; English, if they do not come. */
export async function loadTexts(wanted: readonly string[]): Promise<Texts> {
  try {
    return (await localeOf(pickLocale(wanted))).first;
  } catch (error) {
    console.error(error);
    return defaultTexts;
  }
}

/** What is said of what the engine refuses, in a language of which the first texts are there. */
export const loadFailureTexts = async ({ lang }: Texts): Promise<FailureTexts> =>
  (await localeOf(lang)).failures();

/** What is said of code blocks, in a language of which the first texts are there. */
export const loadFencesTexts = async ({ lang }: Texts): Promise<FencesTexts> =>
  (await localeOf(lang)).fences();

/** The list of the keys, in a language of which the first texts are there. */
export const loadKeysTexts = async ({ lang }: Texts): Promise<KeysTexts> =>
  (await localeOf(lang)).keys();

/** What is said of thinking, in a language of which the first texts are there. */
export const loadThinkingTexts = async ({ lang }: Texts): Promise<ThinkingTexts> =>
  (await localeOf(lang)).thinking();

/** All texts of a language of which the first are there. */
export const loadAllTexts = async ({ lang }: Texts): Promise<AllTexts> =>
  (await localeOf(lang)).all();

const localeOf = async (lang: string): Promise<Locale> =>
  (await others[lang.toLowerCase()]?.()) ?? english;
