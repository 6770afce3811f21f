import type { Counts } from "../../editor/counts";
import type { SideName } from "../../engine/types";

/** All pits of a board, South's first; a half that is not to be seen is empty. */
export function halves(side: SideName, own: Counts, opposite: Counts | null): number[] {
  const other = opposite ?? own.map(() => 0);
  return side === "south" ? [...own, ...other] : [...other, ...own];
}
