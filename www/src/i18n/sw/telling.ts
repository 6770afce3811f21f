import type { EndingFacts, TellingTexts } from "../en";
import { blitz } from "./blitz";
import { capital, laps, list, number, plural, seeds, spelled } from "./numbers";

// Swahili for what happened in a game: turns, ends, and why a pit may not be played; and for the clock of blitz.

const refusals: TellingTexts["refusals"] = {
  "game-over": () => "Mchezo umekwisha.",
  "no-such-pit": () => "Hakuna shimo kama hilo kwenye ubao huu.",
  "not-your-pit": ({ pit }) => `Shimo ${pit} ni la mchezaji mwingine.`,
  "empty-pit": ({ pit }) => `Shimo ${pit} ni tupu: hakuna cha kupanda.`,
  "too-few-seeds": ({ pit }) =>
    `Shimo ${pit} lina kete moja tu: zamu huanza na kete mbili au zaidi.`,
  "single-may-wait": ({ pit }) =>
    `Shimo ${pit} lina kete moja; kete pekee huchezwa tu wakati hakuna shimo lenye zaidi.`,
  "single-blocked": ({ pit }) => `Kete pekee ya shimo ${pit} imezuiwa: shimo linalofuata si tupu.`,
  "must-feed": ({ pit }) =>
    `Mpinzani wako hana kete, na shimo ${pit} halifiki upande wake. Cheza shimo linalofika.`,
  "grand-slam": ({ pit }) =>
    `Shimo ${pit} lingekula kete zote za mpinzani wako. Kwa kanuni hizi hilo linaruhusiwa tu pasipokuwa na zamu nyingine.`,
  "never-ending": ({ pit }) =>
    `Zamu hii kutoka shimo ${pit} haingeisha kamwe; kwa kanuni hizi haiwezi kuchezwa.`,
  "too-many-choices": () => "Zamu hii imeandikwa na machaguo mengi ya mwelekeo kuliko yaliyomo.",
  "no-okwesera": () => "Okwesera haichezwi kwa kanuni hizi.",
  "okwesera-needs-three": ({ pit, seeds: n }) =>
    n === 0
      ? `Okwesera huhitaji kete tatu kamili; shimo ${pit} ni tupu.`
      : `Okwesera huhitaji kete tatu kamili; shimo ${pit} lina ${spelled(n)}.`,
  "okwesera-after-capture": () =>
    "Okwesera inaweza kuchezwa tu kabla ya kete za kwanza kuliwa katika mchezo.",
  "no-lost-turn": () => "Ni katika Omweso tu ambapo zamu inaweza kupotezwa kwa kuchelewa.",
  "bad-turn-text": () => "Hii si zamu kwa namna mchezo huu unavyoandikwa.",
};

const takesPoints = ({ winner, points: n }: EndingFacts): string =>
  n === null ? `${winner} anashinda.` : `${winner} anapata pointi ${spelled(n)}.`;

const ownSides = "kila mchezaji alichukua kete za upande wake";
const unresolved =
  "Kwenye ubao halisi wachezaji wana dakika tatu za kutatua zamu kama hiyo; hapa kikomo cha mizunguko kinatumika badala yake.";
const annulled = "Mchezo umebatilishwa: hauleti pointi na unachezwa tena.";

