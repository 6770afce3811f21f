import type { AllTexts } from "./en";
import { flow } from "./en/flow";
import { page } from "./en/page";
import { loadTexts, type Texts } from "./index";

// Apart from the texts of the boards: nothing of this is in the package for boards elsewhere.

/** What the first screens of the page say besides their boards. */
type FrontTexts = Pick<AllTexts, "page" | "flow">;

/** The texts of the first screens of the page. */
export type PageTexts = Texts & FrontTexts;

/** The ways to what the page says in a language. */
export interface PageLocale {
  /** Of English it is at hand. */
  front?: () => Promise<FrontTexts>;
  all: () => Promise<AllTexts>;
}

const english: PageLocale = { all: async () => (await import("./en")).en };

const pseudo = async (name: "longer" | "mirrored"): Promise<PageLocale> =>
  (await import("./pseudo/page-locales"))[name];

/** By their tags in small letters, as the languages of the boards. */
const locales: Readonly<Record<string, () => PageLocale | Promise<PageLocale>>> = {
  fr: () => ({ front: () => import("./fr/front"), all: async () => (await import("./fr")).fr }),
  lg: () => ({ front: () => import("./lg/front"), all: async () => (await import("./lg")).lg }),
  sw: () => ({ front: () => import("./sw/front"), all: async () => (await import("./sw")).sw }),
  "en-xa": () => pseudo("longer"),
  "ar-xb": () => pseudo("mirrored"),
};

const localeOf = ({ lang }: Texts): PageLocale | Promise<PageLocale> =>
  locales[lang.toLowerCase()]?.() ?? english;

/** The texts of the best locale for `wanted` (language tags, best first), as far as the first screens need them. */
export async function loadPageTexts(wanted: readonly string[]): Promise<PageTexts> {
  const texts = await loadTexts(wanted);
  const front = await loadFront(texts).catch(console.error);
  return { page, flow, ...texts, ...front };
}

const loadFront = async (texts: Texts): Promise<FrontTexts | undefined> =>
  (await localeOf(texts)).front?.();

/** Everything in a language of which the first texts are there. */
export const loadAllTexts = async (texts: Texts): Promise<AllTexts> =>
  (await localeOf(texts)).all();
