import type { AllTexts } from "../en";
import { games } from "./first";
import { counted, de } from "./numbers";

/** French for the dialogs of the page. */

const turnsPlayed = (turns: number): string => counted(turns, "coup joué", "coups joués");

export const dialogs: AllTexts["dialogs"] = {
  newGame: "Une nouvelle partie",
  rulesOf: (game) => `${games[game].name} en bref`,
  allRulesOf: (game) => `Les règles ${de(games[game].name)}`,
  wholeRules: "Toutes les règles, avec des exemples",
  rulesOfEach: "Les règles de chaque jeu",
  rulesLanguage: "Les règles complètes sont écrites en anglais.",
  howItEnds: "Comment une partie finit",
  howItIsPlayed: "Comment on joue",
  wordsOfGame: "Les mots du jeu",
  otherTabTitle: "Modifiée dans un autre onglet",
  otherTab: (game, here, there) =>
    `Cette partie ${de(games[game].name)} a aussi continué dans un autre onglet : ${turnsPlayed(here)} ici, ${turnsPlayed(there)} là-bas. Une seule des deux peut être gardée.`,
  keepThis: "Garder celle-ci",
  loadOther: "Charger l’autre",
  language: "Langue",
  languageAuto: "Celle du navigateur",
  unreviewed:
    "Aucune personne de langue maternelle française n’a encore relu cette traduction. Les corrections sont bienvenues.",
  theme: "Apparence",
  themes: { auto: "Auto", light: "Clair", dark: "Sombre", contrast: "Contraste" },
  counts: "Nombre de graines",
  countsValues: { always: "Toujours", hover: "Au survol", never: "Jamais" },
  letters: "Lettres des cases",
  hints: "Montrer où un coup finirait",
  hintsValues: { off: "Non", landing: "Premier semis", turn: "Coup entier" },
  again: "Rejouer",
  review: "Revoir le plateau",
  sound: "Son de la pendule en blitz",
};
