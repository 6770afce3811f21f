/** Seeds by place, and what changes them: pure. A change that changes nothing gives the same counts back. */
import type { SideName } from "../engine/types";

/** How many seeds lie in each place. */
export type Counts = readonly number[];

export interface Limits {
  /** The most in one place. */
  most: number;
  /** How many there are to place; `null` where too many may lie there, to be taken away again. */
  total: number | null;
}

export const sum = (counts: Counts): number => counts.reduce((all, count) => all + count, 0);

/** Seeds that are still to be placed. */
export const inHand = (counts: Counts, total: number): number => Math.max(0, total - sum(counts));

/** The most that a place can hold, with everything else as it is. */
function room(counts: Counts, place: number, { most, total }: Limits): number {
  if (total === null) return most;
  const held = counts[place] ?? 0;
  return Math.min(most, Math.max(held, held + total - sum(counts)));
}

/** Puts so many seeds in a place, or as many as may lie there. */
export function put(counts: Counts, place: number, wanted: number, limits: Limits): Counts {
  if (!(place in counts) || !Number.isFinite(wanted)) return counts;
  const count = Math.min(Math.max(0, Math.trunc(wanted)), room(counts, place, limits));
  return counts[place] === count ? counts : counts.with(place, count);
}

/** The same number in each of some places. */
export function fill(counts: Counts, places: readonly number[], count: number): Counts {
  const filled = counts.map((held, place) => (places.includes(place) ? count : held));
  return same(counts, filled);
}

/** Nothing anywhere. */
export const cleared = (counts: Counts): Counts =>
  same(
    counts,
    counts.map(() => 0),
  );

/** The pits of one side as they lie on the other, each seen from its own seat. */
export function mirror(counts: Counts, from: SideName, pitsPerSide: number): Counts {
  const [start, target] = from === "south" ? [0, pitsPerSide] : [pitsPerSide, 0];
  const mirrored = counts.map((held, place) => {
    const offset = place - target;
    return offset >= 0 && offset < pitsPerSide ? (counts[start + offset] ?? 0) : held;
  });
  return same(counts, mirrored);
}

function same(before: Counts, after: Counts): Counts {
  return after.every((count, place) => count === before[place]) ? before : after;
}
