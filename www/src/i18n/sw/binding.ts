import type { Texts } from "../en";

/** Swahili for games in which moves bind: contract and blitz. */
export const binding: Texts["binding"] = {
  contract: "Mmebadilishana kete: zamu iliyochezwa hairudishwi.",
  lostTurn: "imepotezwa kwa kuchelewa",
  noTakeBack: "Katika mchezo huu zamu hazibadilishwi: iliyochezwa hairudishwi.",
  onlyLast: "Katika mchezo huu zamu hazirudishwi: unaendelea kutoka zamu yake ya mwisho tu.",
  toLast: "Kwenye zamu ya mwisho",
};
