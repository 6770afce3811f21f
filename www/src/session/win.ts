import type { EngineGame } from "../engine/glue";
import type { GameView } from "../engine/types";

/** A turn of the game, and which one. */
export interface NumberedTurn {
  /** Counted from 1. */
  ply: number;
  turn: string;
}

const captures = (game: EngineGame, ply: number): number =>
  game.traceOf(ply).steps.filter(({ kind }) => kind === "capture").length;

/**
 * The turns that won by akakyala: those in which the winner captured. Other wins are shown by their last turn alone,
 * and so is this one where a game began in mid-play and the captures before are not known.
 */
export function winningTurns(
  game: EngineGame,
  { result, plies, ply, options }: GameView,
): NumberedTurn[] {
  if (result?.ending !== "akakyala") return [];
  const turns = plies
    .slice(0, ply)
    .map(({ turn, side }, index) => ({ ply: index + 1, turn, side }))
    .filter(({ side }) => side === result.winner)
    .map(({ ply, turn }) => ({ ply, turn, captures: captures(game, ply) }))
    .filter(({ captures }) => captures > 0);
  // Two captures in one turn win only where that was agreed; else an earlier turn is not in this record.
  const isOneEnough = options.includes("akakyala=captures");
  const all = turns.reduce((sum, { captures }) => sum + (isOneEnough ? captures : 1), 0);
  return all < 2 ? [] : turns.map(({ ply, turn }) => ({ ply, turn }));
}
