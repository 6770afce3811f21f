import type { LearnTexts } from "../en";
import { games } from "./first";
import { number } from "./numbers";

/** Luganda for the screens where games are learnt. */
export const learn: LearnTexts = {
  title: "Yiga",
  lead: "Amasomo amampi, buli limu ku lubaawo lwalyo: gezaako, obuulirwe ddala lwaki.",
  courseTitle: (game) => `Yiga ${games[game].name}`,
  courseLead: (count) =>
    `Amasomo ${number(count)}, okuva ku kusiga okusooka okutuuka ku muzannyo ogusooka. Tandikira w’oyagala, buuka ky’oyagala.`,
  coursesOfEach: "Amasomo ga buli muzannyo",
  lessons: "Amasomo",
  done: (count, of) => `${number(count)} ku ${number(of)} gawedde`,
  isDone: "liwedde",
  begin: "Tandika",
  goOn: "Weeyongereyo",
  onceMore: "Omulundi omulala",
  besides: "Ebirala ng’oggyeeko amasomo",
  rules: "Amateeka, n’ebyokulabirako",
  play: "Zannya omuzannyo",
  previous: "Essomo erivuddeko",
  skip: "Buuka ogende ku ssomo eriddako",
  allLessons: "Amasomo gonna",
  finished: "Eryo lye lyabadde essomo erisembayo. Kati omuzannyo gwonna ogumanyi.",
  write: "Wandiika essomo lyo",
};
