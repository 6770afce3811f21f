import type { EndingFacts, TellingTexts } from "../en";
import { blitz } from "./blitz";
import {
  capital,
  laps,
  list,
  number,
  of,
  plural,
  seeds,
  spelled,
  spelledFor,
  whenAs,
} from "./numbers";

// Luganda for what happened in a game: turns, ends, and why a pit may not be played; and for the clock of blitz.

const refusals: TellingTexts["refusals"] = {
  "game-over": () => "Omuzannyo guwedde.",
  "no-such-pit": () => "Ku lubaawo luno tekuli ssa ng’eryo.",
  "not-your-pit": ({ pit }) => `Essa ${pit} si lyo: lya munno.`,
  "empty-pit": ({ pit }) => `Mu ssa ${pit} temuli mpiki: tewali kya kusiga.`,
  "too-few-seeds": ({ pit }) =>
    `Mu ssa ${pit} mulimu empiki emu yokka: omulundi gutandika na bbiri oba okusingawo.`,
  "single-may-wait": ({ pit }) =>
    `Mu ssa ${pit} mulimu empiki emu; empiki eri yokka etambuzibwa nga tewali ssa lyo lirimu kusingawo.`,
  "single-blocked": ({ pit }) =>
    `Empiki eri yokka mu ssa ${pit} ezibiddwa: essa eriddako si kkalu.`,
  "must-feed": ({ pit }) =>
    `Munno talina mpiki, ate essa ${pit} terituuka ku ludda lwe. Zannya essa erituukayo.`,
  "grand-slam": ({ pit }) =>
    `Essa ${pit} lyandiwambye empiki zonna eza munno. Mu mateeka gano ekyo kikkirizibwa kyokka nga tewali mulundi mulala.`,
  "never-ending": ({ pit }) =>
    `Omulundi guno okuva mu ssa ${pit} teguggwa; mu mateeka gano tegukkirizibwa.`,
  "too-many-choices": () => "Omulundi guno guwandiikiddwako okulonda oludda okusukka okuguliko.",
  "no-okwesera": () => "Okwesera tekuzannyibwa mu mateeka gano.",
  "okwesera-needs-three": ({ pit, seeds: n }) =>
    `Okwesera kwetaaga empiki ssatu zennyini; mu ssa ${pit} mulimu ${spelled(n)}.`,
  "okwesera-after-capture": () =>
    "Okwesera kukkirizibwa okutuusa ku kuwamba okusooka mu muzannyo kwokka.",
  "no-lost-turn": () => "Omuzannyi afiirwa omulundi olw’obudde mu Mweso mwokka.",
  "bad-turn-text": () => "Kino si mulundi mu mpandiika y’omuzannyo guno.",
};

const takesPoints = ({ winner, points: n }: EndingFacts): string =>
  n === null
    ? `${winner} awangudde.`
    : `${winner} afunye ${plural(n, "akabonero", "obubonero")} ${spelledFor("points", n)}.`;

const ownSides = "buli muzannyi atutte empiki ez’oku ludda lwe";
const unresolved =
  "Ku mweso gwennyini abazannyi baweebwa eddakiika ssatu okumaliriza omulundi ng’ogwo; wano ekkomo ly’engendo lidda mu kifo kyazo.";
const annulled = "Omuzannyo gusaziddwamu: teguvaamu kabonero era guddibwamu.";

