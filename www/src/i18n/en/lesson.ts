import { number, plural } from "./numbers";

// English for lessons; see `en.ts`.

const held = (n: number): string => `${number(n)} ${plural(n, "seed", "seeds")}`;

/** “5”, “at least 6”, “3 to 5” */
const amount = (least: number, most: number): string => {
  if (least === most) return number(least);
  return Number.isFinite(most)
    ? `${number(least)} to ${number(most)}`
    : `at least ${number(least)}`;
};

/** What a goal asks for and is not so; `least` and `most` are what it asks for, `Infinity` where there is no most. */
const missed = {
  pit: (pit: string, found: number, least: number, most: number) =>
    `${pit} holds ${held(found)}; the goal is ${amount(least, most)}.`,
  takes: (found: number, least: number, most: number) =>
    found > 0
      ? `That took ${held(found)}; the goal is ${amount(least, most)}.`
      : `Nothing was taken; the goal is ${amount(least, most)}.`,
  seeds: (who: string, found: number, least: number, most: number) =>
    `${who} has ${held(found)} on the board; the goal is ${amount(least, most)}.`,
  notOver: "The game goes on; the goal is to end it.",
  otherEnd: "The game has ended, but not as the goal wants it.",
};

/** Why a lesson cannot be given. */
const faults = {
  "lesson-over": "This try is over: try again, or go on.",
  "no-lesson": (found: string) => `There is no lesson “${found}”.`,
  "bad-lesson": (place: string, reason: string) =>
    `These lessons cannot be read${place === "" ? "" : `, at ${place}`}: ${reason}`,
  "lesson-not-loaded": (address: string) =>
    `The lessons at ${address} could not be fetched. Check the connection and the address.`,
};

export const lesson = {
  /** A name for the part of the board that gives lessons. */
  name: "Lesson",
  place: (number: number, count: number) => `Lesson ${String(number)} of ${String(count)}`,
  turn: (n: number, of: number) => `Turn ${number(n)} of ${number(of)}.`,
  choose: "Choose a ringed pit to sow it.",
  notYet: "Not yet.",
  missed,
  right: "Right!",
  shown: "This is one way.",
  /** How a game against a level ended. */
  results: { won: "You won!", lost: "You lost this time.", drawn: "Nobody won." },
  hint: "Hint",
  strongHint: "Stronger hint",
  again: "Try again",
  show: "Show me",
  next: "Next lesson",
  /** On to the next lesson without having done this one. */
  skip: "Skip",
  rules: "The rules you have used",
  read: "What goes with them",
  /** What a lesson says itself, where it is in English. */
  ofLesson: (text: string) => text,
  faults,
};

export type LessonTexts = typeof lesson;
