import type { GameId } from "../../engine/types";
import { first } from "./first";
import { number, plural } from "./numbers";

/** English for the dialogs of the page. */

const { games } = first;

const turnsPlayed = (turns: number): string =>
  `${number(turns)} ${plural(turns, "turn", "turns")} played`;

export const dialogs = {
  newGame: "A new game",
  rulesOf: (game: GameId) => `${games[game].name} in short`,
  /** The whole rules, on their own screen. */
  allRulesOf: (game: GameId) => `The rules of ${games[game].name}`,
  wholeRules: "All rules, with examples",
  rulesOfEach: "The rules of each game",
  /** Said in other languages than that in which the rules are written. */
  rulesLanguage: "",
  howItEnds: "How a game ends",
  howItIsPlayed: "How it is played",
  wordsOfGame: "Words of the game",
  otherTabTitle: "Changed in another tab",
  otherTab: (game: GameId, here: number, there: number) =>
    `This game of ${games[game].name} was also played on in another tab: ${turnsPlayed(here)} here, ${turnsPlayed(there)} there. Only one of the two can be kept.`,
  keepThis: "Keep this one",
  loadOther: "Load the other",
  language: "Language",
  /** The language is that of the browser. */
  languageAuto: "As the browser",
  /** Said where no native speaker has read the language that is chosen. */
  unreviewed: "No native speaker has read this translation yet. Corrections are welcome.",
  theme: "Appearance",
  themes: { auto: "Auto", light: "Light", dark: "Dark", contrast: "Contrast" },
  counts: "Seed counts",
  countsValues: { always: "Always", hover: "On pointing", never: "Never" },
  letters: "Letters of the pits",
  hints: "Show where a turn would end",
  hintsValues: { off: "No", landing: "First lap", turn: "Whole turn" },
  again: "Play again",
  review: "Look at the board",
  sound: "Sound of the clock in blitz",
};
