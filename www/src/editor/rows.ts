/** The rows of a board by name: what quick fills are about. */
import type { GameInfo, SideName } from "../engine/types";

export type RowName = "front" | "back" | "only";

export interface Row {
  side: SideName;
  name: RowName;
  /** By their numbers over the whole board. */
  pits: readonly number[];
}

/** All rows, from North's outermost to South's. */
export function rowsOf(info: GameInfo): Row[] {
  const rows = Array.from({ length: info.rowsPerSide * 2 }, (_, row) => row);
  return rows.map((row) => ({
    side: row < info.rowsPerSide ? "north" : "south",
    name: nameOf(row, info.rowsPerSide),
    pits: info.cells.flatMap((cell, pit) => (cell.row === row ? [pit] : [])),
  }));
}

function nameOf(row: number, rowsPerSide: number): RowName {
  if (rowsPerSide === 1) return "only";
  return row === rowsPerSide - 1 || row === rowsPerSide ? "front" : "back";
}
