import type { SideName } from "../../engine/types";
import { number, plural } from "./numbers";
import { capital } from "./spelled";

/** English for the analysis of positions and games; see `en.ts`. */

/** What a position is worth, told from South. */
export interface Score {
  /** Seeds by which South is ahead; below zero it is North. */
  seeds: number;
  /** It is an estimate that counts no seeds: the side of `seeds` is winning. */
  isDecided: boolean;
  proved: { winner: SideName | "draw"; by: number | null; plies: number | null } | null;
}

type Names = Readonly<Record<SideName, string>>;
type FallKind = "better" | "mistake" | "blunder";

const tenths = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });
const figures = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const megabytes = new Intl.NumberFormat("en", { maximumSignificantDigits: 2 });

/** To the tenth, as far as it is told; on both sides alike. */
const rounded = (n: number): number => (Math.sign(n) * Math.round(Math.abs(n) * 10)) / 10;

/** “2.5 seeds” */
const seeds = (n: number): string => {
  const told = rounded(n);
  return `${tenths.format(told)} ${told === 1 ? "seed" : "seeds"}`;
};

/** “+2.0”: South is ahead; with a true minus sign. Always with tenths, for it is estimated: what is proved has none. */
const signed = (n: number): string => {
  const told = rounded(n);
  const sign = told === 0 ? "" : told > 0 ? "+" : "−";
  return `${sign}${figures.format(Math.abs(told))}`;
};

/** A score in a figure, South’s side being above zero. */
const figure = ({ seeds: n, isDecided, proved }: Score): string => {
  if (isDecided) return n > 0 ? "+…" : "−…";
  if (!proved) return signed(n);
  if (proved.winner === "draw") return "=";
  const sign = proved.winner === "south" ? "+" : "−";
  return proved.by === null ? `${sign}${sign}` : `${sign}${number(proved.by)}`;
};

/** “ (in 7 turns)”, where the search has seen the end. */
const inPlies = (plies: number | null): string =>
  plies === null || plies === 0 ? "" : ` (in ${number(plies)} ${plural(plies, "turn", "turns")})`;

/** A score in words. */
const worth = ({ seeds: n, isDecided, proved }: Score, names: Names): string => {
  if (proved?.winner === "draw") return `drawn, proved${inPlies(proved.plies)}`;
  if (proved) {
    const by = proved.by === null || proved.by === 0 ? "" : ` by ${number(proved.by)}`;
    return `won by ${names[proved.winner]}${by}, proved${inPlies(proved.plies)}`;
  }
  if (rounded(n) === 0) return "even";
  const ahead = names[n > 0 ? "south" : "north"];
  return isDecided
    ? `${ahead} is winning, not proved`
    : `${ahead} is ahead by ${seeds(Math.abs(n))}`;
};

const kinds: Readonly<Record<FallKind, string>> = {
  better: "Inaccurate",
  mistake: "Mistake",
  blunder: "Blunder",
};

const millions = (bytes: number): string => `${megabytes.format(bytes / 1_000_000)}\u00a0MB`;

/** What it costs to make a table, by its seeds. */
const tableCosts: Readonly<Record<number, string>> = {
  12: "2.7\u00a0MB, some seconds",
  15: "17\u00a0MB, about a minute",
};

const tables = {
  title: "Tables of endgames",
  about:
    "With such a table the computer knows how positions end that have at most so many seeds in their pits: exactly, or within bounds where it depends on the turns before.",
  looking: "Looking for a table on this device…",
  none: "There is no table yet.",
  /** The button that makes one. */
  make: (n: number) =>
    `Make the table for ${number(n)} seeds (${tableCosts[n] ?? "it may take long"})`,
  /** The same where one was there that is of no use. */
  remake: (n: number) =>
    `Make the table for ${number(n)} seeds again (${tableCosts[n] ?? "it may take long"})`,
  making: (n: number, done: number) =>
    `The table for ${number(n)} seeds is being made: ${number(Math.floor(done * 100))} %.`,
  progress: (n: number) => `Table for ${number(n)} seeds`,
  stop: "Stop",
  stopped: "Stopped. Nothing was kept of it.",
  kept: (n: number, bytes: number) =>
    `The table for ${number(n)} seeds (${millions(bytes)}) is kept on this device.`,
  unkept: (n: number) =>
    `The table for ${number(n)} seeds could not be kept: storage is refused or full. It serves as long as something on this page thinks.`,
  forget: "Delete",
  made: "The table is made.",
  forgotten: "The table is deleted.",
};

export const analysis = {
  title: "Analysis",
  close: "Close the analysis",
  noBoard: "There is nothing to analyse before the first turn can be played.",
  best: "Best lines",
  lines: "Think",
  figure,
  worth,
  /** What the figures mean. */
  legend: (south: string, north: string) => `+ ${south}, − ${north}; in seeds`,
  starting: "Beginning to think…",
  depth: (plies: number, nodes: number) =>
    `${number(plies)} ${plural(plies, "turn", "turns")} deep · ${number(nodes)} tried`,
  /** Nothing more is to be found out. */
  complete: (plies: number, nodes: number) =>
    `To its end: ${number(plies)} deep · ${number(nodes)} tried`,
  off: "Nothing is being thought out.",
  isOver: (headline: string) => `${headline}.`,
  waits: (level: string) => `${level} is to move: the analysis waits for its turn.`,
  unplayable: "This is for positions that can be played.",
  now: "Think now",
  show: "Show me",
  /** The name of that button for whoever hears it alone. */
  showLine: (line: string) => `Show me ${line}`,
  more: "…",

  review: "The whole game",
  go: "Go through the game",
  stop: "Stop",
  progress: "Positions looked at",
  going: (done: number, of: number) => `${number(done)} of ${number(of)} positions looked at.`,
  done: (falls: number) =>
    falls === 0
      ? "No turn stands out: nothing better was found."
      : `${number(falls)} ${plural(falls, "turn", "turns")} could have been better.`,
  halted: (done: number, of: number) => `Stopped after ${number(done)} of ${number(of)} positions.`,
  noTurns: "No turn has been played yet.",
  graph: "Score over the game",
  /** Whose side is which in the graph. */
  graphSides: (south: string, north: string) => `Above the line ${south}, below it ${north}`,
  graphKeys: "Arrow keys go from turn to turn.",
  start: "Start",
  /** “14. … c”: a turn with its number, `isSecond` for that of the second player. */
  turn: (n: number, text: string, isSecond: boolean) =>
    `${number(n)}. ${isSecond ? "… " : ""}${text}`,
  at: (turn: string, worth: string | null) => `${turn}: ${worth ?? "not looked at"}`,
  asTable: "As a table",
  columns: { turn: "Turn", score: "Score", worth: "In words" },
  unknown: "–",
  kinds,
  /** What was better, and by how much; `null`: nobody knows, or a proved win or draw was let go. */
  better: (kind: FallKind, best: string, n: number | null) => {
    if (n !== null) return `Better was ${best}, by ${seeds(n)}.`;
    return kind === "blunder"
      ? `Better was ${best}: what was proved was let go.`
      : `Better was ${best}.`;
  },
  /** The same as a tip beside a turn. */
  mark: (kind: FallKind, better: string) => `${kinds[kind]}. ${better}`,
  tables,
  capital,
};
