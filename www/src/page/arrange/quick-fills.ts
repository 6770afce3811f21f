/** Arrangements that are at hand: pure. */
import type { Counts } from "../../editor/counts";
import type { ArrangementRule } from "./arrange-state";

export type FillName = "back" | "front" | "each";

/** A whole arrangement with the same number in each of some pits; the back row comes first in a ring. */
export interface QuickFill {
  name: FillName;
  count: number;
  counts: Counts;
}

/** Those that the rule allows. */
export function quickFills({ pits, seeds, most }: ArrangementRule): QuickFill[] {
  const row = pits / 2;
  const isIn: Readonly<Record<FillName, (pit: number) => boolean>> = {
    back: (pit) => pit < row,
    front: (pit) => pit >= row,
    each: () => true,
  };
  const names: readonly FillName[] = ["back", "front", "each"];
  return names.flatMap((name) => {
    const count = seeds / (name === "each" ? pits : row);
    if (!Number.isInteger(count) || count > most) return [];
    const counts = Array.from({ length: pits }, (_, pit) => (isIn[name](pit) ? count : 0));
    return [{ name, count, counts }];
  });
}

/** The arrangement of a level: the first that is at hand, or else the seeds spread as evenly as may be. */
export function ownArrangement(rule: ArrangementRule): Counts {
  const { pits, seeds } = rule;
  const even = Array.from({ length: pits }, (_, pit) => Math.floor((seeds + pit) / pits));
  return quickFills(rule)[0]?.counts ?? even;
}
