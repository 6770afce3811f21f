import type { ExplainTexts } from "../en";
import { number, plural, seeds, spelled } from "./numbers";

// Swahili for what is explained step by step.

const way = (clockwise: boolean): string => (clockwise ? "kufuata saa" : "kinyume cha saa");

const bothWays = (pit: string, isLifted: boolean): string =>
  isLifted
    ? `Shimo ${pit} linaweza kupandwa kwa mwelekeo wowote`
    : `Kete zilizoliwa zinaweza kupandwa kwa mwelekeo wowote kutoka shimo ${pit}`;

const steps: ExplainTexts["steps"] = {
  choice: (who, pit, isLifted, clockwise) =>
    `${bothWays(pit, isLifted)}: ${who} anachagua ${way(clockwise)}.`,
  asks: (who, pit, isLifted) => `${bothWays(pit, isLifted)}: hapa ${who} anachagua mwelekeo.`,
  sown: (who, n, pit, end, clockwise) =>
    `${who} anachukua ${seeds(n)} kutoka shimo ${pit} na ${plural(n, "kuipanda", "kuzipanda")} ${way(clockwise)}, hadi shimo ${end}.`,
  resown: (n, pit, end, clockwise) =>
    `Kete ${spelled(n)} ${plural(n, "iliyoliwa inapandwa", "zilizoliwa zinapandwa")} ${way(clockwise)} kuanzia shimo lililo baada ya shimo ${pit}, hadi shimo ${end}.`,
  rests: (pit) => `Kete ya mwisho inaangukia shimo tupu ${pit}: zamu inaisha.`,
  takesNothing: (pit) =>
    `Kete ya mwisho inaangukia shimo ${pit}: hakuna kete inayoliwa, na zamu inaisha.`,
  lapEnds: "Mzunguko umekamilika, na zamu inaisha.",
  captureEnds: "Kula huku kunamaliza zamu.",
  nothingLeft: (who) => `Hakuna kete iliyobaki kwa ${who} kuchukua.`,
  skipped: (n) =>
    `${plural(n, "Mzunguko mwingine", "Mizunguko mingine")} ${number(n)} ${plural(n, "unafuata", "inafuata")}, bila kuelezwa mmoja mmoja.`,
};

export const explain: ExplainTexts = {
  turn: (who, turn) => `${who} anacheza ${turn}`,
  lost: (who) => `${who} anapoteza zamu`,
  considered: (who, turn) => `Ikiwa ${who} atacheza ${turn}`,
  whyNot: (pit) => `Kwa nini si ${pit}?`,
  ended: "Kwa nini mchezo umekwisha",
  explanation: "Maelezo",
  nothing: "Hakuna zamu iliyochezwa bado.",
  consider: "Zamu ingefanya nini?",
  pit: (pit) => `Eleza ${pit}`,
  back: "Rudi kwenye mchezo",
  lap: (n) => `Mzunguko ${number(n)}`,
  earlier: "Hatua za awali",
  later: "Hatua zinazofuata",
  fromRules: "Kutoka kanuni",
  rulesLanguage: "Kanuni kamili zimeandikwa kwa Kiingereza.",
  steps,
};
