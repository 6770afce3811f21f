import { textsFor } from "../element/language";

/** The document speaks the language of its board: nobody else says anything there. */
export async function speakAs(board: Element): Promise<void> {
  const { lang, direction } = await textsFor(board);
  document.documentElement.lang = lang;
  document.documentElement.dir = direction;
}
