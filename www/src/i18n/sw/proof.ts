import type { AllTexts } from "../en";
import { laps, number, plural } from "./numbers";

/** Swahili for the proof that a turn ends or never does. */

const rounded = new Intl.NumberFormat("sw", { maximumSignificantDigits: 2 });

const branches = (n: number): string =>
  n === 0
    ? ""
    : ` Njiani ilikuta ${plural(n, "chaguo 1 la", `machaguo ${number(n)} ya`)} mwelekeo; pale ambapo zamu haisemi, ilienda kinyume cha saa.`;

export const proof: AllTexts["proof"] = {
  title: "Je, zamu itaisha?",
  about: "Mizunguko hufuatwa hadi zamu iishe au ianze kujirudia: uthibitisho kamili.",
  turn: "Zamu",
  ask: "Je, itaisha?",
  stop: "Acha",
  working: (done, perSecond) =>
    `${plural(done, "Mzunguko", "Mizunguko")} ${number(done)} ${plural(done, "umechunguzwa", "imechunguzwa")}, kama ${rounded.format(perSecond)} kwa sekunde.`,
  starting: "Kanuni zinapakiwa…",
  stopped: (done) => `Imeachwa baada ya ${laps(done)}. Hakuna kilichothibitishwa.`,
  ends: (length, choices) => `Inaisha baada ya ${laps(length)}.${branches(choices)}`,
  endless: (after, period, choices) => {
    const begin = after === 0 ? "tangu mzunguko wake wa kwanza" : `baada ya ${laps(after)}`;
    const round = plural(
      period,
      "mzunguko ule ule unajirudia",
      `mizunguko ile ile ${number(period)} inajirudia`,
    );
    return `Haiishi kamwe: ${begin}, ${round}.${branches(choices)}`;
  },
  unknown: (done, choices) =>
    `Haijulikani: baada ya ${laps(done)} haijaisha wala haijajirudia.${branches(choices)}`,
  noTurn: "Andika zamu kwanza.",
  noPosition: "Hii ni kwa hali zinazoweza kuchezwa.",
  load: "Sehemu inayochunguza zamu haikuweza kupakiwa. Angalia muunganisho, kisha uulize tena.",
  version:
    "Ukurasa huu umeshabadilishwa na mpya zaidi wakati huohuo: upakie tena, kisha uulize tena.",
};
