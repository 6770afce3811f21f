import { flow } from "./en/flow";
import { page } from "./en/page";
import { loadFrontTexts, loadTexts, type Texts } from "./index";
import type { FrontTexts } from "./locale";

// Apart from the texts of the boards, so that a board elsewhere does not load them.

/** The texts of the first screens of the page. */
export type PageTexts = Texts & FrontTexts;

/** The texts of the best locale for `wanted` (language tags, best first), as far as the first screens need them; those of English are always at hand. */
export async function loadPageTexts(wanted: readonly string[]): Promise<PageTexts> {
  const texts = await loadTexts(wanted);
  const front = await loadFrontTexts(texts).catch(reportError);
  return { page, flow, ...texts, ...front };
}
