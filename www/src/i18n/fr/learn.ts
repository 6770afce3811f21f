import type { LearnTexts } from "../en";
import type { games } from "./first";
import { counted, number } from "./numbers";

/** French for the screens where games are learnt. */

const of: Record<keyof typeof games, string> = {
  omweso: "l’Omweso",
  oware: "l’Oware",
  "bao-kigogo": "le Bao Kigogo",
};

export const learn: LearnTexts = {
  title: "Apprendre",
  lead: "De courtes leçons, chacune sur son plateau : essayez, et l’on vous dit exactement pourquoi.",
  courseTitle: (game) => `Apprendre ${of[game]}`,
  courseLead: (count) =>
    `${counted(count, "leçon", "leçons")}, des premières semailles à une première partie. Commencez où vous voulez, passez ce que vous voulez.`,
  coursesOfEach: "Le cours de chaque jeu",
  lessons: "Leçons",
  done: (count, all) => `${number(count)} sur ${number(all)} faites`,
  isDone: "faite",
  begin: "Commencer",
  goOn: "Continuer",
  onceMore: "Encore une fois",
  besides: "À côté des leçons",
  rules: "Les règles, avec des exemples",
  play: "Jouer une partie",
  previous: "Leçon précédente",
  skip: "Passer à la leçon suivante",
  allLessons: "Toutes les leçons",
  finished: "C’était la dernière leçon. Vous connaissez maintenant tout le jeu.",
  write: "Écrire sa propre leçon",
};
