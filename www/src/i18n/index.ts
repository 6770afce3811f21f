import type { Texts } from "./en/first";
import { locale as english } from "./en/locale";
import type { TellingTexts } from "./en/telling";
import type { LaterTexts, LaterWays, Locale } from "./locale";

export type {
  AllTexts,
  ExplainTexts,
  FailureCode,
  FailureTexts,
  FencesTexts,
  KeysTexts,
  LessonTexts,
  OptionText,
  PictureTexts,
  PuzzleTexts,
  TellingTexts,
  Texts,
  ThinkingTexts,
} from "./en";

const pseudo = async (name: "longer" | "mirrored"): Promise<{ locale: Locale }> => ({
  locale: (await import("./pseudo/locales"))[name],
});

/** The languages there are, each fetched when it is wanted, by their tags in small letters. English is always at hand. */
const locales: Readonly<Record<string, () => Promise<{ locale: Locale }>>> = {
  en: () => Promise.resolve({ locale: english }),
  fr: () => import("./fr/locale"),
  lg: () => import("./lg/locale"),
  sw: () => import("./sw/locale"),
  // For tests and translators: English made longer, and English from right to left.
  "en-xa": () => pseudo("longer"),
  "ar-xb": () => pseudo("mirrored"),
};

/** The texts to begin with, and to fall back on. */
export const defaultTexts: Texts = english.first;

/** The first of `wanted` (language tags, best first) that we have: by the whole tag, else by its primary language. */
export function pickLocale(wanted: readonly string[]): string {
  const tags = wanted.flatMap((tag) => [tag, tag.split("-")[0] ?? ""]);
  return tags.map((tag) => tag.toLowerCase()).find((tag) => Object.hasOwn(locales, tag)) ?? "en";
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

/** A part of a language of which the first texts are there. */
export async function loadLater<K extends keyof LaterTexts>(
  part: K,
  { lang }: Texts,
): Promise<LaterTexts[K]> {
  const ways: LaterWays = await localeOf(lang);
  return ways[part]();
}

/** The texts of a board with those that tell what happened. */
export type ToldTexts = Texts & TellingTexts;

/** The same texts with those that tell what happened, unless they have them already. */
export async function loadToldTexts(texts: Texts | ToldTexts): Promise<ToldTexts> {
  return "turn" in texts ? texts : { ...texts, ...(await loadLater("telling", texts)) };
}

const localeOf = async (lang: string): Promise<Locale> =>
  (await locales[lang.toLowerCase()]?.())?.locale ?? english;
