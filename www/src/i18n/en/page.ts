import type { GameId, SideName } from "../../engine/types";
import { side } from "./first";
import { number, plural } from "./numbers";

/** English for the first screens of the page: the choice of a game, and what is around a game. */

/** A game on the home screen: whose it is, its rows and columns, and what it is like. */
export interface Card {
  people: string;
  size: [rows: number, columns: number];
  blurb: string;
}

const cards: Record<GameId, Card> = {
  omweso: {
    people: "Buganda, Uganda",
    size: [4, 8],
    blurb: "Four rows, long relays, and captured seeds that fight for you at once.",
  },
  oware: {
    people: "Ghana and the Caribbean",
    size: [2, 6],
    blurb: "Two rows, one sowing a turn, and everything to count. The best-known mancala of all.",
  },
  "bao-kigogo": {
    people: "The Gogo of Dodoma, Tanzania",
    size: [4, 12],
    blurb: "Four rows of twelve, a fight for whole columns, and captured seeds that never return.",
  },
};

/** What the home screen says to somebody who came by an address that leads nowhere yet. */
const homeNotes = {
  unknown: "There is no such page here. These are the games:",
};

const turnsPlayed = (turns: number): string =>
  `${number(turns)} ${plural(turns, "turn", "turns")} played`;

export const page = {
  title: "Empiki",
  heading: "Three mancala games of Africa",
  menu: "Menu",
  home: "All games",
  choose: "Choose a game",
  intro:
    "Sow, relay and capture: two at one board, or one against the computer. Everything runs in this browser, and nothing is sent anywhere.",
  cards,
  homeNotes,
  todaysPuzzle: "Today’s puzzle",
  /** What is kept of a game, on its card. */
  underWay: (turns: number) => `Under way: ${turnsPlayed(turns)}`,
  won: (who: SideName) => `Finished: ${side[who]} won`,
  drawn: "Finished: a draw",
  annulled: "Finished: annulled",
  newGame: "New game",
  rules: "Rules",
  takenOver: "Updated from another tab",
  settings: "Settings",
  size: (rows: number, columns: number) => `${number(rows)} × ${number(columns)} pits`,
};
