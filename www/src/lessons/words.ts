import type { Words } from "./format";

/** A text in the reader's language; where it is missing, in English, else in the first it has. With the language it is in. */
export function wordsFor(words: Words, lang: string): { text: string; lang: string | null } {
  if (typeof words === "string") return { text: words, lang: null };
  const tags = [lang.toLowerCase(), lang.toLowerCase().split("-")[0] ?? "", "en"];
  const found = tags.find((tag) => Object.hasOwn(words, tag)) ?? Object.keys(words)[0] ?? "";
  return { text: words[found] ?? "", lang: found };
}
