import { locale as english } from "../en/locale";
import type { Locale } from "../locale";
import { changed, type Manner } from "./changed";
import { longer as longerManner } from "./longer";
import { mirrored as mirroredManner } from "./mirrored";
import { selves, type Self } from "./selves";

/** A locale made of English, for tests and translators. Nobody gets it who does not ask for its very tag. */
const pseudoLocale = (self: Self, manner: Manner): Locale => ({
  first: { ...changed(english.first, manner), ...self },
  explain: async () => changed(await english.explain(), manner),
  failures: async () => changed(await english.failures(), manner),
  fences: async () => changed(await english.fences(), manner),
  keys: async () => changed(await english.keys(), manner),
  lesson: async () => changed(await english.lesson(), manner),
  picture: async () => changed(await english.picture(), manner),
  puzzle: async () => changed(await english.puzzle(), manner),
  telling: async () => changed(await english.telling(), manner),
  thinking: async () => changed(await english.thinking(), manner),
});

export const longer = pseudoLocale(selves.longer, longerManner);

export const mirrored = pseudoLocale(selves.mirrored, mirroredManner);
