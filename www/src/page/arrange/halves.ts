import type { Counts } from "../../editor/counts";
import type { Side } from "./arrange-state";

/** All pits of a board, South's first; a half that is not to be seen is empty. */
export function halves(side: Side, own: Counts, opposite: Counts | null): number[] {
  const other = opposite ?? own.map(() => 0);
  return side === "south" ? [...own, ...other] : [...other, ...own];
}
