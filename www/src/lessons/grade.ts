import type { BoardView, GameInfo, ResultView, SideName } from "../engine/types";
import type { Goal, Range, Reach } from "./format";

/** A position, as far as goals look at it. */
export interface Standing {
  board: BoardView;
  result: ResultView | null;
}

/** Something that a goal asks for and that is not so: what is there, and what should be. */
export type Missed =
  | { kind: "pit"; pit: number; found: number; wanted: Bounds }
  | { kind: "takes"; found: number; wanted: Bounds }
  | { kind: "seeds"; side: SideName; found: number; wanted: Bounds }
  | { kind: "end"; found: ResultView | null; wanted: NonNullable<Reach["end"]> };

/** The least and the greatest number of seeds. */
export type Bounds = readonly [least: number, most: number];

const sides = ["south", "north"] as const;

/** What a goal asks for and `now` does not have; nothing when it is reached. `start` is where the lesson begins. */
export function missedBy(goal: Goal, info: GameInfo, start: Standing, now: Standing): Missed[] {
  const { pits, takes, seeds, end } = goal.reach;
  const missed: Missed[] = [];
  for (const [letter, range] of Object.entries(pits ?? {})) {
    const pit = info.letters.indexOf(letter);
    const [found, wanted] = [now.board.pits[pit] ?? -1, exactly(range)];
    if (!isWithin(found, wanted)) missed.push({ kind: "pit", pit, found, wanted });
  }
  if (takes !== undefined) {
    const [found, wanted] = [won(goal.side, info, start, now), atLeast(takes)];
    if (!isWithin(found, wanted)) missed.push({ kind: "takes", found, wanted });
  }
  for (const side of sides) {
    const range = seeds?.[side];
    if (range === undefined) continue;
    const [found, wanted] = [seedsOf(side, info, now), exactly(range)];
    if (!isWithin(found, wanted)) missed.push({ kind: "seeds", side, found, wanted });
  }
  if (end && !isEnd(now.result, end)) missed.push({ kind: "end", found: now.result, wanted: end });
  return missed;
}

const exactly = (range: Range): Bounds => (typeof range === "number" ? [range, range] : range);

const atLeast = (range: Range): Bounds =>
  typeof range === "number" ? [range, Number.POSITIVE_INFINITY] : range;

const isWithin = (count: number, [least, most]: Bounds): boolean => count >= least && count <= most;

const isEnd = (result: ResultView | null, { winner, by }: NonNullable<Reach["end"]>): boolean =>
  result !== null &&
  (winner === undefined || result.winner === winner) &&
  (by === undefined || result.ending === by);

/** All seeds in a side's pits. */
function seedsOf(side: SideName, { pitsPerSide }: GameInfo, { board }: Standing): number {
  const first = side === "south" ? 0 : pitsPerSide;
  return board.pits.slice(first, first + pitsPerSide).reduce((sum, count) => sum + count, 0);
}

/** What a side has won: what its store has more, or else what the other side has less. */
function won(side: SideName, info: GameInfo, start: Standing, now: Standing): number {
  const index = sides.indexOf(side);
  if (info.hasStores) return (now.board.stores[index] ?? 0) - (start.board.stores[index] ?? 0);
  const other = side === "south" ? "north" : "south";
  return seedsOf(other, info, start) - seedsOf(other, info, now);
}
