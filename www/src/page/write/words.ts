/** Texts in one language, or in several. Pure. */
import type { CourseDraft, DraftWords, LessonDraft } from "../../storage/lessons-draft";

/** The text in a language; `""` where there is none. A text whose language nobody names is in every language. */
export const textIn = (words: DraftWords, language: string): string =>
  typeof words === "string" ? words : Object.hasOwn(words, language) ? (words[language] ?? "") : "";

/** The same with another text in that language. */
export function withText(words: DraftWords, language: string, text: string): DraftWords {
  if (language === "") return text;
  const others = typeof words === "string" ? {} : words;
  const entries = Object.entries({ ...others, [language]: text }).filter(([, each]) => each !== "");
  return Object.fromEntries(entries);
}

/** Whether anything is said, in whichever language. */
export const isSaid = (words: DraftWords): boolean => textsIn(words).some((text) => text.trim());

/** What is said in all languages. */
export const textsIn = (words: DraftWords): string[] =>
  typeof words === "string" ? [words] : Object.values(words);

/** All languages in which something is said. */
export function languagesOf(draft: CourseDraft): string[] {
  const found = new Set<string>();
  mapWords(draft, (words) => {
    if (typeof words !== "string") for (const each of Object.keys(words)) found.add(each);
    return words;
  });
  return [...found].sort();
}

/** Goes on writing in another language: what had none named is in this one from then on. */
export function inLanguage(draft: CourseDraft, language: string): CourseDraft {
  const named = mapWords(draft, (words) => {
    if (language === "") return unnamed(words);
    return typeof words === "string" ? withText({}, language, words) : words;
  });
  return { ...named, language };
}

/** Of several languages none can be left out. */
function unnamed(words: DraftWords): DraftWords {
  const texts = textsIn(words);
  return texts.length > 1 ? words : (texts[0] ?? "");
}

function mapWords(draft: CourseDraft, change: (words: DraftWords) => DraftWords): CourseDraft {
  const inLesson = (lesson: LessonDraft): LessonDraft => ({
    ...lesson,
    title: change(lesson.title),
    task: change(lesson.task),
    done: change(lesson.done),
    hints: lesson.hints.map((hint) => ({ ...hint, says: change(hint.says) })),
    wrong: lesson.wrong.map((each) => ({ ...each, says: change(each.says) })),
  });
  return { ...draft, title: change(draft.title), lessons: draft.lessons.map(inLesson) };
}