const endings: TellingTexts["endings"] = {
  majority: {
    name: "Okusinza empiki",
    about: ({ winner }) =>
      `${winner} alina empiki ezisukka mu kimu kya kubiri ekya zonna: tewakyali kiyinza kukikyusa.`,
  },
  "no-move": {
    name: "Tewali mulundi guzannyika",
    about: ({ hasStores, loser }) =>
      hasStores
        ? "Abadde alina okuzannya tabadde na mulundi gukkirizibwa. Amaterekero ge gasalawo."
        : `${loser} talina mulundi gukkirizibwa era awanguddwa.`,
  },
  repetition: {
    name: "Okuddiŋŋana",
    about: ({ hasStores }) =>
      `Embeera y’emu ezzeemu ng’omuzannyi y’omu y’alina okuzannya${hasStores ? `: ${ownSides}.` : "."}`,
  },
  "ply-cap": {
    name: "Ekkomo ly’emirundi",
    about: ({ hasStores }) =>
      hasStores
        ? `Ekkomo ly’emirundi eryateekebwa ku muzannyo guno lituukiddwako: ${ownSides}.`
        : `Ekkomo ly’emirundi eryateekebwa ku muzannyo guno lituukiddwako nga tewali awangudde. ${annulled}`,
  },
  bulijo: {
    name: "Bulijo",
    about: (facts) =>
      `${facts.loser} talina ssa lirimu mpiki bbiri oba okusingawo ez’okusiga. ${takesPoints(facts)}`,
  },
  "emitwe-ebiri": {
    name: "Okutema emitwe-ebiri",
    about: (facts) =>
      `${facts.winner} awambye mu mpagi ez’oku nkomerero, era amasa ana gonna ${of("ag", facts.loser)} ag’omu nsonda makalu. ${takesPoints(facts)}`,
  },
  "front-cleared": {
    name: "Okutema olunyiriri lw’omu maaso",
    about: (facts) =>
      `${facts.winner} awambye empiki ezibadde zisigadde mu lunyiriri ${of("lw", facts.loser)} olw’omu maaso. ${takesPoints(facts)}`,
  },
  akakyala: {
    name: "Akakyala",
    about: ({ turns, ...facts }) => {
      const by = turns.length > 0 ? ` (${list(turns)})` : "";
      return `Nga bwe kyakkaanyizibwako ng’omuzannyo tegunnatandika: ${facts.winner} awambye emirundi ebiri${by} ${whenAs(facts.loser)} tannawamba na gumu. ${takesPoints({ turns, ...facts })}`;
    },
  },
  akawumbi: {
    name: "Akawumbi",
    about: (facts) =>
      `${facts.loser} tasigazza mpiki n’emu, ng’okuwamba okusembyeyo kubadde mu mpagi ey’oku nkomerero. ${takesPoints(facts)}${facts.points === 12 ? " Ekyo kiwangula empaka zonna." : ""}`,
  },
  "never-ending": {
    name: "Omulundi ogutaggwa",
    about: (facts) => {
      if (facts.isAnnulled) return `${unresolved} ${annulled}`;
      if (facts.isDraw) return "Omuzannyo guwedde mu maliri.";
      return `Azannya omulundi ng’ogwo awangulwa. ${takesPoints(facts)}`;
    },
  },
  resigned: {
    name: "Okuwanika",
    about: (facts) => `${facts.loser} awanise. ${takesPoints(facts)}`,
  },
  agreed: {
    name: "Guwedde mu kukkaanya",
    about: ({ hasStores, isAnnulled }) => {
      const agreed = "Abazannyi bakkaanyizza okukoma wano";
      if (hasStores) return `${agreed}: ${ownSides}.`;
      return isAnnulled ? `${agreed}. ${annulled}` : `${agreed}.`;
    },
  },
};

const falls = (pit: string): string => `Empiki esembayo egwa mu ${pit}`;
const turnBack = (clockwise: boolean): string => (clockwise ? ", nga zitebuka" : "");

/** “empiki bbiri eziri mu a ne i ziwambibwa ne ziva ku lubaawo” */
const leave = (n: number, pits: readonly string[]): string =>
  `${seeds(n)} ${plural(n, "eri", "eziri")} mu ${list(pits)} ${plural(n, "ewambibwa n’eva", "ziwambibwa ne ziva")} ku lubaawo`;

