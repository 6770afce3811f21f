import type { GameId, SideName } from "../engine/types";
import { isObject } from "./plain-data";

/** A game as it is kept: its whole record in the notation, and which ply is shown. */
export interface SavedGame {
  game: GameId;
  /** Tags, comments, the mode, and all turns, those that `redo` would bring back included. */
  record: string;
  ply: number;
  /** How many turns the record has; earlier versions did not keep it. */
  plies?: number;
  /** How the whole game ended, whichever ply is shown, as the notation writes it; `null` while it goes on. Earlier versions did not keep it. */
  result?: string | null;
  /** Of a puzzle, the ply from which it is solved; that which is shown where it is not given. */
  start?: number;
  /** Of a lesson, its id. */
  lesson?: string;
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

/** A game told by its record alone; `ply` is `null` for the last. */
export interface RecordedGame {
  record: string;
  ply: number | null;
  /** As in `SavedGame`. */
  start?: number;
  lesson?: string;
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

const isTurns = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

const isTextOrMissing = (value: unknown): boolean =>
  value === undefined || typeof value === "string";

const isPly = (value: unknown): value is number => Number.isInteger(value);

const isEnd = (value: unknown): value is DescribedGame["ended"] =>
  value === null || value === "south" || value === "north" || value === "agreed";

/** How a game ended whose record the engine wrote: the result stands among the tags, `-` while the game goes on. */
export function resultOf(record: string): string | null {
  const result = /^\[Result "(.*)"\]$/m.exec(record)?.[1] ?? "-";
  return result === "-" ? null : result;
}

/** Whether a value read from storage is a saved game. What its record says is for the engine to judge. */
export function isSavedGame(value: unknown): value is SavedGame {
  if (!isObject(value)) return false;
  const { game, record, ply, plies, result, start, lesson } = value;
  const isLong = [plies, start].every((each) => each === undefined || isPly(each));
  const isEnded = result === null || isTextOrMissing(result);
  const isTold = typeof record === "string" && isTextOrMissing(lesson);
  return isGameId(game) && isTold && isPly(ply) && isLong && isEnded;
}

/** Whether a value is a game told piece by piece, as earlier versions kept games. */
export function isDescribedGame(value: unknown): value is DescribedGame {
  if (!isObject(value)) return false;
  const { game, position, options, moves, ply, ended } = value;
  return (
    isGameId(game) &&
    (position === null || typeof position === "string") &&
    typeof options === "string" &&
    isTurns(moves) &&
    (ply === null || isPly(ply)) &&
    isEnd(ended)
  );
}
