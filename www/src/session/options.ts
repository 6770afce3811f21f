import type { Engine } from "../engine/client";
import { EmpikiError } from "../engine/error";
import type { EngineGame } from "../engine/glue";
import type { GameId, GameInfo } from "../engine/types";
import { isGameId, type DescribedGame } from "./saved";

/** What a game is begun from. */
export type Origin = Pick<DescribedGame, "game" | "position" | "options">;

/** What is needed of an engine to open a game. */
export type GameSource = Pick<Engine, "start" | "fromPosition" | "fromRecord" | "info">;

/** Texts are the engine's to judge; here only their fields are looked at. */
const fieldsOf = (text: string): string[] => text.split(/\s+/).filter((field) => field !== "");

const keyOf = (field: string): string => field.split("=")[0] ?? "";

/** The game that a position's text names, if it names one. */
export function gameOfPosition(position: string | null): GameId | null {
  const [named] = fieldsOf(position ?? "");
  return isGameId(named) ? named : null;
}

// Two guesses, for whoever needs to know before the engine has read a text, or when it cannot.

/** The game that a record's tag names, if it has one. */
export function gameOfRecord(record: string | null): GameId | null {
  const named = /\[\s*Game\s+"([^"]*)"/.exec(record ?? "")?.[1];
  return isGameId(named) ? named : null;
}

/** The game that a link names, if it names one. */
export function gameOfLink(link: string): GameId | null {
  const named = /#g=([a-z-]+)/i.exec(link)?.[1]?.toLowerCase();
  return isGameId(named) ? named : null;
}

/**
 * Begins a game. Options stand beside the position or in it; where both name
 * one they must agree, for nobody could say which is meant.
 */
export function beginGame(source: GameSource, { game, position, options }: Origin): EngineGame {
  if (position === null) return source.start(game, options);
  const named = gameOfPosition(position);
  if (named !== null && named !== game) {
    throw EmpikiError.of("bad-position", { kind: "game", position: named, game });
  }
  if (fieldsOf(options).length === 0) return source.fromPosition(position);
  // The position's own faults are told first, with its own columns.
  source.fromPosition(position).free();
  judge(source, game, options);
  return source.fromPosition(withOptions(source, game, position, options), options);
}

/** Throws when the options are none of this game. */
function judge(source: GameSource, game: GameId, options: string): void {
  try {
    source.start(game, options).free();
  } catch (error) {
    const isWithoutStart = error instanceof EmpikiError && error.code === "needs-position";
    if (!isWithoutStart) throw error;
  }
}

/** The position's text with the options in it, as far as a position has them. */
function withOptions(source: GameSource, game: GameId, position: string, options: string): string {
  const inPosition = new Map(fieldsOf(position).map((field) => [keyOf(field), field]));
  const added = fieldsOf(options).filter((field) => {
    const there = inPosition.get(keyOf(field));
    if (there === undefined) return true;
    if (there === field) return false;
    const column = position.indexOf(there) + 1;
    throw EmpikiError.of("bad-options", {
      kind: "option",
      position: there,
      options: field,
      column,
    });
  });
  const ofRecord = recordKeys(source.info(game));
  const kept = added.filter((field) => !ofRecord.has(keyOf(field)));
  return [position.trim(), ...kept].join(" ");
}

/** Options that a position does not have: they say how a game begins or a match goes. */
const recordKeys = ({ options }: GameInfo): ReadonlySet<string> =>
  new Set(options.filter(({ scope }) => scope === "record").map(({ key }) => key));
