import { number, plural } from "./numbers";

/** English for the way of a game through the page, as far as it is there from the beginning. */

/** “4 – 2”, South’s figure first. */
const figures = (south: number, north: number): string => `${number(south)} – ${number(north)}`;

export const flow = {
  close: "Close",
  loading: "One moment…",
  notLoaded: "This part of the page could not be loaded. Check the connection and try again.",
  failed:
    "This could not be shown because of a mistake of ours. What you played is kept: load the page again.",

  match: "Match",
  figures,
  /** Beside the title while a match is played. */
  score: (south: number, north: number, target: number | null): string =>
    target === null ? figures(south, north) : `${figures(south, north)} of ${number(target)}`,
  /** The same between the names of the players. */
  scoreNamed: (south: string, score: string, north: string, target: number | null): string =>
    `${south} · ${score} · ${north}${target === null ? "" : `, of ${number(target)}`}`,
  /** Where so many wins in a row win the match. */
  inARow: (
    names: Readonly<Record<"south" | "north", string>>,
    [south, north]: readonly [number, number],
    of: number | null,
  ): string => {
    const row = Math.max(south, north);
    const who = row === 0 ? "" : `${names[south > 0 ? "south" : "north"]}: `;
    return `${who}${number(row)} ${plural(row, "win", "wins")} in a row${of === null ? "" : ` of ${number(of)}`}`;
  },
  /** For those who listen. */
  scoreTold: (south: string, a: number, north: string, b: number): string =>
    `The match: ${south} ${number(a)}, ${north} ${number(b)}.`,
  /** On the card of a game. */
  cardMatch: (south: number, north: number, target: number | null): string =>
    target === null
      ? `Series: ${figures(south, north)}`
      : `Match to ${number(target)}: ${figures(south, north)}`,
  cardLot: "The next game is about to begin",
  cardArranging: "The seeds are being arranged",

  result: "Result",
  analyse: "Analyse",
  /** To a game against the computer; the game stands above. */
  alone: "Play against the computer",
  /** To the lessons of a game; the game stands above. */
  learn: "Learn it",
  records: "Records",
};
