import type { Manner } from "./changed";

/** A word that is not mirrored yet. */
const word = /(?<![\u202Ea-z])[a-z]+/gi;

const arabicDigits = "٠١٢٣٤٥٦٧٨٩";

/**
 * English from right to left: every word overrides its direction, as if it were one of Arabic or Hebrew. Digits are
 * those of Arabic, which shows numbers that were not written by the language.
 */
export const mirrored: Manner = {
  words: (text) =>
    text
      .replaceAll(word, "\u200F\u202E$&\u202C\u200F")
      .replaceAll(/\d/g, (digit) => arabicDigits.charAt(Number(digit))),
  whole: (text) => text,
};