const turn: TellingTexts["turn"] = {
  sows: (who, n, pit, clockwise) =>
    `${who} asiga ${seeds(n)} okuva mu ${pit}${clockwise ? ", ng’atebuka" : ""}.`,
  okwesera: (who, pit, pits) =>
    `${who} azannya okwesera okuva mu ${pit}: empiki bbiri mu ${pits[0] ?? ""}, emu mu ${pits[1] ?? ""}.`,
  relay: (pit, n, clockwise) =>
    `${falls(pit)} omubadde endala: ${seeds(n)} ezirimu zisitulibwa ne zisigibwa okweyongerayo${turnBack(clockwise)}.`,
  captureToHand: (at, n, pits, from, clockwise) =>
    `${falls(at)} omubadde endala; mu ${list(pits)} agalitunuulidde namwo mulimu: ${seeds(n)} ziwambibwa ne zisigibwa${turnBack(clockwise)}, okutandikira ku ssa eriddirira ${from}.`,
  captureToStore: (at, n, pits) =>
    `${falls(at)}: ${seeds(n)} ${plural(n, "ewambibwa", "ziwambibwa")} okuva mu ${list(pits)}.`,
  captureOff: (at, n, pits) => `${falls(`ssa ekkalu ${at}`)}: ${leave(n, pits)}.`,
  spared: (pits) =>
    `Ekyo kyandiwambye empiki zonna ez’omu lunyiriri lwa munne (grand slam): eziri mu ${list(pits)} zisigala.`,
  rests: (pit) => `${falls(`ssa ekkalu ${pit}`)}.`,
  ends: (pit) => `${falls(pit)}.`,
  turnRests: (pit) => `Omulundi guggwera mu ssa ekkalu ${pit}.`,
  summaryRests: (pit) => `Guggwera mu ssa ekkalu ${pit}.`,
  summaryCaptureOff: (at, n, pits) => `Guggwera mu ssa ekkalu ${at}: ${leave(n, pits)}.`,
  collects: (who, n, isOwnSide) =>
    `${who} atwala ${seeds(n)} ${plural(n, "esigadde", "ezisigadde")} ku ${isOwnSide ? "ludda lwe" : "lubaawo"}.`,
  neverEnding: (n) =>
    `Oluvannyuma ${plural(n, "lw’olugendo", "lw’engendo")} ${number(n)} omulundi guyimirizibwa, empiki ne zizzibwa we zibadde.`,
  lostOnTime: (who) => `${who} tatandise mu budde, era afiiriddwa omulundi.`,
  summary: (n, captured) =>
    captured > 0
      ? `Omulundi gutambula ${laps(n)} ne guwamba empiki ${number(captured)}.`
      : `Omulundi gutambula ${laps(n)} era teguwamba mpiki.`,
  longSummary: (n) => `Omulundi gutambula ${laps(n)}.`,
  numbered: (n, text) => `${number(n)}. ${text}`,
};

const asking: TellingTexts["asking"] = {
  manner: {
    ask: (pit) => `Empiki z’essa ${pit} zisigibwa zitya?`,
    ordinary: "Okusiga okwa bulijjo",
    okwesera: "Okwesera",
    about:
      "Okwesera kuteeka empiki bbiri mu ssa eriddako n’emu mu ssa eriddirira eryo, omulundi ne guggwa.",
  },
  resign: (who) => `${who} awanika?`,
  agree: "Abazannyi bombi bakkaanyizza okukomya omuzannyo wano?",
  /** Added where the game would end at an earlier turn. */
  givesUpLater: "Emirundi egiddirira guno gijja kulekebwa.",
  keepPlaying: "Weeyongere okuzannya",
  endGame: "Komya omuzannyo",
};

const rules: TellingTexts["rules"] = {
  link: "Etteeka",
  named: (rule) => `Etteeka: ${rule}`,
};

export const telling: TellingTexts = { capital, asking, refusals, endings, rules, turn, blitz };
