import type { GameInfo } from "../../engine/types";
import type { TurnFacts } from "./turn-facts";

/** What can be asked about a turn, in the order in which it is learnt. */
export const countingKinds = ["landing", "laps", "captured"] as const;

export type CountingKind = (typeof countingKinds)[number];

/** The least and the greatest number. */
type Range = readonly [least: number, most: number];

/** Which turns are asked about at one level. What is not said may be anything. */
export interface Rung {
  laps: Range;
  /** Seeds that are lifted first. */
  seeds?: Range;
  captures?: Range;
  /** Pits that are captured. */
  taken?: Range;
  /** Whether all seeds fall in the row where the turn begins. */
  isInOneRow?: boolean;
  isAllRound?: boolean;
  isResown?: boolean;
  /** A turn may have directions to be chosen: they are told. */
  mayHaveChoices?: true;
  /** The greatest number there is a button for; without it the number is written. */
  upTo?: number;
}

const none: Range = [0, 0];
const some: Range = [1, Infinity];
const oneLap: Range = [1, 1];

/** The last seed, where a turn is one lap. */
const landingOfOneLap: readonly Rung[] = [
  { laps: oneLap, seeds: [1, 4], isInOneRow: true, captures: none },
  { laps: oneLap, seeds: [1, 6], isInOneRow: false },
  { laps: oneLap, seeds: [7, 11] },
  { laps: oneLap, isAllRound: true },
];

const landing: readonly Rung[] = [
  { laps: oneLap, seeds: [1, 4], isInOneRow: true, captures: none },
  { laps: oneLap, isInOneRow: false, captures: none },
  { laps: [2, 2], captures: none },
  { laps: [3, 4], captures: none },
];

const landingResown: readonly Rung[] = [
  ...landing,
  { laps: [2, 4], isResown: true },
  { laps: [5, 7] },
  { laps: [8, 12], mayHaveChoices: true },
  { laps: [13, 24], mayHaveChoices: true },
];

const landingFar: readonly Rung[] = [...landing, { laps: [5, 7] }, { laps: [8, 12] }];

const laps: readonly Rung[] = [
  { laps: [1, 2], seeds: [1, 6], captures: none, upTo: 6 },
  { laps: [1, 3], captures: none, upTo: 6 },
  { laps: [2, 4], upTo: 6 },
  { laps: [3, 6], upTo: 8 },
  { laps: [5, 9], upTo: 12 },
];

const lapsLong: readonly Rung[] = [
  ...laps,
  { laps: [7, 12], mayHaveChoices: true },
  { laps: [10, 24], mayHaveChoices: true },
];

/** Seeds taken from the last pit backwards, in one lap. */
const chain: readonly Rung[] = [
  { laps: oneLap, seeds: [1, 6], taken: [1, 1], upTo: 5 },
  { laps: oneLap, seeds: [1, 11], taken: [1, 2], upTo: 9 },
  { laps: oneLap, taken: [2, Infinity] },
  { laps: oneLap, taken: some, isAllRound: true },
];

/** Captures that are sown again, and so lead to others. */
const capturedResown: readonly Rung[] = [
  { laps: [1, 2], captures: [1, 1], upTo: 12 },
  { laps: [1, 4], captures: [1, 1] },
  { laps: [3, 6], captures: [2, 2] },
  { laps: [4, 10], captures: [2, 3] },
  { laps: [8, 20], captures: [3, Infinity], mayHaveChoices: true },
];

/** A capture that ends the turn. */
const capturedLast: readonly Rung[] = [
  { laps: oneLap, captures: some, upTo: 12 },
  { laps: [2, 2], captures: some, upTo: 12 },
  { laps: [3, 4], captures: some },
  { laps: [5, 7], captures: some },
  { laps: [8, 12], captures: some },
];

/** The levels of one kind of question in a game, the easiest first; none where that is nothing to ask. */
export function ladderOf(
  { hasRelays, mayLoseSeeds }: Pick<GameInfo, "hasRelays" | "mayLoseSeeds">,
  kind: CountingKind,
): readonly Rung[] {
  switch (kind) {
    case "landing":
      if (!hasRelays) return landingOfOneLap;
      return mayLoseSeeds ? landingFar : landingResown;
    case "laps":
      if (!hasRelays) return [];
      return mayLoseSeeds ? laps : lapsLong;
    case "captured":
      if (!hasRelays) return chain;
      return mayLoseSeeds ? capturedLast : capturedResown;
  }
}

/** The kinds of questions there are in a game. */
export const kindsOf = (info: Pick<GameInfo, "hasRelays" | "mayLoseSeeds">): CountingKind[] =>
  countingKinds.filter((kind) => ladderOf(info, kind).length > 0);

const isWithin = (n: number, [least, most]: Range): boolean => n >= least && n <= most;
const mayBe = (n: number, range: Range | undefined): boolean => !range || isWithin(n, range);
const isAs = (is: boolean, wanted: boolean | undefined): boolean =>
  wanted === undefined || is === wanted;

/** Whether a turn is one of a level. */
export const fits = (facts: TurnFacts, rung: Rung): boolean =>
  isWithin(facts.laps, rung.laps) &&
  mayBe(facts.seeds, rung.seeds) &&
  mayBe(facts.captures, rung.captures) &&
  mayBe(facts.taken, rung.taken) &&
  isAs(facts.isInOneRow, rung.isInOneRow) &&
  isAs(facts.isAllRound, rung.isAllRound) &&
  isAs(facts.isResown, rung.isResown) &&
  (rung.mayHaveChoices === true || facts.choices.length === 0);

/** The same level with nothing to capture: then 0 is the answer. */
export const withoutCapture = (rung: Rung): Rung => ({ ...rung, captures: none, taken: none });
