import type { GameView } from "../engine/types";

/** Decides which turns are played where not every legal one is wanted: a puzzle has its solution. */
export interface Judge {
  /** Whether a turn is chosen at the ply that is shown. */
  isOpenAt(view: GameView): boolean;
  /** Throws when a turn is not to be played; a turn that no rule allows may pass, for the engine says why. */
  check(turn: string, view: GameView): void;
}
