/** What a turn does and what may follow it, by the rules alone: read from the engine, nothing is estimated. */
import type { Ending, ResultView, SideName, TraceView } from "../../engine/types";
import type { Engine } from "../../session/engine";

type Game = ReturnType<Engine["fromRecord"]>;

/** A reply, and the seeds that it captures. */
export interface Capture {
  turn: string;
  seeds: number;
}

/** A turn after which the game is over. */
export interface Finish {
  turn: string;
  ending: Ending;
}

/** The seeds that each side captures in a line. */
export interface Exchange {
  turns: readonly string[];
  own: number;
  theirs: number;
}

/** A turn and what may come of it. */
export interface Outlook {
  turn: string;
  /** Seeds that it captures; `null`: it has more laps than are told. */
  captured: number | null;
  /** How it ends the game, if it does. */
  result: Pick<ResultView, "winner" | "ending"> | null;
  /** Of all replies that which captures most; `null`: there is none, or too many to look at each. */
  reply: Capture | null;
  /** A reply that wins the game at once, where each was looked at. */
  losesTo: Finish | null;
  /** Whether there are too many replies to look at each: then nothing is known of them. */
  isUnread: boolean;
  /** The turn and those that may follow it. */
  line: readonly string[];
  /** What is captured in the first two of them, the first four, and so on, as far as it can be counted. */
  exchanges: readonly Exchange[];
}

/** A position is left alone that has more turns: then nothing is said of all of them. */
const MOST_TURNS = 400;

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

/** The seeds that a turn captures, where all its laps are told. */
function capturedIn({ steps }: TraceView): number | null {
  if (steps.some(({ kind }) => kind === "skipped" || kind === "never-ending")) return null;
  return sum(steps.flatMap((step) => (step.kind === "capture" ? step.counts : [])));
}

/** All turns of the position shown; `null`: more than can be looked at. */
export function turnsIn(game: Game): string[] | null {
  const starts = game.legalMoves();
  const turns = starts.flatMap((start) => start.turns);
  return starts.some(({ cut }) => cut) || turns.length > MOST_TURNS ? null : turns;
}

/** All replies in the position shown, played and taken back. */
function repliesIn(game: Game): TraceView[] | null {
  return (
    turnsIn(game)?.map((turn) => {
      const trace = game.play(turn);
      game.undo();
      return trace;
    }) ?? null
  );
}

/** The reply that captures most; `null` where one of them cannot be counted. */
function mostIn(replies: readonly TraceView[]): Capture | null {
  let most: Capture | null = null;
  for (const trace of replies) {
    const seeds = capturedIn(trace);
    if (seeds === null) return null;
    if (!most || seeds > most.seeds) most = { turn: trace.turn, seeds };
  }
  return most;
}

function finishIn(replies: readonly TraceView[]): Finish | null {
  for (const { turn, mover, result } of replies) {
    if (result?.winner === mover) return { turn, ending: result.ending };
  }
  return null;
}

/** The captures of turns that are played one after the other from the position shown, told after every second. */
function exchangesIn(game: Game, side: SideName, line: readonly string[]): Exchange[] {
  const told: Exchange[] = [];
  const taken = { own: 0, theirs: 0 };
  for (const [index, turn] of line.entries()) {
    const trace = game.play(turn);
    const seeds = capturedIn(trace);
    if (seeds === null) break;
    taken[trace.mover === side ? "own" : "theirs"] += seeds;
    if (index % 2 === 1) told.push({ turns: line.slice(0, index + 1), ...taken });
  }
  return told;
}

/**
 * What the first turn of a line does, and what may follow. Played at a ply of a game, which is left wherever that leads;
 * its later turns are gone then.
 */
export function outlookOf(game: Game, ply: number, line: readonly string[]): Outlook {
  const [turn = ""] = line;
  const { mover } = game.goTo(ply);
  const trace = game.play(turn);
  const replies = trace.result ? [] : repliesIn(game);
  game.goTo(ply);
  return {
    turn,
    captured: capturedIn(trace),
    result: trace.result,
    reply: replies && mostIn(replies),
    losesTo: replies && finishIn(replies),
    isUnread: replies === null,
    line,
    exchanges: exchangesIn(game, mover, line),
  };
}
