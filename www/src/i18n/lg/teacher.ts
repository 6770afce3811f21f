import type { AllTexts } from "../en";
import { and, number, plural, seeds, spelledFor } from "./numbers";

/** Luganda for playing with a teacher. */

type Teacher = AllTexts["teacher"];

/** “omulundi gumu”, “emirundi esatu”; without its first letter after “mu”. */
const turns = (n: number): string =>
  `${plural(n, "omulundi", "emirundi")} ${spelledFor("turns", n)}`;
const inTurns = (n: number | null): string =>
  n === null || n === 0 ? "" : ` mu ${turns(n).slice(1)}`;

/** What a turn captures: “guwamba empiki mukaaga”. */
const captures = (n: number): string => (n === 0 ? "teguwamba mpiki" : `guwamba ${seeds(n)}`);
const youCapture = (n: number): string => (n === 0 ? "towamba mpiki" : `owamba ${seeds(n)}`);
const theyCapture = (n: number): string => (n === 0 ? "tawamba mpiki" : `awamba ${seeds(n)}`);
/** What `who` may capture in reply; `most`: no more than that. */
const reply = (who: string, n: number, most = ""): string =>
  n === 0
    ? `${who} tayinza kuwamba mpiki n’emu ng’addamu`
    : `${who} ayinza okuwamba ${seeds(n)}${most} ng’addamu`;

const why: Teacher["advice"]["why"] = {
  wins: (ending) => `Guwangulirawo: ${ending}.`,
  ends: {
    won: (turn, ending) => `Omulundi gwo ${turn} guwangudde omuzannyo: ${ending}.`,
    drawn: (turn, ending) => `Omulundi gwo ${turn} gumalidde omuzannyo mu maliri: ${ending}.`,
    lost: (turn, ending) => `Omulundi gwo ${turn} guwanguzza omuzannyo: ${ending}.`,
    annulled: (turn, ending) => `Omulundi gwo ${turn} gusazizzaamu omuzannyo: ${ending}.`,
  },
  loses: (turn, who, answer, ending) =>
    `Oluvannyuma lw’omulundi gwo ${turn}, ${who} ayinza okuwangulirawo ng’azannya ${answer}: ${ending}. Oluvannyuma lw’ogwo ogusinga tewali kuddamu kuwangulirawo.`,
  provedOfIt: {
    won: (plies) => `Guwangula${inTurns(plies)}: kikakasiddwa.`,
    drawn: "Guleeta amaliri: kikakasiddwa.",
  },
  provedOfYours: {
    drawn: (turn) => `Omulundi gwo ${turn} guleeta maliri gokka: kikakasiddwa.`,
    lost: (turn, plies) => `Omulundi gwo ${turn} guwangulwa${inTurns(plies)}: kikakasiddwa.`,
    unknown: (turn) => `Oluvannyuma lw’omulundi gwo ${turn} ekyo tekikyakakasiddwa.`,
  },
  trade: (captured, who, most) =>
    `${captured === 0 ? "Teguwamba mpiki" : `Guwamba ${seeds(captured)}`}, era ${reply(who, most, " zokka oba ezitawera")}.`,
  tradeOfYours: (turn, captured, who, most, answer) =>
    `Omulundi gwo ${turn} ${captures(captured)}, era ${reply(who, most)}${most > 0 ? `, ng’azannya ${answer}` : ""}.`,
  line: (line, own, who, theirs) =>
    `Omuzannyo bwe gweyongera bwe guti, ${line.join(" ")}, ${youCapture(own)} ate ${who} ${theyCapture(theirs)}.`,
  lineOfYours: (line, own, who, theirs) =>
    `Oluvannyuma lw’ogugwo guyinza okweyongera bwe guti, ${line.join(" ")}: olwo ${youCapture(own)} ate ${who} ${theyCapture(theirs)}.`,
  estimate: (line) =>
    `Eziwambibwa mu mirundi egiddirira tezoolesa nsonga: erabikira mu maaso. Omuzannyo guyinza okweyongera bwe guti: ${line.join(" ")}.`,
};

