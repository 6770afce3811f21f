import type { KeysTexts } from "../en";

/** French for the list of the keys. */
export const keys: KeysTexts = {
  title: "Touches du plateau",
  note: "Elles agissent quand le plateau a le focus.",
  rows: [
    [["←", "→", "↑", "↓"], "aller d’une case à l’autre"],
    [["Entrée", "Espace"], "semer la case"],
    [["A", "a"], "la lettre d’une case y mène"],
    [["Ctrl Z"], "annuler (⌘ Z sur un Mac)"],
    [["Ctrl Maj Z"], "rétablir"],
    [["Échap"], "reprendre un choix de direction, ou passer à la fin du coup"],
    [["."], "un pas en avant : une graine du coup montré, sinon un coup"],
    [[","], "un pas en arrière"],
    [["0"], "mettre en pause, et continuer"],
    [["?"], "cette liste"],
  ],
};
