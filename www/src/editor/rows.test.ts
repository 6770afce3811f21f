import { expect, it } from "vitest";
import type { GameInfo } from "../engine/types";
import { rowsOf } from "./rows";

/** Two columns and two rows a side, numbered as the rules do. */
const info = {
  rowsPerSide: 2,
  cells: [
    [3, 0],
    [3, 1],
    [2, 1],
    [2, 0],
    [0, 1],
    [0, 0],
    [1, 0],
    [1, 1],
  ].map(([row, column]) => ({ row, column })),
} as unknown as GameInfo;

it("names the rows of a board, from North's outermost", () => {
  expect(rowsOf(info)).toEqual([
    { side: "north", name: "back", pits: [4, 5] },
    { side: "north", name: "front", pits: [6, 7] },
    { side: "south", name: "front", pits: [2, 3] },
    { side: "south", name: "back", pits: [0, 1] },
  ]);
});

it("has one row a side in a game of two rows", () => {
  const flat = { rowsPerSide: 1, cells: [{ row: 1 }, { row: 0 }] } as unknown as GameInfo;
  expect(rowsOf(flat)).toEqual([
    { side: "north", name: "only", pits: [1] },
    { side: "south", name: "only", pits: [0] },
  ]);
});
