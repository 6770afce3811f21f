import type { GameId, SideName } from "../engine/types";

/** A game as it is kept: its whole record in the notation, and which ply is shown. */
export interface SavedGame {
  game: GameId;
  /** Tags, comments, the mode, and all turns, those that `redo` would bring back included. */
  record: string;
  ply: number;
}

/** A game told piece by piece, in texts of the notation. */
export interface DescribedGame {
  game: GameId;
  /** The text of the starting position; `null` for the game's own start. */
  position: string | null;
  options: string;
  moves: readonly string[];
  /** Which ply is shown; `null` for the last. */
  ply: number | null;
  /** Who resigned, or that an end was agreed, at the ply that is shown. */
  ended: SideName | "agreed" | null;
}

/** A game as earlier versions kept it. */
export type FormerSavedGame = DescribedGame & { ply: number };

/** A game told by its record alone; `ply` is `null` for the last. */
export interface RecordedGame {
  record: string;
  ply: number | null;
}

/** Everything that a session opens. */
export type Opening = RecordedGame | DescribedGame;

// A record, so that the compiler asks for a game that is missing.
const gameIds: Readonly<Record<GameId, true>> = { omweso: true, oware: true, "bao-kigogo": true };

/** Whether `text` names a game. */
export const isGameId = (text: unknown): text is GameId =>
  typeof text === "string" && Object.hasOwn(gameIds, text);

/** Whether a game is told by its record. */
export const isRecorded = (opening: Opening): opening is RecordedGame => "record" in opening;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isTurns = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

const isEnd = (value: unknown): value is DescribedGame["ended"] =>
  value === null || value === "south" || value === "north" || value === "agreed";

/** Whether a value read from storage is a saved game. What its record says is for the engine to judge. */
export function isSavedGame(value: unknown): value is SavedGame {
  if (!isRecord(value)) return false;
  const { game, record, ply } = value;
  return isGameId(game) && typeof record === "string" && Number.isInteger(ply);
}

/** Whether a value read from storage is a game as earlier versions kept it. */
export function isFormerSavedGame(value: unknown): value is FormerSavedGame {
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
