import type { GameId } from "../engine/types";

/** A position with one best turn, South's to find, as `empiki puzzles` writes it (`www/guide/puzzles.md` tells more). */
export interface PuzzleRecord {
  /** The game and a number, such as `omweso-3f2a`: the same for ever. */
  id: string;
  game: GameId;
  position: string;
  /** The solver's turns and the replies, in turn. */
  solution: readonly string[];
  /** The seeds by which the first turn is better than any other; `"class"` where it is a matter of winning or losing. */
  margin: number | "class";
  /** The ending that a win leads to. */
  class: string | null;
  /** 1 to 5, by the plies that one has to look ahead. */
  rating: number;
}

/** What there is to be done: gain seeds, win, or not lose. */
export type Aim = "seeds" | "win" | "hold";

export function aimOf(puzzle: Pick<PuzzleRecord, "margin" | "class">): Aim {
  if (puzzle.margin !== "class") return "seeds";
  return puzzle.class === null ? "hold" : "win";
}

const files = {
  omweso: () => import("./puzzles/omweso.json"),
  oware: () => import("./puzzles/oware.json"),
  "bao-kigogo": () => import("./puzzles/bao-kigogo.json"),
} as const satisfies Readonly<Record<GameId, () => Promise<unknown>>>;

/** The puzzles of a game, the easier ones first. */
export const loadPuzzles = async (game: GameId): Promise<readonly PuzzleRecord[]> =>
  (await files[game]()).default as readonly PuzzleRecord[];