const advice: Teacher["advice"] = {
  only: "Tewabadde mulundi mulala.",
  best: "Kirungi: tewazuuliddwa gusingako.",
  good: "Kirungi: tewazuuliddwa gusingira ddala.",
  fate: {
    won: "Owangula: kikakasiddwa.",
    drawn: "Bombi bwe bazannya obulungi ennyo, guno gwa maliri: kikakasiddwa.",
    lost: "Embeera yabadde ewanguddwa dda, ne bwe wandizannye otya: kikakasiddwa.",
  },
  better: {
    better: (best) => `${best} gwabadde gusingako katono.`,
    mistake: (best) => `${best} gwabadde gusingako.`,
    blunder: (best) => `${best} gwabadde gusingira ddala.`,
  },
  won: (best, ending) => `${best} gwandiwangulidde awo: ${ending}.`,
  why,
  looked: (plies, n) =>
    n === null
      ? `Nga bwe natunudde: ${turns(plies)} mu maaso.`
      : `Nga bwe natunudde, ${turns(plies)} mu maaso, enjawulo eri nga ya ${seeds(Math.round(n))}.`,
};

const proposal: Teacher["proposal"] = {
  play: (turn) => `Nze nandizannye ${turn}.`,
  only: (turn) => `${turn} gwe mulundi gwokka oguliwo.`,
  lost: "Naye embeera ewanguddwa, ne bw’ozannya otya: kikakasiddwa.",
  line: (line) => `Olwo omuzannyo guyinza okweyongera bwe guti: ${line.join(" ")}.`,
  none: "Sirina kye nzudde mu kaseera akatono bwe kati. Ddamu obuuze.",
};

const summary: Teacher["summary"] = {
  title: "Omuzannyo gwo",
  looking: (done, of) => `Nnyita mu mirundi gyo: ${number(done)} ku ${number(of)}.`,
  counts: (all, best, good, missed) =>
    `Ku mirundi ${number(all)}: egisinga ${number(best)}, emirungi ${number(good)}, n’egyandisinzeeko ${number(missed)}.`,
  none: "Tewazannye mulundi gwonna.",
  flawless: "Tewali mulundi gweyoleka: tewazuuliddwa gusingira ddala.",
  worst: (n, turn, best) =>
    `Omulundi ${number(n)} gwe gwasinze okukufiiriza: ${turn}, nga ${best} gwe gusingako.`,
  look: "Gutunuulire",
};

export const teacher: Teacher = {
  title: "Zannya n’omusomesa",
  titleOf: (game) => `${game} ${and("omusomesa")}`,
  panel: "Omusomesa wo",
  lead: "Zannya nga bw’oyagala. Oluvannyuma lwa buli mulundi gwo nja kukubuulira ogubadde gusingako, n’ensonga.",
  choice: "N’omusomesa",
  choiceNote:
    "Oluvannyuma lwa buli mulundi gwo obuulirwa ogubadde gusingako, n’ensonga. Emirundi giyinza okuzzibwayo.",
  inShort: "n’omusomesa",
  help: "Obuyambi ng’omulundi gwo tegunnatandika",
  helpValues: { off: "Tewali", landing: "Olugendo olusooka", turn: "Omulundi gwonna" },
  helpOfOneLap: { off: "Tewali", landing: "We guggwera" },
  ask: "Ggwe wandizannye ki?",
  looking: "Ntunuulira…",
  yourTurn: (n, turn) => `Omulundi gwo ${number(n)}: ${turn}`,
  lookingAt: "Ntunuulira omulundi gwo…",
  again: (turn) =>
    `Okomyewo ng’omulundi gwo ${turn} tegunnabaawo. Zannya omulala, oba ${turn} nate.`,
  why: "Lwaki?",
  show: "Laga omulundi ogusinga",
  takeBack: "Guzzeeyo oddemu ogezeeko",
  advice,
  proposal,
  summary,
};
