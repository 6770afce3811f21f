import type { AllTexts } from "../en";
import { number, seeds, spelled } from "./numbers";

/** Swahili for playing with a teacher. */

type Teacher = AllTexts["teacher"];

/** What a turn captures, which is said of it as of a thing: “inakula kete sita”. */
const eats = (n: number): string => (n === 0 ? "haili kete yoyote" : `inakula ${seeds(n)}`);
const youEat = (n: number): string => (n === 0 ? "huli kete yoyote" : `unakula ${seeds(n)}`);
const theyEat = (n: number): string => (n === 0 ? "hali kete yoyote" : `anakula ${seeds(n)}`);
/** What `who` may capture in reply; `most`: no more than that. */
const reply = (who: string, n: number, most = ""): string =>
  n === 0
    ? `${who} hawezi kula kete yoyote katika jibu lake`
    : `${who} anaweza kula ${most}${seeds(n)} katika jibu lake`;
const turns = (n: number): string => `zamu ${spelled(n)}`;
const inTurns = (n: number | null): string => (n === null || n === 0 ? "" : ` katika ${turns(n)}`);

const why: Teacher["advice"]["why"] = {
  wins: (ending) => `Inashinda papo hapo: ${ending}.`,
  ends: {
    won: (turn, ending) => `Zamu yako ${turn} ilishinda mchezo: ${ending}.`,
    drawn: (turn, ending) => `Zamu yako ${turn} ilifanya mchezo uwe sare: ${ending}.`,
    lost: (turn, ending) => `Zamu yako ${turn} ilipoteza mchezo: ${ending}.`,
    annulled: (turn, ending) => `Zamu yako ${turn} ilifanya mchezo ubatilishwe: ${ending}.`,
  },
  loses: (turn, who, answer, ending) =>
    `Baada ya zamu yako ${turn}, ${who} anaweza kushinda papo hapo kwa ${answer}: ${ending}. Baada ya zamu iliyo bora hakuna jibu linaloshinda papo hapo.`,
  provedOfIt: {
    won: (plies) => `Inashinda${inTurns(plies)}: hili limethibitishwa.`,
    drawn: "Inaleta sare: hili limethibitishwa.",
  },
  provedOfYours: {
    drawn: (turn) => `Zamu yako ${turn} inaleta sare tu: hili limethibitishwa.`,
    lost: (turn, plies) => `Zamu yako ${turn} inashindwa${inTurns(plies)}: hili limethibitishwa.`,
    unknown: (turn) => `Baada ya zamu yako ${turn} hilo halithibitiki tena.`,
  },
  trade: (captured, who, most) =>
    `${captured === 0 ? "Haili kete yoyote" : `Inakula ${seeds(captured)}`}, na ${reply(who, most, "zisizozidi ")}.`,
  tradeOfYours: (turn, captured, who, most, answer) =>
    `Zamu yako ${turn} ${eats(captured)}, na ${reply(who, most)}${most > 0 ? `, kwa ${answer}` : ""}.`,
  line: (line, own, who, theirs) =>
    `Mchezo ukiendelea hivi, ${line.join(" ")}, ${youEat(own)} na ${who} ${theyEat(theirs)}.`,
  lineOfYours: (line, own, who, theirs) =>
    `Baada ya yako unaweza kuendelea hivi, ${line.join(" ")}: hapo ${youEat(own)} na ${who} ${theyEat(theirs)}.`,
  estimate: (line) =>
    `Kete zinazoliwa katika zamu zinazofuata hazionyeshi sababu: inaonekana mbele zaidi. Mchezo unaweza kuendelea hivi: ${line.join(" ")}.`,
};

const advice: Teacher["advice"] = {
  only: "Hapakuwa na zamu nyingine.",
  best: "Vizuri: hakuna iliyo bora zaidi iliyopatikana.",
  good: "Vizuri: hakuna iliyo bora waziwazi iliyopatikana.",
  fate: {
    won: "Unaelekea kushinda: hili limethibitishwa.",
    drawn: "Kwa uchezaji bora huu ni mchezo wa sare: hili limethibitishwa.",
    lost: "Hali ilikuwa imeshapotea, zamu yoyote ungeicheza: hili limethibitishwa.",
  },
  better: {
    better: (best) => `${best} ilikuwa bora kidogo.`,
    mistake: (best) => `${best} ilikuwa bora.`,
    blunder: (best) => `${best} ilikuwa bora zaidi sana.`,
  },
  won: (best, ending) => `${best} ingeshinda papo hapo: ${ending}.`,
  why,
  looked: (plies, n) =>
    n === null
      ? `Kwa kadiri nilivyoangalia: ${turns(plies)} mbele.`
      : `Kwa kadiri nilivyoangalia, ${turns(plies)} mbele, tofauti ni kama ${seeds(Math.round(n))}.`,
};

const proposal: Teacher["proposal"] = {
  play: (turn) => `Mimi ningecheza ${turn}.`,
  only: (turn) => `${turn} ndiyo zamu pekee iliyopo.`,
  lost: "Lakini hali imepotea, zamu yoyote utakayocheza: hili limethibitishwa.",
  line: (line) => `Kisha mchezo unaweza kuendelea hivi: ${line.join(" ")}.`,
  none: "Sikupata kitu kwa muda mfupi hivyo. Uliza tena.",
};

const summary: Teacher["summary"] = {
  title: "Mchezo wako",
  looking: (done, of) => `Ninapitia zamu zako: ${number(done)} kati ya ${number(of)}.`,
  counts: (all, best, good, missed) =>
    `Kati ya zamu ${number(all)}: bora kabisa ${number(best)}, nzuri ${number(good)}, na ${number(missed)} ambazo zingeweza kuwa bora.`,
  none: "Hukucheza zamu yoyote.",
  flawless: "Hakuna zamu inayojitokeza: hakuna iliyo bora waziwazi iliyopatikana.",
  worst: (n, turn, best) =>
    `Zamu ya ${number(n)} ilikugharimu zaidi: ${turn}, mahali ambapo ${best} ilikuwa bora.`,
  look: "Itazame",
};

export const teacher: Teacher = {
  title: "Cheza na mwalimu",
  titleOf: (game) => `${game} pamoja na mwalimu`,
  panel: "Mwalimu wako",
  lead: "Cheza upendavyo. Baada ya kila zamu yako nitasema ni ipi iliyokuwa bora, na kwa nini.",
  choice: "Pamoja na mwalimu",
  choiceNote:
    "Baada ya kila zamu yako unaambiwa ni ipi iliyokuwa bora, na kwa nini. Zamu zinaweza kurudishwa.",
  inShort: "pamoja na mwalimu",
  help: "Msaada kabla ya zamu yako",
  helpValues: { off: "Hakuna", landing: "Mzunguko wa kwanza", turn: "Zamu nzima" },
  helpOfOneLap: { off: "Hakuna", landing: "Inapoishia" },
  ask: "Wewe ungecheza nini?",
  looking: "Ninaangalia…",
  yourTurn: (n, turn) => `Zamu yako ya ${number(n)}: ${turn}`,
  lookingAt: "Ninaangalia zamu yako…",
  again: (turn) => `Umerudi kabla ya zamu yako ${turn}. Cheza nyingine, au ${turn} tena.`,
  why: "Kwa nini?",
  show: "Onyesha zamu iliyo bora",
  takeBack: "Irudishe na ujaribu tena",
  advice,
  proposal,
  summary,
};
