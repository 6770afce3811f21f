import type { MancalaBoard } from "../element/define";
import { plainMatch, scoreOf, type Match, type MatchGame } from "../session/match";
import { arrangementOf, type Arbiter } from "../session/arbiter";
import { EmpikiError } from "../session/engine";
import type { SavedGame } from "../session/saved";
import type { KeptGame, KeptMatch, KeptPlay, KeptScore, Side, Stage } from "../storage/games";

type GameId = SavedGame["game"];
type Board = Pick<MancalaBoard, "saved">;

/** Whether one game decides the match: then it is no match to speak of. */
export const isSingle = (score: KeptScore | null): boolean => score?.target === 1;

/** Whether the score of a match is told: from its beginning if it was planned, else once a game is finished. */
export function isScoreTold(
  match: KeptMatch,
  score: KeptScore | null,
  stage: Stage | null,
): score is KeptScore {
  const hasFinished = match.games.length > 0 || (stage !== null && finishedOf(stage) !== null);
  return score !== null && !isSingle(score) && (hasFinished || isPlanned(match));
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

/** What is on a board, as it is kept in a match: a finished game is so whichever of its plies is shown. */
export const playOf = ({ saved }: Board, starter: Side): KeptPlay | null =>
  saved && playAt(saved, starter);

/** A game in the words of its record, to go on from `ply`. */
export const playAt = (
  { record, ply, plies = ply, result = null }: SavedGame,
  starter: Side,
): KeptPlay => ({
  kind: "playing",
  starter,
  record,
  ply,
  plies,
  result,
  winner: winnerIn(result),
  former: null,
});

/** A result begins with who won. */
export function winnerIn(result: string | null): KeptPlay["winner"] {
  const who = result?.split(" ", 1)[0];
  if (who === "s") return "south";
  if (who === "n") return "north";
  return who === "draw" || who === "annulled" ? who : null;
}

/** What counts in the match of the game on the board, once it is finished. */
export const finishedOf = (stage: Stage): MatchGame | null =>
  stage.kind === "playing" && stage.result !== null
    ? { record: stage.record, starter: stage.starter, result: stage.result, plies: stage.plies }
    : null;

/** Codes of what can never be opened, in contrast to failures of the engine or the network. */
export const isRefusal = (code: string): boolean =>
  code.startsWith("bad-") || code === "no-such-ply";

/** Whether the engine accepts the match of a kept game; while there is none, nothing speaks against it. */
export function isAccepted(engine: Arbiter | null, { match, stage }: KeptGame): boolean {
  if (!engine) return true;
  try {
    scoreOf(engine, match, finishedOf(stage));
    return stage.kind !== "arranging" || !!arrangementOf(engine, match.game, match.options);
  } catch (error) {
    return !(error instanceof EmpikiError && isRefusal(error.code));
  }
}

/** How a match stands, as far as it is kept; `null` when the engine cannot say. */
export function keptScore(scorer: Arbiter | null, match: Match, stage: Stage): KeptScore | null {
  if (!scorer) return null;
  try {
    const { totals, row, goal, target, isOver } = scoreOf(scorer, match, finishedOf(stage));
    const isRow = goal.kind === "row";
    return { totals, target: isRow ? goal.points : target, isOver, row: isRow ? row : null };
  } catch (error) {
    console.error(error);
    return null;
  }
}
