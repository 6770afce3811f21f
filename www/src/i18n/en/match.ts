import type { GameId, GoalView } from "../../engine/types";
import { first } from "./first";
import { number, plural } from "./numbers";

/** English for matches, for what follows a game, and for games in links. */

const counted = (n: number, one: string, other: string): string =>
  `${number(n)} ${plural(n, one, other)}`;

const turns = (n: number): string => counted(n, "turn", "turns");
const games = (n: number): string => counted(n, "game", "games");

/** What wins a match; empty for a single game, and for a series without an end. */
function goal({ kind, points, lead }: GoalView): string {
  if (points === null || kind === "single") return "";
  if (kind === "row") return `${number(points)} wins in a row win the match.`;
  const first = `The first to ${number(points)}`;
  return lead === null
    ? `${first} wins the match.`
    : `${first}, or to a lead of ${number(lead)}, wins the match.`;
}

export const match = {
  lossGame: (game: GameId, played: number): string =>
    `Your game of ${first.games[game].name}, with ${turns(played)} played, will be lost.`,
  lossMatch: (game: GameId, finished: number, played: number): string =>
    played === 0
      ? `Your match of ${first.games[game].name}, with ${games(finished)} finished, will be lost.`
      : `Your match of ${first.games[game].name}, with ${games(finished)} finished and ${turns(played)} of the next one played, will be lost.`,
  lossArranging: (game: GameId, finished: number): string =>
    finished === 0
      ? `The seeds that you have arranged for ${first.games[game].name} will be lost.`
      : `Your match of ${first.games[game].name}, with ${games(finished)} finished and seeds arranged for the next one, will be lost.`,
  lossTitle: "Begin something new?",
  beginAnyway: "Begin",

  nextGame: "Next game",
  playItAgain: "Play it again",
  newMatch: "New match",
  scoreSoFar: "The match so far",
  finalScore: "The match",
  points: (n: number): string => number(n),
  goal,
  winsMatch: (who: string): string => `${who} wins the match.`,
  matchDrawn: "The match is drawn.",
  starts: (who: string): string => `${who} starts the next game.`,
  startsByLot: "Who starts the next game is drawn by lot.",
  startsAgain: (who: string): string =>
    `This game does not count. It is played again, and ${who} starts once more.`,

  tableTitle: (game: GameId): string => `The match of ${first.games[game].name}`,
  table: {
    number: "Game",
    starter: "First turn",
    ended: "Ended by",
    points: "Points",
    score: "Score",
    length: "Turns",
    /** An annulled game. */
    again: "played again",
    /** The first turn and the length, where the table has no room for columns of them. */
    brief: (starter: string, played: number): string =>
      `${starter} first, ${turns(played).replace(" ", "\u00a0")}`,
    watch: (n: number): string => `Watch game ${number(n)}`,
  },
  noGames:
    "No game of this match is finished yet. Finished games are listed here, and can be watched again.",
  allGames: "All games of the match",
  backToGame: "Back to the game",
  onTheBoard: (played: number): string =>
    played === 0
      ? "The next game is about to begin."
      : `The next game is on the board: ${turns(played)} played.`,
  replayTitle: (n: number): string => `Game ${number(n)} of the match`,
  previousGame: "The game before",
  followingGame: "The game after",
  noSuchGame: "There is no such game in this match.",

  link: {
    title: (game: GameId): string => `A game of ${first.games[game].name} from a link`,
    about: "You can look at it, go through it and try turns. Your own game stays as it is.",
    playOn: "Play on from here",
    /** Said after a link that cannot be read. */
    startInstead: "Here is the start of the game instead.",
    mine: "To my own game",
  },
};
