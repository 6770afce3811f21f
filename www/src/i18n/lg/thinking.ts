import type { Choice, Proved } from "../../engine/types";
import type { ThinkingTexts } from "../en";
import { number, of, plural, seeds, spelledFor } from "./numbers";

/** “emirundi esatu”; without its first letter after “mu” */
const plies = (n: number): string =>
  `${plural(n, "omulundi", "emirundi")} ${spelledFor("turns", n)}`;

const exchange = (n: number): string => {
  if (n === 0) return "okuddamu kumuggyako ezenkana z’awamba";
  return n > 0
    ? `awambako ${seeds(n)} ne munne ng’amaze okuddamu`
    : `okuddamu kumuggyako ${seeds(-n)}`;
};

function reason({ reason, seeds: n, plies: deep }: Choice, level: number): string {
  const who = `Ow’eddaala ${number(level)}`;
  switch (reason) {
    case "only-turn":
      return "Tewabadde mulundi mulala.";
    case "captures":
      return `${who} yalabye nti guno guwamba ${seeds(n ?? 0)}, n’atalaba guwamba zisingawo.`;
    case "fullest-pit":
      return `${who} teyalabye kya kuwamba, n’asiga essa lye eritasingibwa linnaalyo kujjula.`;
    case "exchange":
      return `Ku bye yalabye, ${who} kino kye yasinze okusiima: ${exchange(n ?? 0)}.`;
    case "search":
      return `${who} yatunudde ${plies(deep ?? 0)} mu maaso n’atazuula kisingako.`;
    case "proved":
      return `${who} yalonze ekikakasiddwa: tewali kuddamu kuyinza kukimuggyako.`;
  }
}

const outcomes: Record<Proved["outcome"], string> = {
  won: "okuwangula",
  lost: "okuwangulwa",
  drawn: "amaliri",
};

/** “okuwangula n’enjawulo y’empiki ttaano, mu mirundi esatu” */
function proved({ outcome, by, plies: deep }: Proved): string {
  const hasMargin = outcome !== "drawn" && by !== null && by !== 0;
  const margin = hasMargin ? ` n’enjawulo ${of("y", seeds(by))}` : "";
  const end = deep === null || deep === 0 ? "" : `, mu ${plies(deep).slice(1)}`;
  return `${outcomes[outcome]}${margin}${end}`;
}

const closed = "Olupapula luno lusikiziddwa olupya mu kaseera kano: luggulewo buto.";

export const thinking: ThinkingTexts = {
  reason,
  proved,
  thinks: (who) => `${who} alowooza…`,
  thinksDeep: (who, deep) =>
    `${who} alowooza… ${plural(deep, "omulundi", "emirundi")} ${number(deep)} mu maaso`,
  stop: "Komya",
  goOn: "Weeyongere",
  goOnHere: "Weeyongere okuva wano",
  stopped: (who) => `${who} alekedde awo okulowooza. Tewali kizannyibwa okutuusa lwe weeyongerayo.`,
  hint: {
    looking: "Tunoonya omulundi omulungi…",
    best: ([turn = "", ...then]) =>
      then.length === 0
        ? `Ekisinga ye ${turn}.`
        : `Ekisinga ye ${turn}: omuzannyo guyinza okweyongera bwe guti: ${then.join(" ")}.`,
    proved: (turn, outcome) =>
      outcome.outcome === "lost"
        ? `Ekisinga ye ${turn}, naye mu mbeera eno muvaamu ${proved(outcome)}: kikakasiddwa.`
        : `Ekisinga ye ${turn}: ${proved(outcome)}, kikakasiddwa.`,
    none: "Tewazuuliddwa magezi mu kaseera akatono bwe kati. Ddamu obuuze.",
  },
  line: {
    title: "Ekkubo ery’okutunuulira",
    shown: (turns) => `${turns.join(" ")}. Tewali na gumu ku gino guzannyibwa.`,
    back: "Dda ku muzannyo",
  },
  table: {
    refused:
      "Ekipande ky’enkomerero ekyaterekebwa mu bulawuza eno kyabadde kyonoonese oba kya nkyusa ndala. Kisanguddwa, era kiyinza okuddamu okukolebwa.",
  },
  failed: {
    load: "Ekitundu ekirowooza tekisobodde kuggulwa. Kebera yintaneeti oddemu ogezeeko.",
    version: `${closed} Omuzannyo gwo guterekeddwa.`,
    dead: "Ekitundu ekirowooza kiyimiridde olw’ensobi yaffe. Omuzannyo gwo guterekeddwa: ddamu ogezeeko.",
  },
};
