import type { AllTexts } from "../en";
import { number } from "./numbers";

/** Swahili for the way of a game through the page. */

type Flow = AllTexts["flow"];

const figures: Flow["figures"] = (south, north) => `${number(south)} – ${number(north)}`;

export const flow: Flow = {
  close: "Funga",
  loading: "Subiri kidogo…",
  notLoaded: "Sehemu hii ya ukurasa haikuweza kupakiwa. Angalia muunganisho na ujaribu tena.",
  failed:
    "Hili halikuweza kuonyeshwa kwa sababu ya kosa letu. Ulichocheza kimehifadhiwa: pakia ukurasa tena.",

  match: "Mechi",
  figures,
  score: (south, north, target) =>
    target === null ? figures(south, north) : `${figures(south, north)} kati ya ${number(target)}`,
  scoreNamed: (south, score, north, target) =>
    `${south} · ${score} · ${north}${target === null ? "" : `, kati ya ${number(target)}`}`,
  inARow: (names, [south, north], of) => {
    const row = Math.max(south, north);
    const wins = row === 0 ? "Ushindi" : `${names[south > 0 ? "south" : "north"]}: ushindi`;
    return `${wins} mara ${number(row)} mfululizo${of === null ? "" : ` kati ya ${number(of)}`}`;
  },
  scoreTold: (south, a, north, b) => `Mechi: ${south} ${number(a)}, ${north} ${number(b)}.`,
  cardMatch: (south, north, target) =>
    target === null
      ? `Mfululizo: ${figures(south, north)}`
      : `Mechi hadi ${number(target)}: ${figures(south, north)}`,
  cardLot: "Mchezo unaofuata unakaribia kuanza",
  cardArranging: "Kete zinapangwa",

  result: "Matokeo",
  analyse: "Chambua",
  alone: "Cheza na kompyuta",
  learn: "Jifunze",
  records: "Rekodi",
};
