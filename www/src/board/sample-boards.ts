/** Boards made by hand: how the games start, and middle games with many different counts. */
import type { BoardView } from "../engine/types";

/** So many pits with so many seeds. */
export const fill = (count: number, seeds: number): number[] =>
  new Array<number>(count).fill(seeds);

export const OWARE_START: BoardView = { pits: fill(12, 4), stores: [0, 0] };
export const OMWESO_START: BoardView = {
  pits: [...fill(8, 4), ...fill(8, 0), ...fill(8, 4), ...fill(8, 0)],
  stores: [0, 0],
};
const kigogoSide = [...fill(23, 2), 0];
export const BAO_KIGOGO_START: BoardView = { pits: [...kigogoSide, ...kigogoSide], stores: [0, 0] };

/** Middle games with many different counts. */
export const OWARE_MIDDLE: BoardView = {
  pits: [0, 1, 14, 2, 0, 1, 3, 1, 2, 0, 5, 1],
  stores: [11, 7],
};
export const OMWESO_MIDDLE: BoardView = {
  pits: [
    4, 2, 3, 0, 4, 1, 7, 2, 2, 5, 1, 2, 12, 0, 4, 1, 2, 3, 1, 4, 5, 0, 1, 2, 0, 3, 6, 0, 2, 1, 1, 0,
  ],
  stores: [0, 0],
};
