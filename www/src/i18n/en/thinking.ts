import type { Choice, Proved } from "../../engine/types";
import { number, plural } from "./numbers";
import { seeds, spelled } from "./spelled";

/** English for opponents, hints and whatever else is thought out; see `en.ts`. */

const plies = (n: number): string => `${spelled(n)} ${plural(n, "turn", "turns")}`;

/** How the seeds stand after a turn and its reply. */
const exchange = (n: number): string => {
  if (n === 0) return "the reply takes back as much as it wins";
  return n > 0 ? `it wins ${seeds(n)} even after the reply` : `the reply costs it ${seeds(-n)}`;
};

/** Why a level chose its turn, as far as it saw. */
function reason({ reason, seeds: n, plies: deep }: Choice, level: number): string {
  const who = `Level ${number(level)}`;
  switch (reason) {
    case "only-turn":
      return "There was no other turn.";
    case "captures":
      return `${who} saw that this takes ${seeds(n ?? 0)}, and nothing that takes more.`;
    case "fullest-pit":
      return `${who} saw nothing to take, and sowed a pit as full as any.`;
    case "exchange":
      return `${who} liked this best of what it saw: ${exchange(n ?? 0)}.`;
    case "search":
      return `${who} looked ${plies(deep ?? 0)} ahead and found nothing better.`;
    case "proved":
      return `${who} chose what is proved: no reply can take it away.`;
  }
}

/** “won by five seeds”, for whoever is to move. */
function proved({ outcome, by, plies: deep }: Proved): string {
  const margin = by === null || by === 0 ? "" : ` by ${seeds(by)}`;
  const end = deep === null || deep === 0 ? "" : `, in ${plies(deep)}`;
  return `${outcome}${outcome === "drawn" ? "" : margin}${end}`;
}

export const thinking = {
  reason,
  proved,
  /** `who`: "Level 4", or "Level 4 (North)". */
  thinks: (who: string) => `${who} thinks…`,
  /** The same once it has looked so many plies ahead. */
  thinksDeep: (who: string, deep: number) =>
    `${who} thinks… ${number(deep)} ${plural(deep, "turn", "turns")} ahead`,
  stop: "Stop",
  goOn: "Go on",
  /** The same at an earlier position: the turns after it are given up. */
  goOnHere: "Go on from here",
  /** It was stopped. */
  stopped: (who: string) => `${who} has stopped thinking. Nothing is played until you go on.`,
  hint: {
    looking: "Looking for a good turn…",
    /** `turns`: the best line, its first turn first. */
    best: ([turn = "", ...then]: readonly string[]) =>
      then.length === 0
        ? `Best is ${turn}.`
        : `Best is ${turn}: the game may then go ${then.join(" ")}.`,
    /** It is proved how the position ends. */
    proved: (turn: string, outcome: Proved) =>
      outcome.outcome === "lost"
        ? `Best is ${turn}, but the position is ${proved(outcome)}: this is proved.`
        : `Best is ${turn}: ${proved(outcome)}, proved.`,
    none: "No hint was found in so short a time. Ask again.",
  },
  line: {
    /** Turns are shown on the board and not played. */
    title: "A line to look at",
    shown: (turns: readonly string[]) => `${turns.join(" ")}. Nothing of it is played.`,
    back: "Back to the game",
  },
  table: {
    refused:
      "The table of endgames kept in this browser was damaged or of another version. It was deleted, and can be made again.",
  },
  failed: {
    load: "The part that thinks could not be loaded. Check the connection, and try again.",
    version: "This page was replaced by a newer one meanwhile: load it again. Your game is kept.",
    dead: "The part that thinks has stopped because of a mistake of ours. Your game is kept: try again.",
  },
};

export type ThinkingTexts = typeof thinking;
