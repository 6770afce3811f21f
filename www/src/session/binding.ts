import type { GameView, ModeName } from "../engine/types";

/** In these modes moves are binding: nothing that was played is taken back. */
export const isBinding = (mode: ModeName): boolean => mode !== "classical";

/** Whether the ply that is shown is the last: only there does a game whose moves are binding go on. */
export const isAtLast = ({ ply, plies }: Pick<GameView, "ply" | "plies">): boolean =>
  ply === plies.length;

/** What binding moves forbid: to take one back, or to play on from an earlier ply. */
export type Forbidden = "take-back" | "earlier";

/** Something that cannot be done because moves are binding. */
export class BindingError extends Error {
  override readonly name = "BindingError";
  readonly code = "binding";
  readonly forbidden: Forbidden;

  constructor(forbidden: Forbidden) {
    super(`moves are binding: ${forbidden}`);
    this.forbidden = forbidden;
  }
}
