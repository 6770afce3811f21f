import type { LearnTexts } from "../en";
import { games } from "./first";
import { number } from "./numbers";

/** Swahili for the screens where games are learnt. */
export const learn: LearnTexts = {
  title: "Jifunze",
  lead: "Masomo mafupi, kila moja kwenye ubao wake: jaribu, na utaambiwa hasa kwa nini.",
  courseTitle: (game) => `Jifunze ${games[game].name}`,
  courseLead: (count) =>
    `Masomo ${number(count)}, kuanzia kupanda kwa mara ya kwanza hadi mchezo wa kwanza. Anza popote, ruka unachotaka.`,
  coursesOfEach: "Masomo ya kila mchezo",
  lessons: "Masomo",
  done: (count, of) => `${number(count)} kati ya ${number(of)} yamemalizwa`,
  isDone: "limemalizwa",
  begin: "Anza",
  goOn: "Endelea",
  onceMore: "Mara nyingine tena",
  besides: "Pamoja na masomo",
  rules: "Kanuni, pamoja na mifano",
  play: "Cheza mchezo",
  previous: "Somo lililotangulia",
  skip: "Ruka hadi somo linalofuata",
  allLessons: "Masomo yote",
  finished: "Hilo lilikuwa somo la mwisho. Sasa unaujua mchezo wote.",
  write: "Andika somo lako mwenyewe",
};
