import type { Texts } from "../en";
import { mirrored } from "./mirrored";

/** What a locale says of itself. */
export type Self = Pick<Texts, "lang" | "direction" | "nativeName" | "isReviewed">;

/** The pseudo-locales. Nobody gets one who does not ask for its very tag. */
export const selves = {
  longer: { lang: "en-XA", direction: "ltr", nativeName: "⟦Éñĝļîîšĥ⟧", isReviewed: false },
  mirrored: {
    lang: "ar-XB",
    direction: "rtl",
    nativeName: mirrored.words("English"),
    isReviewed: false,
  },
} satisfies Record<string, Self>;
