import type { AllTexts } from "../en";
import { games } from "./first";
import { number } from "./numbers";

/** Swahili for the puzzles of the page. */
export const puzzles: AllTexts["puzzles"] = {
  title: "Mafumbo",
  lead: "Zamu moja ni bora waziwazi kuliko nyingine zote. Wewe ni Kusini, na ni zamu yako.",
  titleOf: (game) => `Mafumbo ya ${games[game].name}`,
  ofEach: "Mafumbo ya kila mchezo",
  all: (game) => `Mafumbo yote ya ${games[game].name}`,
  allGames: "Mafumbo yote",
  doneOf: (done, all) => `Yaliyotatuliwa: ${number(done)} kati ya ${number(all)}`,

  today: "Fumbo la leo",
  solveToday: "Tatua fumbo la leo",
  todayDone: "Fumbo la leo limetatuliwa. Kesho kuna jingine.",
  streak: (days) => `Siku ${number(days)} mfululizo`,

  name: (place) => `Fumbo ${number(place)}`,
  titleOfOne: (game, place) => `${games[game].name}, fumbo la ${number(place)}`,
  level: (rating) => `Kiwango ${number(rating)}`,
  levelOf: (rating, most) => `Kiwango ${number(rating)} kati ya ${number(most)}`,
  ahead: [
    "Tazama mbele zamu moja",
    "Tazama mbele zamu mbili",
    "Tazama mbele zamu tatu au nne",
    "Tazama mbele zamu tano au sita",
    "Tazama mbele zamu saba au zaidi",
  ],
  turns: (turns) => `Zamu za kutafuta: ${number(turns)}`,
  aims: {
    seeds: "Zamu moja inaleta faida kuliko nyingine zote.",
    win: "Zamu moja inashinda, na hakuna nyingine inayofikia hapo.",
    hold: "Zamu zote zinashindwa isipokuwa moja.",
  },

  marks: {
    open: "bado halijatatuliwa",
    first: "limetatuliwa kwa jaribio la kwanza",
    missed: (misses) => `limetatuliwa baada ya makosa ${number(misses)}`,
    shown: "jibu limeonekana",
  },
  results: {
    first: "Limetatuliwa kwa jaribio la kwanza.",
    missed: (misses) => `Limetatuliwa baada ya makosa ${number(misses)}.`,
    shown: "Umeona jibu.",
  },
  before: "Umewahi kufika hapa.",
  next: "Fumbo linalofuata",
  unknown: "Hapa hakuna fumbo kama hilo.",
};
