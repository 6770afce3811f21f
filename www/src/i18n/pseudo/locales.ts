import type { Texts } from "../en";
import { locale as english } from "../en/locale";
import type { Locale } from "../locale";
import { changed, type Manner } from "./changed";
import { longer as longerManner } from "./longer";
import { mirrored as mirroredManner } from "./mirrored";

/** What a locale says of itself. */
type Self = Pick<Texts, "lang" | "direction" | "nativeName" | "isReviewed">;

/** A locale made of English, for tests and translators. Nobody gets it who does not ask for its very tag. */
const pseudoLocale = (self: Self, manner: Manner): Locale => ({
  first: { ...changed(english.first, manner), ...self },
  front: async () => changed({ ...(await import("../en/front")) }, manner),
  failures: async () => changed(await english.failures(), manner),
  fences: async () => changed(await english.fences(), manner),
  keys: async () => changed(await english.keys(), manner),
  picture: async () => changed(await english.picture(), manner),
  puzzle: async () => changed(await english.puzzle(), manner),
  telling: async () => changed(await english.telling(), manner),
  thinking: async () => changed(await english.thinking(), manner),
  all: async () => ({ ...changed(await english.all(), manner), ...self }),
});

export const longer = pseudoLocale(
  { lang: "en-XA", direction: "ltr", nativeName: "⟦Éñĝļîîšĥ⟧", isReviewed: false },
  longerManner,
);

export const mirrored = pseudoLocale(
  {
    lang: "ar-XB",
    direction: "rtl",
    nativeName: mirroredManner.words("English"),
    isReviewed: false,
  },
  mirroredManner,
);
