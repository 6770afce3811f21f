/** What an arbiter does: lots, set-ups, matches, collections of records. A page need not fetch it to play. */
import * as ofFirstCopy from "../../pkg/arbiter.js";
import type { Engine } from "./client";
import type { ArbiterGlue, EngineGame, Glue } from "./glue";
import type {
  ArrangementInfo,
  GameId,
  MatchView,
  RecordSummary,
  SetupView,
  SideName,
} from "./types";

/** What is needed of an engine; each call may throw an `EmpikiError`. */
export type Arbiter = Pick<Engine, "call">;

/** An arrangement of seeds, as an editor holds it. */
export interface Arranged {
  /** Seeds of all pits, then of South's and North's store. */
  counts: ArrayLike<number>;
  mover: SideName;
  /** South's and North's turns taken, then their capturing turns. */
  counters: Uint32Array;
  /** Play options that are not the default. */
  options: string;
  /** Whether fewer seeds than the game has will do. */
  mayBeFewer: boolean;
}

/** The spare copy of the glue is whole; of the first one this part is apart (`scripts/glue.mjs`). */
const partOf = (glue: Glue | ArbiterGlue): ArbiterGlue => ({
  ...(ofFirstCopy as unknown as ArbiterGlue),
  ...glue,
});

const ask = <T>(arbiter: Arbiter, question: (glue: ArbiterGlue) => T): T =>
  arbiter.call((glue) => question(partOf(glue)));

/** Counts that cross the border: too great ones are faults there, and must not wrap round on the way. */
const wide = (counts: ArrayLike<number>): Uint32Array => Uint32Array.from(counts);

/** Draws who starts: real chance, not to be foreseen. */
export const drawLot = (arbiter: Arbiter): SideName => ask(arbiter, (glue) => glue.drawLot());

/** What each player places where the options leave the set-up to the players; else `null`. */
export const arrangementOf = (
  arbiter: Arbiter,
  game: GameId,
  options: string,
): ArrangementInfo | null => ask(arbiter, (glue) => glue.arrangement(game, options)) ?? null;

/** A game from what both players arranged: the seeds of their pits in the order of the rules. */
export function arrangedGame(
  engine: Pick<Engine, "opened">,
  game: GameId,
  options: string,
  halves: Readonly<Record<SideName, Uint8Array>>,
  starter: SideName,
): EngineGame {
  const [south, north] = [wide(halves.south), wide(halves.north)];
  return engine.opened((glue) => partOf(glue).arranged(game, options, south, north, starter));
}

/** Judges any arrangement. */
export function checkSetup(
  arbiter: Arbiter,
  game: GameId,
  { counts, mover, counters, options, mayBeFewer }: Arranged,
): SetupView {
  return ask(arbiter, (glue) =>
    glue.checkSetup(game, wide(counts), mover, counters, options, mayBeFewer),
  );
}

/** Reads any arrangement from a position's text, whether it can be played or not. */
export const readSetup = (arbiter: Arbiter, text: string): SetupView =>
  ask(arbiter, (glue) => glue.readSetup(text));

/** How a match stands; `results` has a line a game: who started it (`s` or `n`) and its result in notation. */
export const matchScore = (
  arbiter: Arbiter,
  game: GameId,
  options: string,
  results: string,
): MatchView => ask(arbiter, (glue) => glue.matchScore(game, options, results));

/** All games of a text of records or OGN, each judged by itself. */
export const readRecords = (arbiter: Arbiter, text: string): RecordSummary[] =>
  ask(arbiter, (glue) => glue.readRecords(text));
