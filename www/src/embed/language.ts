import { languagesFor } from "../element/language";
import { loadTexts } from "../i18n";

/** The document speaks the language of its board: nobody else says anything there. */
export async function speakAs(board: Element): Promise<void> {
  const { lang, direction } = await loadTexts(languagesFor(board));
  document.documentElement.lang = lang;
  document.documentElement.dir = direction;
}
