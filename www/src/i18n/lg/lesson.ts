import type { LessonTexts } from "../en";
import { number } from "./numbers";

/** Luganda for lessons. */

const held = (n: number): string => `empiki ${number(n)}`;

const amount = (least: number, most: number): string => {
  if (least === most) return number(least);
  return Number.isFinite(most)
    ? `${number(least)} okutuuka ku ${number(most)}`
    : `${number(least)} oba okusingawo`;
};

const goal = (least: number, most: number): string => `ekigendererwa ${amount(least, most)}`;

export const lesson: LessonTexts = {
  name: "Essomo",
  place: (n, count) => `Essomo ${number(n)} ku ${number(count)}`,
  turn: (n, of) => `Omulundi ${number(n)} ku ${number(of)}.`,
  choose: "Londa essa eririko akazziga olisige.",
  notYet: "Tonnaba.",
  missed: {
    pit: (pit, found, least, most) => `Mu ${pit} mulimu ${held(found)}; ${goal(least, most)}.`,
    takes: (found, least, most) =>
      found > 0
        ? `Wawambye ${held(found)}; ${goal(least, most)}.`
        : `Tewali kiwambiddwa; ${goal(least, most)}.`,
    seeds: (who, found, least, most) =>
      `${who} alina ${held(found)} ku lubaawo; ${goal(least, most)}.`,
    notOver: "Omuzannyo gukyagenda mu maaso; ekigendererwa kwe kugumaliriza.",
    otherEnd: "Omuzannyo guwedde, naye si nga ekigendererwa bwe kyagala.",
  },
  right: "Kituufu!",
  shown: "Eno y’engeri emu.",
  results: { won: "Owangudde!", lost: "Ku mulundi guno owanguddwa.", drawn: "Tewali awangudde." },
  hint: "Akabonero akayamba",
  strongHint: "Akasinga okulaga",
  again: "Gezaako nate",
  show: "Ndaga",
  next: "Essomo eriddako",
  skip: "Buuka",
  rules: "Amateeka g’okozesezza",
  read: "Agagendera wamu nago",
  ofLesson: (text) => text,
  faults: {
    "lesson-over": "Okugezaako kuno kuwedde: gezaako nate, oba weeyongereyo.",
    "no-lesson": (found) => `Tewali ssomo “${found}”.`,
    "bad-lesson": (place, reason) =>
      `Amasomo gano tegasomeka${place === "" ? "" : `, ku ${place}`}: ${reason}`,
    "lesson-not-loaded": (address) =>
      `Amasomo ga ${address} tegasobodde kuggulwa. Kebera yintaneeti n’endagiriro.`,
  },
};
