import { number } from "./numbers";

/** English for who plays each side; see `en.ts`. */

/** A level, and how it plays, told honestly. */
export interface LevelText {
  name: string;
  about: string;
}

/** The levels, from the weakest. */
const levels: readonly LevelText[] = [
  {
    name: "First steps",
    about:
      "Sees no further than a short first lap, and takes what it sees there. A child can beat it.",
  },
  {
    name: "Learner",
    about: "Sees its own turn to the end, and thinks of less than half of your replies.",
  },
  {
    name: "Villager",
    about: "Sees nearly all of your replies as well, but nothing that comes after them.",
  },
  { name: "Traveller", about: "Looks a few turns ahead and seldom leaves anything open." },
  { name: "Elder", about: "Looks far ahead, and lets little go by." },
  {
    name: "Champion",
    about: "Looks as far ahead as it can, and may take a moment longer about a turn.",
  },
];

/** “Level 3 · Villager”. */
const levelTitle = (level: number): string =>
  `Level ${number(level)} · ${levels[level - 1]?.name ?? ""}`;

export const opponents = {
  levels,
  levelTitle,
  who: "Who plays",
  company: {
    level: "One person",
    people: "Two people",
    levels: "Two levels",
  },
  opponent: "Opponent",
  yourSide: "You play",
  yourName: "Your name",
  yourNameNote: "optional",
  levelOf: { south: "South’s level", north: "North’s level" },
  swap: "Swap sides",
  /** What is said when the sides were swapped. */
  swapped: (south: string, north: string) => `South: ${south}. North: ${north}.`,
  watchNote:
    "They play against each other, and you watch: pause, go back, or stop them at any turn.",
  /** The players of a game in short, for its summary. */
  against: (level: string) => `against ${level}`,
  between: (south: string, north: string) => `${south} against ${north}`,
};
