import type { AllTexts } from "../en";
import { laps, number, seeds } from "./numbers";

type Practise = AllTexts["practise"];

const points = (n: number): string => `pointi ${number(n)}`;

const round: Practise["round"] = {
  title: "Kushindana na saa",
  about:
    "Dakika moja, inayokwenda tu wakati swali linangoja jibu. Jibu sahihi hupata pointi sawa na kiwango chake.",
  start: "Anza raundi",
  left: "Muda uliobaki",
  seconds: (n) => `${number(n)} s`,
  last: (n) => `Zimebaki sekunde ${number(n)}.`,
  points,
  paused: "Raundi inakusubiri.",
  stop: "Maliza raundi",
  over: "Muda umekwisha",
  stopped: "Raundi imekwisha",
  result: (right, answers) => `Majibu sahihi ${number(right)} kati ya ${number(answers)}`,
  best: (n) => `Raundi bora hadi sasa: ${points(n)}`,
  isBest: "Hii ni raundi yako bora hadi sasa.",
  again: "Raundi nyingine",
  ease: "Endelea bila haraka",
};

/** Swahili for practising counting. */
export const practise: Practise = {
  title: "Jizoeze kuhesabu",
  titleOf: (game) => `Jizoeze kuhesabu: ${game}`,
  games: "Chagua mchezo",
  asked: "Maswali kuhusu",
  all: "Yote",
  kinds: { landing: "Kete ya mwisho", laps: "Mizunguko", captured: "Kete zinazoliwa" },
  questions: {
    landing: "Kete ya mwisho ya zamu inaangukia shimo lipi?",
    laps: "Zamu ina mizunguko mingapi?",
    captured: "Zamu inakula kete ngapi?",
  },
  directions: (chosen) => `Mwelekeo unapochaguliwa: ${chosen}.`,
  clockwise: "kufuata saa",
  counterClockwise: "kinyume cha saa",
  choosePit: "Chagua shimo kwenye ubao.",
  answerBelow: "Jibu chini ya ubao.",
  number: "Jibu lako, kwa namba",
  answer: "Jibu",
  noNumber: "Andika namba kamili, kwa mfano 12.",
  right: "Sahihi.",
  wrong: "Si hivyo.",
  said: (answer) => `Jibu lako lilikuwa ${answer}.`,
  laps: (n) => `Zamu ina ${laps(n)}.`,
  captured: (n) => (n === 0 ? "Zamu haili kete yoyote." : `Zamu inakula ${seeds(n)}.`),
  next: "Endelea",
  level: (n, highest) => `Kiwango ${number(n)} kati ya ${number(highest)}`,
  reached: (n) => `Unapanda hadi kiwango ${number(n)}.`,
  row: (n) => `Majibu sahihi mfululizo: ${number(n)}`,
  bestRow: (n) => `Mfululizo mrefu zaidi hadi sasa: ${number(n)}`,
  round,
};
