import type { GameId } from "../../engine/types";
import { first } from "./first";
import { number, plural } from "./numbers";

/** English for the puzzles of the page: their list, and what is around one of them. */

const { games } = first;

export const puzzles = {
  title: "Puzzles",
  lead: "One turn is clearly better than every other. You are South, and it is your turn.",
  titleOf: (game: GameId) => `Puzzles of ${games[game].name}`,
  /** To the puzzles of each game. */
  ofEach: "The puzzles of each game",
  all: (game: GameId) => `All puzzles of ${games[game].name}`,
  allGames: "All puzzles",
  doneOf: (done: number, all: number) => `${number(done)} of ${number(all)} solved`,

  today: "Today’s puzzle",
  solveToday: "Solve today’s puzzle",
  todayDone: "Today’s puzzle is solved. Tomorrow there is another.",
  /** Days on which the puzzle of the day was solved, one after the other. */
  streak: (days: number) => `${number(days)} ${plural(days, "day", "days")} in a row`,

  name: (place: number) => `Puzzle ${number(place)}`,
  titleOfOne: (game: GameId, place: number) => `${games[game].name}, puzzle ${number(place)}`,
  /** How hard it is. */
  level: (rating: number) => `Level ${number(rating)}`,
  levelOf: (rating: number, most: number) => `Level ${number(rating)} of ${number(most)}`,
  /** How far one has to look ahead, by level. */
  ahead: [
    "Look one turn ahead",
    "Look two turns ahead",
    "Look three or four turns ahead",
    "Look five or six turns ahead",
    "Look seven turns ahead, or more",
  ],
  /** How many turns there are to be found. */
  turns: (turns: number) => `${number(turns)} ${plural(turns, "turn", "turns")} to find`,
  aims: {
    seeds: "One turn gains more than every other.",
    win: "One turn wins, and no other does as much.",
    hold: "Every turn but one loses.",
  },

  /** What is known of a puzzle in the list, after its name. */
  marks: {
    open: "not solved yet",
    first: "solved on the first try",
    missed: (misses: number) =>
      `solved after ${number(misses)} ${plural(misses, "miss", "misses")}`,
    shown: "solution seen",
  },
  /** The same below the board. */
  results: {
    first: "Solved on the first try.",
    missed: (misses: number) =>
      `Solved after ${number(misses)} ${plural(misses, "miss", "misses")}.`,
    shown: "You have seen the solution.",
  },
  /** What was solved on another visit. */
  before: "You have been here before.",
  next: "Next puzzle",
  unknown: "There is no such puzzle here.",
};
