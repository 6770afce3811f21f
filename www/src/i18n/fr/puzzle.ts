import type { PuzzleTexts } from "../en";

/** French for puzzles. */
export const puzzle: PuzzleTexts = {
  find: (who) => `Trouvez le coup de ${who}.`,
  right: "C’est cela. Trouvez le coup suivant.",
  solved: "Résolu.",
  shown: "Voilà la solution.",
  again: "Recommencer",
  show: "Montrer la solution",
  faults: {
    "wrong-turn": "Pas celui-là : essayez encore.",
    "no-turn-here": "Le problème n’attend pas de coup ici.",
    "nothing-to-solve":
      "Il n’y a rien à résoudre : aucun coup ne suit celui qui est montré. Dites avec ply où le problème commence.",
  },
};
