import type { ErrorCode, GameId, SideName } from "../../engine/types";
import { binding } from "./binding";
import { list, number, plural } from "./numbers";

// English, as far as a board needs it from the beginning.

/** Failures around the engine that have sentences of their own. */
type OwnCode =
  "load-failed" | "engine-mixed" | "engine-spent" | "bad-saved" | "thinking-failed" | "not-loaded";

/** Failures that people may read about: the engine's own, and ours around it. */
export type FailureCode = ErrorCode | OwnCode | "bad-attribute" | "binding";

export const side: Record<SideName, string> = { south: "South", north: "North" };

const games: Record<GameId, { name: string }> = {
  omweso: { name: "Omweso" },
  oware: { name: "Oware" },
  "bao-kigogo": { name: "Bao Kigogo" },
};

const errors: Record<"engine-dead" | OwnCode, string> = {
  "engine-dead":
    "The part that knows the rules has stopped because of a mistake of ours. Your game is kept: start again where you were.",
  "load-failed":
    "The rules could not be loaded. Check the connection and try again. If that does not help, load the page again; a browser that forbids WebAssembly cannot play.",
  "engine-mixed":
    "The parts of this board are of two versions: the browser has kept an old one. Load the page again; if that does not help, empty the browser’s cache.",
  "engine-spent":
    "The part that knows the rules has stopped again because of a mistake of ours. Load the page again.",
  "bad-saved": "This is not a game that was kept.",
  "thinking-failed":
    "The part that thinks could not be loaded. Check the connection and try again.",
  "not-loaded": "This part of the board could not be loaded. Check the connection and try again.",
};

/** A value that an attribute does not take. */
const noValue = (name: string, found: string, allowed: string): string =>
  `“${found}” is no value of ${name}. Allowed: ${allowed}.`;

const board = {
  grid: (game: GameId) => `${games[game].name} board`,
  pit: (owner: "own" | "theirs" | SideName, pit: string, n: number, isPlayable: boolean) => {
    const whose =
      owner === "own" ? "your pit" : owner === "theirs" ? "opponent’s pit" : `${side[owner]}’s pit`;
    const held = n === 0 ? "empty" : `${number(n)} ${plural(n, "seed", "seeds")}`;
    return `${whose} ${pit}, ${held}${isPlayable ? ", may be played" : ""}`;
  },
  /** Added to the name of a pit when the game is over. */
  evidence: (isWon: boolean): string => (isWon ? "shows the win" : "shows how the game ended"),
  store: (who: SideName, n: number) =>
    `${side[who]}’s store, ${number(n)} ${plural(n, "seed", "seeds")}`,
  answer: (isClockwise: boolean, end: string) =>
    isClockwise ? `Clockwise, to ${end}` : `Counter-clockwise, to ${end}`,
  count: number,
};

const status = {
  /** A player with a name: "Nansubuga (South)". `who` below is that, a name alone, or "South". */
  named: (name: string, who: SideName) => `${name} (${side[who]})`,
  toMove: (who: string) => `${who} to move`,
  wins: (who: string) => `${who} wins`,
  draw: "A draw",
  annulled: "Annulled",
  scores: (south: number, north: number) => `${number(south)} to ${number(north)}`,
  points: (n: number) => `${number(n)} ${plural(n, "point", "points")}`,
  start: (who: string) => `The first turn is ${who}’s.`,
  showing: (who: string) => `${who} is sowing`,
  /** A pit was chosen where a level is to move. */
  notYours: (who: string) => `It is ${who}’s turn.`,
  /** How the game ended, where rings round pits show it. */
  evident: (name: string, pits: number) =>
    `${name}, as the ringed ${plural(pits, "pit shows", "pits show")}`,
  loading: "Fetching the rules…",
  chooseDirection: "Which way? Choose on the board, or take the turn back.",
  isAsked: "Choose a direction first, or take the turn back.",
};

/** A level of the machine, as the name of a player. */
const level = (n: number): string => `Level ${number(n)}`;

const controls = {
  playback: "The turn being shown",
  play: "Show the last turn again",
  resume: "Go on",
  pause: "Pause",
  rewind: "To the start of the turn",
  skip: "To the end of the turn",
  seedBack: "Back one seed",
  seedOn: "On one seed",
  lapBack: "Back one lap",
  lapOn: "On one lap",
  lap: (lap: number, laps: number) => `Lap ${number(lap)} of ${number(laps)}`,
  noLap: "",
  speed: "Speed",
  speedOf: (factor: number) => `${number(factor)}×`,
  instant: "Instant",
  game: "The game",
  undo: "Undo",
  redo: "Redo",
  flip: "Flip",
  picture: "Copy as picture",
  resign: "Resign",
  agree: "Agree to end",
  hint: "Hint",
  keys: "Keys",
  explain: "Explain",
  more: "More",
  moves: "Turns",
  movesStart: "Start",
  cancel: "Cancel",
  takeBack: "Take back",
  close: "Close",
  restart: "Start again here",
  reload: "Load the page again",
  retry: "Try again",
  watch: "Watch",
  stopGame: "Stop",
};

export const first = {
  lang: "en",
  direction: "ltr" as "ltr" | "rtl",
  nativeName: "English",
  /** Whether a native speaker has read this locale. */
  isReviewed: true,
  number,
  list,
  side,
  games,
  errors,
  noValue,
  board,
  status,
  level,
  controls,
  binding,
};

/** The texts that are there from the beginning. */
export type Texts = typeof first;
