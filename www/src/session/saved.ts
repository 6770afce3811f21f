import type { GameId, SideName } from "../engine/types";

/** A game as it is kept: where it started, its turns, which ply is shown, and an end by the players. */
export interface SavedGame {
  game: GameId;
  /** The text of the starting position; `null` for the game's own start. */
  position: string | null;
  options: string;
  moves: readonly string[];
  ply: number;
  /** Who resigned, or that an end was agreed, at the ply that is shown. */
  ended: SideName | "agreed" | null;
}

// A record, so that the compiler asks for a game that is missing.
const gameIds: Readonly<Record<GameId, true>> = { omweso: true, oware: true, "bao-kigogo": true };

/** Whether `text` names a game. */
export const isGameId = (text: unknown): text is GameId =>
  typeof text === "string" && Object.hasOwn(gameIds, text);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isTurns = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

const isEnd = (value: unknown): value is SavedGame["ended"] =>
  value === null || value === "south" || value === "north" || value === "agreed";

/** Whether a value read from storage is a saved game. What its texts say is for the engine to judge. */
export function isSavedGame(value: unknown): value is SavedGame {
  if (!isRecord(value)) return false;
  const { game, position, options, moves, ply, ended } = value;
  return (
    isGameId(game) &&
    (position === null || typeof position === "string") &&
    typeof options === "string" &&
    isTurns(moves) &&
    Number.isInteger(ply) &&
    isEnd(ended)
  );
}
