import type { AllTexts } from "../en";
import { laps, number, points } from "./numbers";

type Practise = AllTexts["practise"];

const round: Practise["round"] = {
  title: "Okudduka n’essaawa",
  about:
    "Eddakiika emu, etambula ng’ekibuuzo kirinda okuddibwamu kwokka. Okuddamu okutuufu kufuna obubonero obwenkana eddaala lyakwo.",
  start: "Tandika oluzannya",
  left: "Obudde obusigadde",
  seconds: (n) => `${number(n)} s`,
  last: (n) => `Sikonda ${number(n)} ze zisigadde.`,
  points,
  paused: "Oluzannya lukulinze.",
  stop: "Komya oluzannya",
  over: "Obudde buweddeyo",
  stopped: "Oluzannya luwedde",
  result: (right, answers) => `Ebituufu ${number(right)} ku ${number(answers)}`,
  best: (n) => `Oluzannya olusinga okutuusa kati: ${points(n)}`,
  isBest: "Luno lwe luzannya lwo olusinga okutuusa kati.",
  again: "Oluzannya olulala",
  ease: "Weeyongere nga teweeraliikirira budde",
};

/** Luganda for practising counting. */
export const practise: Practise = {
  title: "Weegezeemu okubala",
  titleOf: (game) => `Weegezeemu okubala: ${game}`,
  games: "Londa omuzannyo",
  asked: "Ebibuuzo ku",
  all: "Byonna",
  kinds: { landing: "Empiki esembayo", laps: "Engendo", captured: "Okuwamba" },
  questions: {
    landing: "Empiki y’omulundi esembayo egwa mu ssa ki?",
    laps: "Omulundi gutambula engendo mmeka?",
    captured: "Omulundi guwamba empiki mmeka?",
  },
  directions: (chosen) => `Oludda we lulondebwa: ${chosen}.`,
  clockwise: "okutebuka",
  counterClockwise: "mu maaso",
  choosePit: "Londa essa ku lubaawo.",
  answerBelow: "Ddamu wansi w’olubaawo.",
  number: "Okuddamu kwo, mu muwendo",
  answer: "Ddamu",
  noNumber: "Wandiika omuwendo omujjuvu, okugeza 12.",
  right: "Kituufu.",
  wrong: "Si bwe kityo.",
  said: (answer) => `Ozzeemu nti ${answer}.`,
  laps: (n) => `Omulundi gutambula ${laps(n)}.`,
  captured: (n) =>
    n === 0 ? "Omulundi teguwamba mpiki." : `Omulundi guwamba empiki ${number(n)}.`,
  next: "Ekiddako",
  level: (n, highest) => `Eddaala ${number(n)} ku ${number(highest)}`,
  reached: (n) => `Weeyongeddeyo ku ddaala ${number(n)}.`,
  row: (n) => `Ebituufu ebiddiriŋŋana: ${number(n)}`,
  bestRow: (n) => `Ebiddiriŋŋana ebisinga obungi okutuusa kati: ${number(n)}`,
  round,
};
