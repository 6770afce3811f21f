import type { Manner } from "./changed";

/** Every letter with an accent, and every vowel twice, which makes texts longer by more than a third. */
const accented: Readonly<Record<string, string>> = {
  ...pairs("aeiou", ["åå", "éé", "îî", "öö", "üü"]),
  ...pairs("AEIOU", ["ÅÅ", "ÉÉ", "ÎÎ", "ÖÖ", "ÜÜ"]),
  ...pairs("bcdfghjklmnpqrstvwxyz", [..."ƀçðƒĝĥĵķļɱñþɋŕšţṽŵẋýž"]),
  ...pairs("BCDFGHJKLMNPQRSTVWXYZ", [..."ƁÇÐƑĜĤĴĶĻṀÑÞɊŔŠŢṼŴẊÝŽ"]),
};

function pairs(letters: string, others: readonly string[]): Record<string, string> {
  return Object.fromEntries([...letters].map((letter, index) => [letter, others[index] ?? ""]));
}

/** English made longer, in brackets that show where a text was cut off or put together of pieces. */
export const longer: Manner = {
  words: (text) => text.replaceAll(/[a-z]/gi, (letter) => accented[letter] ?? letter),
  whole: (text) => `⟦${text.replaceAll(/[⟦⟧]/g, "")}⟧`,
};
