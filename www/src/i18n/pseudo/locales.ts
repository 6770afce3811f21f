import type { Texts } from "../en";
import { flow } from "../en/flow";
import { locale as english } from "../en/locale";
import { page } from "../en/page";
import type { Locale } from "../locale";
import type { FrontTexts } from "../page-texts";
import { changed, type Manner } from "./changed";
import * as manners from "./manners";

/** Two locales made of English, for tests and translators. Nobody gets them who does not ask for their very tags. */

/** What a locale says of itself. */
type Self = Pick<Texts, "lang" | "direction" | "nativeName" | "isReviewed">;

const pseudoLocale = (self: Self, manner: Manner): Locale => ({
  first: { ...changed(english.first, manner), ...self },
  failures: async () => changed(await english.failures(), manner),
  fences: async () => changed(await english.fences(), manner),
  keys: async () => changed(await english.keys(), manner),
  thinking: async () => changed(await english.thinking(), manner),
  all: async () => ({ ...changed(await english.all(), manner), ...self }),
});

export const longer = pseudoLocale(
  { lang: "en-XA", direction: "ltr", nativeName: "⟦Éñĝļîîšĥ⟧", isReviewed: false },
  manners.longer,
);

export const mirrored = pseudoLocale(
  { lang: "ar-XB", direction: "rtl", nativeName: "\u202EEnglish\u202C", isReviewed: false },
  manners.mirrored,
);

const front: FrontTexts = { page, flow };

export const longerFront = changed(front, manners.longer);
export const mirroredFront = changed(front, manners.mirrored);
