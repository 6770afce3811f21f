import type { PageLocale } from "../page-texts";
import { changed, type Manner } from "./changed";
import { longer as longerManner } from "./longer";
import { mirrored as mirroredManner } from "./mirrored";
import { selves, type Self } from "./selves";

/** What the page says in a pseudo-locale. */
const pseudoLocale = (self: Self, manner: Manner): PageLocale => ({
  front: async () => changed({ ...(await import("../en/front")) }, manner),
  all: async () => ({ ...changed((await import("../en")).en, manner), ...self }),
});

export const longer = pseudoLocale(selves.longer, longerManner);

export const mirrored = pseudoLocale(selves.mirrored, mirroredManner);
