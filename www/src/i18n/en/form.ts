import type { GameId } from "../../engine/types";
import { number } from "./numbers";

/** Options that people know by one name: the name, one sentence, and who knows them so. */
export interface PresetText {
  name: string;
  about: string;
  source: string;
}

const presets: Readonly<Record<GameId, Readonly<Record<string, PresetText>>>> = {
  omweso: {
    standard: {
      name: "Standard",
      about: "Four seeds in each back pit, ready to play at once; 12 points win the match.",
      source: "Mancala World; the start after Wikipedia.",
    },
    tournament: {
      name: "Tournament",
      about: "Each player arranges 32 seeds as they like, at most ten in a pit; then to 12 points.",
      source: "Mancala World, Wikipedia.",
    },
    shackell: {
      name: "Mweso, 1934",
      about:
        "The oldest written rules: arranged without limit, captures from the first turn on, and whoever cannot move has lost.",
      source: "R. S. Shackell 1934, as Ludii records “Mweso”.",
    },
    plain: {
      name: "Plain",
      about:
        "Always counter-clockwise, no opening sowing, no wins of two points: the heart of the game, good to begin with.",
      source: "The core play of a university engine, checked against 383 of its recorded games.",
    },
  },
  oware: {
    abapa: {
      name: "Abapa (World Oware Federation)",
      about: "The serious game of Ghana and the Caribbean, as it is played in championships.",
      source: "Oware Society, World Oware Federation, Mind Sports Olympiad.",
    },
    international: {
      name: "International match",
      about: "Abapa, and the best of five games wins the match.",
      source: "Mancala World.",
    },
    antigua: {
      name: "Antigua match",
      about: "Abapa, to six wins or a lead of three games.",
      source: "Mancala World.",
    },
    wari: {
      name: "Wari, 1927",
      about:
        "A grand slam may not be played, and the game goes on to the last seed or until you agree to end it.",
      source: "G. T. Bennett 1927, as Ludii records “Wari”.",
    },
    mancalaWorld: {
      name: "Mancala World",
      about: "Abapa, but whoever cannot move leaves all the remaining seeds to the opponent.",
      source: "Mancala World, word for word.",
    },
  },
  "bao-kigogo": {
    standard: {
      name: "Standard",
      about: "The rules as they were recorded at Mpwapwa, with the gaps filled from its kin.",
      source: "Mancala World after M. Klamroth 1911; Hawalis and Njombwa.",
    },
  },
};

/** The ways to play, apart from the rules: what may be taken back, and whether time counts. */
const modes = {
  classical: {
    name: "Classical",
    about: "No clock, and turns may be taken back.",
  },
  contract: {
    name: "Contract",
    about: "A seed changes hands as a sign that every turn is binding: nothing is taken back.",
  },
  blitz: {
    name: "Blitz",
    about: "Three seconds to start a turn, or it is lost; nothing is taken back.",
  },
};

/** What is known of these ways to play in a game that is not theirs; empty for the one they come from. */
const courtesy =
  "These come from Omweso; here they are offered as a courtesy. Blitz needs turns that can be lost, and only Omweso has those.";

const modesNote: Readonly<Record<GameId, string>> = {
  omweso: "",
  oware: courtesy,
  "bao-kigogo": courtesy,
};

const lot = {
  title: "Who starts?",
  /** `who` picks, and starts by finding the seed. */
  about: (who: string) => `One seed, two closed hands. ${who} picks one: the seed starts.`,
  hands: "The two hands",
  left: "Left hand",
  right: "Right hand",
  skip: "Skip",
  go: "Begin",
  found: (hand: "left" | "right", who: string) =>
    `The seed was in the ${hand} hand: ${who} starts.`,
  /** Said when nobody picked. */
  skipped: (who: string) => `${who} starts.`,
};

/** English for one part of the page; see `en.ts`. */
export const form = {
  game: "Game",
  presets,
  preset: "Rules",
  own: {
    name: "Your own",
    about: "Every rule is yours to set.",
  },
  players: "Players",
  playersNote: "Names are optional.",
  playerOf: { south: "South’s name", north: "North’s name" },
  mode: "Way of playing",
  modes,
  modesNote,
  /** The groups of the rule options. */
  groups: {
    setup: "Set-up",
    match: "Match",
    play: "Play",
    end: "How a game ends",
    limits: "Limits",
  },
  allRules: "All rules",
  /** Behind “All rules”: how many of them were changed. */
  changedCount: (n: number) => (n === 0 ? "" : `${number(n)} changed`),
  isDefault: "default",
  changed: "Changed",
  backToDefault: "Back to default",
  /** The name of that button for whoever hears it alone. */
  backToDefaultOf: (option: string) => `${option}: back to default`,
  range: (least: string, most: string, byDefault: string) =>
    `${least} to ${most}; default ${byDefault}`,
  outOfRange: (least: string, most: string) => `A whole number from ${least} to ${most}.`,
  /** Why an option has no effect. */
  onlyWith: (option: string, value: string) => `Has an effect only with ${option}: ${value}.`,
  summary: "Your game",
  defaultRules: "The default rules",
  /** What differs from the default, in short. */
  differs: (items: readonly string[], more: number) =>
    [...items, ...(more > 0 ? [`${number(more)} more`] : [])].join(" · "),
  valueOf: (option: string, value: string) => `${option}: ${value}`,
  start: "Start",
  cancel: "Cancel",
  lot,
};
