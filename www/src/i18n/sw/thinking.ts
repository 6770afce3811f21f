import type { Choice, Proved } from "../../engine/types";
import type { ThinkingTexts } from "../en";
import { number, seeds, spelled } from "./numbers";

/** Swahili for opponents, hints and whatever else is thought out. */

const plies = (n: number): string => `zamu ${spelled(n)}`;

/** How the seeds stand after a turn and its reply. */
const exchange = (n: number): string => {
  if (n === 0) return "jibu linarudisha kiasi kile kile inachopata";
  return n > 0 ? `inapata ${seeds(n)} hata baada ya jibu` : `jibu linaipotezea ${seeds(-n)}`;
};

/** Why a level chose its turn, as far as it saw. */
function reason({ reason, seeds: n, plies: deep }: Choice, level: number): string {
  const who = `Kiwango ${number(level)}`;
  switch (reason) {
    case "only-turn":
      return "Hapakuwa na zamu nyingine.";
    case "captures":
      return `${who} aliona kwamba hii inakula ${seeds(n ?? 0)}, na hakuna inayokula zaidi.`;
    case "fullest-pit":
      return `${who} hakuona cha kula, akapanda shimo lake ambalo hakuna lililolizidi kwa kete.`;
    case "exchange":
      return `${who} aliipenda hii kuliko nyingine alizoziona: ${exchange(n ?? 0)}.`;
    case "search":
      return `${who} aliangalia ${plies(deep ?? 0)} mbele na hakupata iliyo bora zaidi.`;
    case "proved":
      return `${who} alichagua kilichothibitishwa: hakuna jibu linaloweza kukiondoa.`;
  }
}

const outcomes: Readonly<Record<Proved["outcome"], string>> = {
  won: "ushindi",
  drawn: "sare",
  lost: "kushindwa",
};

/** “ushindi kwa kete tano”, for whoever is to move. */
function proved({ outcome, by, plies: deep }: Proved): string {
  const margin = by === null || by === 0 || outcome === "drawn" ? "" : ` kwa ${seeds(by)}`;
  const end = deep === null || deep === 0 ? "" : `, katika ${plies(deep)}`;
  return `${outcomes[outcome]}${margin}${end}`;
}

export const thinking: ThinkingTexts = {
  reason,
  proved,
  thinks: (who) => `${who} anafikiri…`,
  thinksDeep: (who, deep) => `${who} anafikiri… zamu ${number(deep)} mbele`,
  stop: "Acha",
  goOn: "Endelea",
  goOnHere: "Endelea kutoka hapa",
  stopped: (who) => `${who} ameacha kufikiri. Hakuna kinachochezwa hadi uendelee.`,
  hint: {
    looking: "Zamu nzuri inatafutwa…",
    best: ([turn = "", ...then]) =>
      then.length === 0
        ? `Bora ni ${turn}.`
        : `Bora ni ${turn}; mchezo unaweza kuendelea hivi: ${then.join(" ")}.`,
    proved: (turn, outcome) =>
      outcome.outcome === "lost"
        ? `Bora ni ${turn}, lakini hali ni ya ${proved(outcome)}: hili limethibitishwa.`
        : `Bora ni ${turn}: ${proved(outcome)}, imethibitishwa.`,
    none: "Hakuna dokezo lililopatikana kwa muda mfupi hivyo. Omba tena.",
  },
  line: {
    title: "Njia ya kutazama",
    shown: (turns) => `${turns.join(" ")}. Hakuna kinachochezwa.`,
    back: "Rudi mchezoni",
  },
  table: {
    refused:
      "Jedwali la miisho ya michezo lililohifadhiwa katika kivinjari hiki lilikuwa limeharibika au la toleo jingine. Limefutwa, na linaweza kutengenezwa tena.",
  },
  failed: {
    load: "Sehemu inayofikiri haikuweza kupakiwa. Angalia muunganisho na ujaribu tena.",
    version:
      "Ukurasa huu umeshabadilishwa na mpya zaidi wakati huohuo: upakie tena. Mchezo wako umehifadhiwa.",
    dead: "Sehemu inayofikiri imesimama kwa sababu ya kosa letu. Mchezo wako umehifadhiwa: jaribu tena.",
  },
};
