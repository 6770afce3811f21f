import { loadTexts, type Texts } from "./index";
import { flow } from "./en/flow";
import { page } from "./en/page";

/** What the page says besides its boards: apart from them, so that a board elsewhere does not load it. */
interface FrontTexts {
  page: typeof page;
  flow: typeof flow;
}

/** The texts of the first screens of the page. */
export type PageTexts = Texts & FrontTexts;

/** English is always at hand; the others are loaded when they are wanted. */
const fronts: Readonly<Record<string, () => Promise<FrontTexts>>> = {};

/** The texts of the best locale for `wanted` (language tags, best first), as far as the first screens need them. */
export async function loadPageTexts(wanted: readonly string[]): Promise<PageTexts> {
  const texts = await loadTexts(wanted);
  return { ...texts, ...((await fronts[texts.lang]?.()) ?? { page, flow }) };
}
