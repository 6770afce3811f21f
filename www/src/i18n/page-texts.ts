import { flow } from "./en/flow";
import { page } from "./en/page";
import { defaultTexts, loadTexts, pickLocale, type Texts } from "./index";

/** What the page says besides its boards: apart from them, so that a board elsewhere does not load it. */
export interface FrontTexts {
  page: typeof page;
  flow: typeof flow;
}

/** The texts of the first screens of the page. */
export type PageTexts = Texts & FrontTexts;

/** English is always at hand; the others, by the tags of their locales, are fetched when they are wanted. */
const fronts: Readonly<Record<string, () => Promise<FrontTexts>>> = {
  fr: () => import("./fr/front"),
  "en-xa": async () => (await import("./pseudo/locales")).longerFront,
  "ar-xb": async () => (await import("./pseudo/locales")).mirroredFront,
};

const english: PageTexts = { ...defaultTexts, page, flow };

/** The texts of the best locale for `wanted` (language tags, best first), as far as the first screens need them; English, if they do not come. */
export async function loadPageTexts(wanted: readonly string[]): Promise<PageTexts> {
  const tag = pickLocale(wanted);
  try {
    const [texts, front] = await Promise.all([loadTexts([tag]), fronts[tag]?.()]);
    return front && texts !== defaultTexts ? { ...texts, ...front } : english;
  } catch (error) {
    console.error(error);
    return english;
  }
}
