import type { AllTexts } from "../en";
import { counted, number, seeds } from "./numbers";

type Practise = AllTexts["practise"];

const points = (n: number): string => counted(n, "point", "points");

const round: Practise["round"] = {
  title: "Contre la montre",
  about:
    "Une minute, qui ne court que tant qu’une question attend. Une bonne réponse rapporte autant de points que son niveau.",
  start: "Commencer une manche",
  left: "Temps restant",
  seconds: (n) => `${number(n)}\u00a0s`,
  last: (n) => `Il reste ${number(n)} secondes.`,
  points,
  paused: "La manche vous attend.",
  stop: "Finir la manche",
  over: "Le temps est écoulé",
  stopped: "La manche est finie",
  result: (right, answers) =>
    `${counted(right, "bonne réponse", "bonnes réponses")} sur ${number(answers)}`,
  best: (n) => `Meilleure manche jusqu’ici : ${points(n)}`,
  isBest: "Votre meilleure manche jusqu’ici.",
  again: "Une autre manche",
  ease: "Continuer à loisir",
};

/** French for practising counting. */
export const practise: Practise = {
  title: "S’exercer à compter",
  titleOf: (game) => `S’exercer à compter : ${game}`,
  games: "Choisir un jeu",
  asked: "Questions sur",
  all: "Tout",
  kinds: { landing: "La dernière graine", laps: "Les semis", captured: "Les captures" },
  questions: {
    landing: "Où tombe la dernière graine du coup ?",
    laps: "Combien de semis compte le coup ?",
    captured: "Combien de graines le coup capture-t-il ?",
  },
  directions: (chosen) => `Aux choix de direction : ${chosen}.`,
  clockwise: "sens horaire",
  counterClockwise: "sens antihoraire",
  choosePit: "Choisissez la case sur le plateau.",
  answerBelow: "Répondez sous le plateau.",
  number: "Votre réponse, un nombre",
  answer: "Répondre",
  noNumber: "Écrivez un nombre entier, par exemple 12.",
  right: "C’est juste.",
  wrong: "Pas tout à fait.",
  said: (answer) => `Votre réponse était ${answer}.`,
  laps: (n) => `Le coup compte ${number(n)} semis.`,
  captured: (n) => (n === 0 ? "Le coup ne capture rien." : `Le coup capture ${seeds(n)}.`),
  next: "Suivant",
  level: (n, highest) => `Niveau ${number(n)} sur ${number(highest)}`,
  reached: (n) => `Vous passez au niveau ${number(n)}.`,
  row: (n) => `${counted(n, "bonne réponse", "bonnes réponses")} de suite`,
  bestRow: (n) => `La plus longue suite jusqu’ici : ${number(n)}`,
  round,
};
