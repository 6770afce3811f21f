import { boardSize, type Shape } from "../board/board";
import type { GameId } from "../engine/types";

/** The shapes of the boards, known before the engine is there to describe them; a wrong one would only cost a shift. */
const shapes: Readonly<Record<GameId, Shape>> = {
  oware: { rowsPerSide: 1, columns: 6, hasStores: true },
  omweso: { rowsPerSide: 2, columns: 8, hasStores: false },
  "bao-kigogo": { rowsPerSide: 2, columns: 12, hasStores: false },
};

/** The height that a board will take in a place so wide: kept free, so that nothing moves when it appears. */
export function reservedHeight(game: GameId, width: number): number {
  return boardSize(shapes[game], { width }).height;
}
