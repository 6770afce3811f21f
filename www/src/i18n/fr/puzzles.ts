import type { AllTexts } from "../en";
import { games } from "./first";
import { counted, de, number } from "./numbers";

/** French for the puzzles of the page. */
export const puzzles: AllTexts["puzzles"] = {
  title: "Problèmes",
  lead: "Un seul coup est nettement meilleur que tous les autres. Vous êtes Sud, et c’est à vous de jouer.",
  titleOf: (game) => `Problèmes ${de(games[game].name)}`,
  ofEach: "Les problèmes de chaque jeu",
  all: (game) => `Tous les problèmes ${de(games[game].name)}`,
  allGames: "Tous les problèmes",
  doneOf: (done, all) => `${number(done)} sur ${number(all)} résolus`,

  today: "Le problème du jour",
  solveToday: "Résoudre le problème du jour",
  todayDone: "Le problème du jour est résolu. Demain, il y en aura un autre.",
  streak: (days) => `${counted(days, "jour", "jours")} de suite`,

  name: (place) => `Problème ${number(place)}`,
  titleOfOne: (game, place) => `${games[game].name}, problème ${number(place)}`,
  level: (rating) => `Niveau ${number(rating)}`,
  levelOf: (rating, most) => `Niveau ${number(rating)} sur ${number(most)}`,
  ahead: [
    "Voir un coup d’avance",
    "Voir deux coups d’avance",
    "Voir trois ou quatre coups d’avance",
    "Voir cinq ou six coups d’avance",
    "Voir sept coups d’avance ou plus",
  ],
  turns: (turns) => `${counted(turns, "coup", "coups")} à trouver`,
  aims: {
    seeds: "Un coup rapporte plus que tous les autres.",
    win: "Un coup gagne, et aucun autre n’en fait autant.",
    hold: "Tous les coups perdent, sauf un.",
  },

  marks: {
    open: "pas encore résolu",
    first: "résolu du premier coup",
    missed: (misses) => `résolu après ${counted(misses, "erreur", "erreurs")}`,
    shown: "solution vue",
  },
  results: {
    first: "Résolu du premier coup.",
    missed: (misses) => `Résolu après ${counted(misses, "erreur", "erreurs")}.`,
    shown: "Vous avez vu la solution.",
  },
  before: "Vous êtes déjà passé ici.",
  next: "Problème suivant",
  unknown: "Ce problème n’existe pas ici.",
};
