import type { MancalaBoard } from "../element/define";
import {
  plainMatch,
  pliesOf,
  scoreOf,
  type Match,
  type MatchGame,
  type Scorer,
} from "../session/match";
import type { SavedGame } from "../session/saved";
import type { KeptGame, KeptMatch, KeptPlay, KeptScore, Side, Stage } from "../storage/games";

type GameId = SavedGame["game"];
type Board = Pick<MancalaBoard, "saved" | "outcome">;

/** What would be lost with a game: turns of the one at hand, and finished games of its match. */
export interface Stake {
  game: GameId;
  turns: number;
  games: number;
}

/** What would be lost with what is kept, `null` when that is nothing. */
export function stakeIn(kept: KeptGame | null): Stake | null {
  if (!kept) return null;
  const { match, stage } = kept;
  const turns = stage.kind === "playing" && stage.winner === null ? stage.plies : 0;
  const games = finishedGames(kept);
  return turns + games > 0 ? { game: match.game, turns, games } : null;
}

/** The finished games of a match that goes on. A first game that nobody planned as one of a match is none. */
function finishedGames(kept: KeptGame): number {
  const { match, stage, score } = kept;
  if (score?.isOver || (match.games.length === 0 && !isPlanned(match))) return 0;
  const isFinished = stage.kind === "playing" && stage.winner !== null;
  return match.games.length + (isFinished ? 1 : 0);
}

/** The turns of the game at hand. */
export const turnsOf = ({ stage }: KeptGame): number =>
  stage.kind === "playing" ? stage.plies : 0;

/** Whether somebody has planned this match: then its score is told from its beginning. */
export function isPlanned({ game, options, mode, names }: KeptMatch): boolean {
  const plain = plainMatch(game);
  return options !== plain.options || mode !== plain.mode || names.south + names.north !== "";
}

/** A match by the rules as they are, for whoever plays at once: South starts, and no lot is drawn. */
export const plainGame = (game: GameId): { match: KeptMatch; starter: Side } => ({
  match: plainMatch(game),
  starter: "south",
});

/** What a board shows, as it is kept in a match. */
export function playOf(board: Board, starter: Side): KeptPlay | null {
  const { saved, outcome } = board;
  if (!saved) return null;
  const { record, ply } = saved;
  return {
    kind: "playing",
    starter,
    record,
    ply,
    plies: pliesOf(record),
    result: outcome?.text ?? null,
    winner: outcome?.winner ?? null,
    former: null,
  };
}

/** What counts in the match of the game on the board, once it is finished. */
export const finishedOf = (stage: Stage): MatchGame | null =>
  stage.kind === "playing" && stage.result !== null
    ? { record: stage.record, starter: stage.starter, result: stage.result, plies: stage.plies }
    : null;

/** How a match stands, as far as it is kept; `null` when the engine cannot say. */
export function keptScore(scorer: Scorer | null, match: Match, stage: Stage): KeptScore | null {
  if (!scorer) return null;
  try {
    const { totals, target, isOver } = scoreOf(scorer, match, finishedOf(stage));
    return { totals, target, isOver };
  } catch (error) {
    console.error(error);
    return null;
  }
}
