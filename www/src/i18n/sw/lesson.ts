import type { LessonTexts } from "../en";
import { number } from "./numbers";

/** Swahili for lessons. */

const held = (n: number): string => `kete ${number(n)}`;

const amount = (least: number, most: number): string => {
  if (least === most) return number(least);
  return Number.isFinite(most)
    ? `${number(least)} hadi ${number(most)}`
    : `angalau ${number(least)}`;
};

const goal = (least: number, most: number): string => `lengo ni ${amount(least, most)}`;

export const lesson: LessonTexts = {
  name: "Somo",
  place: (n, count) => `Somo la ${number(n)} kati ya ${number(count)}`,
  turn: (n, of) => `Zamu ya ${number(n)} kati ya ${number(of)}.`,
  choose: "Chagua shimo lenye duara ulipande.",
  notYet: "Bado.",
  missed: {
    pit: (pit, found, least, most) => `Shimo ${pit} lina ${held(found)}; ${goal(least, most)}.`,
    takes: (found, least, most) =>
      found > 0
        ? `Zimeliwa ${held(found)}; ${goal(least, most)}.`
        : `Hakuna kilicholiwa; ${goal(least, most)}.`,
    seeds: (who, found, least, most) => `${who} ana ${held(found)} ubaoni; ${goal(least, most)}.`,
    notOver: "Mchezo unaendelea; lengo ni kuumaliza.",
    otherEnd: "Mchezo umeisha, lakini si kama lengo linavyotaka.",
  },
  right: "Sawasawa!",
  shown: "Hii ni njia mojawapo.",
  results: { won: "Umeshinda!", lost: "Mara hii umeshindwa.", drawn: "Hakuna aliyeshinda." },
  hint: "Dokezo",
  strongHint: "Dokezo wazi zaidi",
  again: "Jaribu tena",
  show: "Nionyeshe",
  next: "Somo linalofuata",
  skip: "Ruka",
  rules: "Kanuni ulizotumia",
  read: "Zinazoambatana nazo",
  ofLesson: (text) => text,
  faults: {
    "lesson-over": "Jaribio hili limeisha: jaribu tena, au endelea.",
    "no-lesson": (found) => `Hakuna somo “${found}”.`,
    "bad-lesson": (place, reason) =>
      `Masomo haya hayawezi kusomwa${place === "" ? "" : `, katika ${place}`}: ${reason}`,
    "lesson-not-loaded": (address) =>
      `Masomo ya ${address} hayakuweza kupakiwa. Angalia muunganisho na anwani.`,
  },
};
