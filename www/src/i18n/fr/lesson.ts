import type { LessonTexts } from "../en";
import { counted, number } from "./numbers";

/** French for lessons. */

const held = (n: number): string => counted(n, "graine", "graines");

const amount = (least: number, most: number): string => {
  if (least === most) return number(least);
  return Number.isFinite(most)
    ? `de ${number(least)} à ${number(most)}`
    : `d’au moins ${number(least)}`;
};

const goal = (least: number, most: number): string => `le but est ${amount(least, most)}`;

export const lesson: LessonTexts = {
  name: "Leçon",
  place: (n, count) => `Leçon ${number(n)} sur ${number(count)}`,
  turn: (n, of) => `Coup ${number(n)} sur ${number(of)}.`,
  choose: "Choisissez une case cerclée pour la semer.",
  notYet: "Pas encore.",
  missed: {
    pit: (pit, found, least, most) => `${pit} contient ${held(found)} ; ${goal(least, most)}.`,
    takes: (found, least, most) =>
      found > 0
        ? `Ce coup a pris ${held(found)} ; ${goal(least, most)}.`
        : `Rien n’a été pris ; ${goal(least, most)}.`,
    seeds: (who, found, least, most) =>
      `${who} a ${held(found)} sur le plateau ; ${goal(least, most)}.`,
    notOver: "La partie continue ; le but est de la finir.",
    otherEnd: "La partie est finie, mais pas comme le but le demande.",
  },
  right: "C’est juste !",
  shown: "Voici une façon de faire.",
  results: {
    won: "Vous avez gagné !",
    lost: "Cette fois, vous avez perdu.",
    drawn: "Personne n’a gagné.",
  },
  hint: "Indice",
  strongHint: "Indice plus fort",
  again: "Réessayer",
  show: "Montrez-moi",
  next: "Leçon suivante",
  skip: "Passer",
  rules: "Les règles que vous avez utilisées",
  read: "Ce qui va avec",
  ofLesson: (text) => text,
  faults: {
    "lesson-over": "Cet essai est fini : réessayez, ou continuez.",
    "no-lesson": (found) => `Il n’y a pas de leçon « ${found} ».`,
    "bad-lesson": (place, reason) =>
      `Ces leçons ne peuvent pas être lues${place === "" ? "" : `, à ${place}`} : ${reason}`,
    "lesson-not-loaded": (address) =>
      `Les leçons de ${address} n’ont pas pu être chargées. Vérifiez la connexion et l’adresse.`,
  },
};
