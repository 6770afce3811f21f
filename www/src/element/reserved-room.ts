import { boardSize } from "../board/board";
import type { GameId, GameInfo } from "../engine/types";

type Shape = Pick<GameInfo, "pitsPerSide" | "rowsPerSide" | "columns" | "hasStores">;

/** The shapes of the boards, known before the engine is there to describe them; a wrong one would only cost a shift. */
const shapes: Readonly<Record<GameId, Shape>> = {
  oware: { pitsPerSide: 6, rowsPerSide: 1, columns: 6, hasStores: true },
  omweso: { pitsPerSide: 16, rowsPerSide: 2, columns: 8, hasStores: false },
  "bao-kigogo": { pitsPerSide: 24, rowsPerSide: 2, columns: 12, hasStores: false },
};

/** What a height does not depend on. */
const nothingElse = {
  totalSeeds: 0,
  hasDirections: false,
  hasRelays: false,
  hasLostTurns: false,
  hasOgn: false,
  hasCounters: false,
  mayLoseSeeds: false,
  letters: [],
  cells: [],
  options: [],
  presets: [],
  start: "",
};

/** The height that a board will take in a place so wide: kept free, so that nothing moves when it appears. */
export function reservedHeight(game: GameId, width: number): number {
  return boardSize({ id: game, ...shapes[game], ...nothingElse }, { width }).height;
}
