import type { EngineGame } from "../engine/glue";
import type { TraceView } from "../engine/types";

/** The turns that may be played, as the engine writes them. Of a start with hundreds of turns it lists not all. */
export const legalTurns = (game: EngineGame): string[] =>
  game.legalMoves().flatMap(({ turns }) => turns);

/**
 * A turn as the engine writes it, who may write it otherwise: `I+` is its `I`, where there is a direction to choose.
 * `null` where it may not be played.
 */
export function asWritten(game: EngineGame, turn: string): string | null {
  if (game.whyNotTurn(turn)) return null;
  const { turn: written } = game.play(turn);
  game.undo();
  return written;
}

/** The rules on which a turn rests, step by step, and its result. */
export const rulesIn = ({ steps, result }: TraceView): string[] => [
  ...steps.map(({ rule }) => rule),
  ...(result ? [result.rule] : []),
];
