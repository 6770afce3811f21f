/** Boards made by hand. */
import type { BoardView } from "../engine/types";

/** So many pits with so many seeds. */
export const fill = (count: number, seeds: number): number[] =>
  new Array<number>(count).fill(seeds);

const kigogoSide = [...fill(23, 2), 0];
export const BAO_KIGOGO_START: BoardView = { pits: [...kigogoSide, ...kigogoSide], stores: [0, 0] };
