import type { AllTexts } from "../en";
import { games } from "./first";
import { number, of, turns } from "./numbers";

/** Luganda for the puzzles of the page. */
export const puzzles: AllTexts["puzzles"] = {
  title: "Ebikokyo",
  lead: "Omulundi gumu gusingira ddala emirala gyonna. Ggwe Ow’Obukiikaddyo, era ggwe ozannya.",
  titleOf: (game) => `Ebikokyo ${of("by", games[game].name)}`,
  ofEach: "Ebikokyo bya buli muzannyo",
  all: (game) => `Ebikokyo byonna ${of("eby", games[game].name)}`,
  allGames: "Ebikokyo byonna",
  doneOf: (done, all) => `Ebikutuddwa: ${number(done)} ku ${number(all)}`,

  today: "Ekikokyo kya leero",
  solveToday: "Kutula ekikokyo kya leero",
  todayDone: "Ekikokyo kya leero kikutuddwa. Enkya wajja kubaawo ekirala.",
  streak: (days) => `Ennaku eziddiriŋŋana: ${number(days)}`,

  name: (place) => `Ekikokyo ${number(place)}`,
  titleOfOne: (game, place) => `${games[game].name}, ekikokyo ${number(place)}`,
  level: (rating) => `Eddaala ${number(rating)}`,
  levelOf: (rating, most) => `Eddaala ${number(rating)} ku ${number(most)}`,
  ahead: [
    "Tunula mu maaso omulundi gumu",
    "Tunula mu maaso emirundi ebiri",
    "Tunula mu maaso emirundi esatu oba ena",
    "Tunula mu maaso emirundi etaano oba mukaaga",
    "Tunula mu maaso emirundi musanvu oba okusingawo",
  ],
  turns: (n) => `Ebinoonyezebwa: ${turns(n)}`,
  aims: {
    seeds: "Omulundi gumu gufuna okusinga emirala gyonna.",
    win: "Omulundi gumu guwangula, era tewali mulala gugwenkana.",
    hold: "Emirundi gyonna giwangulwa, okuggyako gumu.",
  },

  marks: {
    open: "tekinnakutulwa",
    first: "kyakutulwa ku mulundi ogusooka",
    missed: (misses) => `kyakutulwa oluvannyuma lw’ensobi ${number(misses)}`,
    shown: "okukutula kwalabibwa",
  },
  results: {
    first: "Kikutuddwa ku mulundi ogusooka.",
    missed: (misses) => `Kikutuddwa oluvannyuma lw’ensobi ${number(misses)}.`,
    shown: "Olabye okukutula kwakyo.",
  },
  before: "Wali obaddeko wano.",
  next: "Ekikokyo ekiddako",
  unknown: "Wano tewali kikokyo ng’ekyo.",
};
