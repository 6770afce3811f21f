import type { SavedGame } from "../session/saved";
import type { KeptGame } from "../storage/games";
import { isPlanned, isSingle } from "./kept-game";

type GameId = SavedGame["game"];

/** What would be lost with a game: turns of the one at hand, seeds arranged for it, and finished games of its match. */
export interface Stake {
  game: GameId;
  turns: number;
  isArranging: boolean;
  games: number;
}

/** What would be lost with what is kept, `null` when that is nothing. */
export function stakeIn(kept: KeptGame | null): Stake | null {
  if (!kept) return null;
  return withGames(kept, finishedGames(kept));
}

/** The same of a game that is none of a match. */
export const gameStakeIn = (kept: KeptGame | null): Stake | null => kept && withGames(kept, 0);

function withGames({ match, stage }: KeptGame, games: number): Stake | null {
  const turns = stage.kind === "playing" && stage.winner === null ? stage.plies : 0;
  const isArranging = stage.kind === "arranging" && stage.state !== null;
  const isNothing = turns + games === 0 && !isArranging;
  return isNothing ? null : { game: match.game, turns, isArranging, games };
}

/** The finished games of a match that goes on. While there is no score, a first game is one of a match only where that was planned. */
function finishedGames({ match, stage, score }: KeptGame): number {
  if (score?.isOver || isSingle(score)) return 0;
  if (!score && match.games.length === 0 && !isPlanned(match)) return 0;
  const isFinished = stage.kind === "playing" && stage.winner !== null;
  return match.games.length + (isFinished ? 1 : 0);
}