const endings: TellingTexts["endings"] = {
  majority: {
    name: "Wingi wa kete",
    about: ({ winner }) =>
      `${winner} ana zaidi ya nusu ya kete zote: hakuna kinachoweza kubadilisha hilo tena.`,
  },
  "no-move": {
    name: "Hakuna zamu iliyobaki",
    about: ({ hasStores, loser }) =>
      hasStores
        ? "Mchezaji mwenye zamu hakuwa na zamu halali. Maghala yanaamua."
        : `${loser} hana zamu halali na anashindwa.`,
  },
  repetition: {
    name: "Marudio",
    about: ({ hasStores }) =>
      `Hali ile ile ilirudi, na zamu ya mchezaji yule yule${hasStores ? `: ${ownSides}.` : "."}`,
  },
  "ply-cap": {
    name: "Kikomo cha zamu",
    about: ({ hasStores }) =>
      hasStores
        ? `Kikomo cha zamu kilichowekwa kwa mchezo huu kimefikiwa: ${ownSides}.`
        : `Kikomo cha zamu kilichowekwa kwa mchezo huu kimefikiwa bila matokeo. ${annulled}`,
  },
  bulijo: {
    name: "Bulijo",
    about: (facts) =>
      `${facts.loser} hana shimo lenye kete mbili au zaidi la kupanda. ${takesPoints(facts)}`,
  },
  "emitwe-ebiri": {
    name: "Okutema kwa emitwe-ebiri",
    about: (facts) =>
      `“Vichwa viwili”: ${facts.winner} alikula katika safu za pembeni, na mashimo yote 4 ya kona ya ${facts.loser} ni matupu. ${takesPoints(facts)}`,
  },
  "front-cleared": {
    name: "Okutema kwa kumaliza mstari wa mbele",
    about: (facts) =>
      `${facts.winner} alikula kete za mwisho za mstari wa mbele wa ${facts.loser}. ${takesPoints(facts)}`,
  },
  akakyala: {
    name: "Akakyala",
    about: ({ turns, ...facts }) => {
      const by = turns.length > 0 ? ` kwa ${list(turns)}` : "";
      return `Kama ilivyokubaliwa kabla ya mchezo: ${facts.winner} alikula mara mbili${by}, kabla ${facts.loser} hajala hata mara moja. ${takesPoints({ turns, ...facts })}`;
    },
  },
  akawumbi: {
    name: "Akawumbi",
    about: (facts) =>
      `${facts.loser} hakuwa na kete iliyobaki, na kete za mwisho zililiwa katika safu ya pembeni. ${takesPoints(facts)}${facts.points === 12 ? " Hiyo ni mechi nzima." : ""}`,
  },
  "never-ending": {
    name: "Zamu isiyo na mwisho",
    // It may have been struck rather than played, so it is spoken of in general.
    about: (facts) => {
      if (facts.isAnnulled) return `${unresolved} ${annulled}`;
      if (facts.isDraw) return "Mchezo ni sare.";
      return `Anayecheza zamu kama hiyo anashindwa. ${takesPoints(facts)}`;
    },
  },
  resigned: {
    name: "Kujitoa",
    about: (facts) => `${facts.loser} alijitoa mchezoni. ${takesPoints(facts)}`,
  },
  agreed: {
    name: "Umemalizwa kwa makubaliano",
    about: ({ hasStores, isAnnulled }) => {
      const agreed = "Wachezaji walikubaliana kumaliza hapa";
      if (hasStores) return `${agreed}: ${ownSides}.`;
      return isAnnulled ? `${agreed}. ${annulled}` : `${agreed}.`;
    },
  },
};

const inClockwise = (clockwise: boolean): string => (clockwise ? ", kufuata saa" : "");

/** “shimo C”, “mashimo C na D” */
const pitsNamed = (pits: readonly string[]): string =>
  `${pits.length === 1 ? "shimo" : "mashimo"} ${list(pits)}`;

/** “kete mbili zinaliwa”, “kete moja inaliwa” */
const areEaten = (n: number): string => plural(n, "inaliwa", "zinaliwa");

/** “kete mbili za mashimo C na D zinaliwa na kuondolewa ubaoni” */
const takenOff = (n: number, pits: readonly string[]): string =>
  `${seeds(n)} ${plural(n, "ya", "za")} ${pitsNamed(pits)} ${areEaten(n)} na kuondolewa ubaoni`;

