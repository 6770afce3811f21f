import type { PuzzleTexts } from "../en";

/** Swahili for puzzles. */
export const puzzle: PuzzleTexts = {
  find: (who) => `Tafuta zamu ya ${who}.`,
  right: "Ndiyo hiyo. Tafuta zamu inayofuata.",
  solved: "Limetatuliwa.",
  shown: "Hilo lilikuwa jibu.",
  again: "Anza tena",
  show: "Onyesha jibu",
  faults: {
    "wrong-turn": "Si hiyo: jaribu tena.",
    "no-turn-here": "Fumbo halingoji zamu hapa.",
    "nothing-to-solve":
      "Hakuna cha kutatua: hakuna zamu inayofuata ile inayoonyeshwa. Sema kwa ply mahali fumbo linapoanzia.",
  },
};
