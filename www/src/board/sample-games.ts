/** The three games as the engine describes them, made by hand. */
import type { Cell, GameInfo } from "../engine/types";

interface Shape {
  readonly id: GameInfo["id"];
  readonly rowsPerSide: 1 | 2;
  readonly columns: number;
  readonly totalSeeds: number;
}

const CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWX";

/** Cell of a ring index, for South; North's is the same after half a turn. */
function southCell({ rowsPerSide, columns }: Shape, ring: number): Cell {
  const isBack = rowsPerSide === 2 && ring < columns;
  const isOnlyRow = rowsPerSide === 1;
  const column = isBack || isOnlyRow ? ring : 2 * columns - 1 - ring;
  return { row: rowsPerSide * 2 - 1 - (isBack || isOnlyRow ? 0 : 1), column };
}

function letterOf({ rowsPerSide, columns }: Shape, ring: number): string {
  if (rowsPerSide === 1) return CAPITALS.charAt(ring);
  return CAPITALS.charAt(ring < columns ? columns + ring : 2 * columns - 1 - ring);
}

function infoOf(shape: Shape): GameInfo {
  const pitsPerSide = shape.rowsPerSide * shape.columns;
  const rings = Array.from({ length: pitsPerSide }, (_, i) => i);
  const south = rings.map((ring) => southCell(shape, ring));
  const north = south.map(({ row, column }) => ({
    row: shape.rowsPerSide * 2 - 1 - row,
    column: shape.columns - 1 - column,
  }));
  const capitals = rings.map((ring) => letterOf(shape, ring));
  return {
    id: shape.id,
    pitsPerSide,
    rowsPerSide: shape.rowsPerSide,
    columns: shape.columns,
    totalSeeds: shape.totalSeeds,
    hasStores: shape.rowsPerSide === 1,
    hasDirections: shape.id === "omweso",
    hasRelays: false,
    hasLostTurns: false,
    hasOgn: false,
    hasCounters: shape.id === "omweso",
    mayLoseSeeds: shape.id === "bao-kigogo",
    letters: [...capitals, ...capitals.map((c) => c.toLowerCase())],
    cells: [...south, ...north],
    options: [],
    presets: [],
    start: "",
  };
}

export const OWARE = infoOf({ id: "oware", rowsPerSide: 1, columns: 6, totalSeeds: 48 });
export const OMWESO = infoOf({ id: "omweso", rowsPerSide: 2, columns: 8, totalSeeds: 64 });
export const BAO_KIGOGO = infoOf({ id: "bao-kigogo", rowsPerSide: 2, columns: 12, totalSeeds: 92 });
