import type { PuzzleTexts } from "../en";

/** Luganda for puzzles. */
export const puzzle: PuzzleTexts = {
  find: (who) => `Noonya omulundi: ${who}.`,
  right: "Gwe guugwo. Noonya omulundi oguddako.",
  solved: "Kikutuddwa.",
  shown: "Okwo kwe kukutula kwakyo.",
  again: "Tandika buto",
  show: "Laga okukutula",
  faults: {
    "wrong-turn": "Si guno: gezaako nate.",
    "no-turn-here": "Ekikokyo tekirindirira mulundi wano.",
    "nothing-to-solve":
      "Tewali kya kukutula: tewali mulundi guddirira ogulagibwa. Laga ne ply ekikokyo we kitandikira.",
  },
};
