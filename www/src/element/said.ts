import type { LessonTexts } from "../i18n";
import type { Words } from "../lessons/format";
import { wordsFor } from "../lessons/words";

/** A text, and the language it is in where that is not the reader's: what speaks it has to know. */
export interface Said {
  text: string;
  lang: string | false;
}

/** What a course says to a reader. */
export function said(words: Words, lang: string, { ofLesson }: LessonTexts): Said {
  const found = wordsFor(words, lang);
  const isOther = found.lang !== null && found.lang !== lang.toLowerCase().split("-")[0];
  const text = found.lang === "en" ? ofLesson(found.text) : found.text;
  return { text, lang: isOther && (found.lang ?? false) };
}