const turn: TellingTexts["turn"] = {
  sows: (who, n, pit, clockwise) =>
    `${who} anapanda ${seeds(n)} kutoka shimo ${pit}${inClockwise(clockwise)}.`,
  okwesera: (who, pit, pits) =>
    `${who} anacheza okwesera kutoka shimo ${pit}: kete mbili katika shimo ${pits[0] ?? ""}, moja katika shimo ${pits[1] ?? ""}.`,
  relay: (pit, n, clockwise) =>
    `Kete ya mwisho inaangukia shimo ${pit}, lenye kete: zote ${spelled(n)} zinachukuliwa na kuendelezwa${inClockwise(clockwise)}.`,
  captureToHand: (at, n, pits, from, clockwise) =>
    `Kete ya mwisho inaangukia shimo ${at}, lenye kete; mkabala nalo ${pitsNamed(pits)} pia ${plural(pits.length, "lina", "yana")} kete: ${seeds(n)} ${areEaten(n)} na kupandwa${clockwise ? " kufuata saa" : ""}, kuanzia shimo lililo baada ya shimo ${from}.`,
  captureToStore: (at, n, pits) =>
    `Kete ya mwisho inaangukia shimo ${at}: ${seeds(n)} ${areEaten(n)} kutoka ${pitsNamed(pits)}.`,
  captureOff: (at, n, pits) => `Kete ya mwisho inaangukia shimo tupu ${at}: ${takenOff(n, pits)}.`,
  spared: (pits) =>
    `Hilo lingekula kete zote za mstari wa mpinzani, yaani kula zote: zilizomo katika ${pitsNamed(pits)} zinabaki.`,
  rests: (pit) => `Kete ya mwisho inaangukia shimo tupu ${pit}.`,
  ends: (pit) => `Kete ya mwisho inaangukia shimo ${pit}.`,
  turnRests: (pit) => `Zamu inaishia katika shimo tupu ${pit}.`,
  summaryRests: (pit) => `Inaishia katika shimo tupu ${pit}.`,
  summaryCaptureOff: (at, n, pits) => `Inaishia katika shimo tupu ${at}: ${takenOff(n, pits)}.`,
  collects: (who, n, isOwnSide) => {
    const left = `${seeds(n)} ${plural(n, "iliyobaki", "zilizobaki")}`;
    return isOwnSide ? `${who} anachukua ${left} upande wake.` : `${who} anachukua ${left} ubaoni.`;
  },
  neverEnding: (n) => `Baada ya ${laps(n)} zamu inakatizwa, na kete zinarudishwa zilipokuwa.`,
  lostOnTime: (who) => `${who} hakuanza kwa wakati na anapoteza zamu.`,
  summary: (n, captured) =>
    captured > 0
      ? `Zamu ina ${laps(n)} na inakula kete ${number(captured)}.`
      : `Zamu ina ${laps(n)} na haili kete yoyote.`,
  longSummary: (n) => `Zamu ina ${laps(n)}.`,
  numbered: (n, text) => `${number(n)}. ${text}`,
};

const asking: TellingTexts["asking"] = {
  manner: {
    ask: (pit) => `Shimo ${pit} lipandwe vipi?`,
    ordinary: "Kupanda kwa kawaida",
    okwesera: "Okwesera",
    about:
      "Okwesera huweka kete mbili katika shimo linalofuata na moja katika shimo la baada yake, na humaliza zamu.",
  },
  resign: (who) => `Je, ${who} anajitoa?`,
  agree: "Je, wachezaji wote wawili wanakubali kumaliza mchezo hapa?",
  /** Added where the game would end at an earlier turn. */
  givesUpLater: "Zamu zinazofuata hii zinaachwa.",
  keepPlaying: "Endelea kucheza",
  endGame: "Maliza mchezo",
};

const rules: TellingTexts["rules"] = {
  link: "Kanuni",
  named: (rule) => `Kanuni: ${rule}`,
};

export const telling: TellingTexts = { capital, asking, refusals, endings, rules, turn, blitz };
