import { arrangedGame } from "../engine/arbiter";
import type { Engine } from "../engine/client";
import type { EngineGame } from "../engine/glue";
import type { GameId, ModeName, SideName } from "../engine/types";
import type { SavedGame } from "./saved";

/** Everything that is settled before the first turn of a game. */
export interface NewGame {
  game: GameId;
  /** `key=value …`; `""` for the default rules. */
  options: string;
  mode: ModeName;
  /** Names of the players; may be empty. */
  names: Readonly<Record<SideName, string>>;
  starter: SideName;
  /** The seeds of each player's ring, where the players arranged them themselves. */
  arrangement: Readonly<Record<SideName, Uint8Array>> | null;
  /** As records write it: `2026.11.29`. */
  date?: string;
  round?: number;
}

/** What is needed of an engine to begin a game. */
export type Beginner = Pick<Engine, "start" | "opened">;

/** A new game, to be opened and played; throws an `EmpikiError` when it cannot be begun so. */
export function beginSaved(engine: Beginner, wanted: NewGame): SavedGame {
  const game = start(engine, wanted);
  try {
    for (const [name, value] of tagsOf(wanted)) if (value !== "") game.setTag(name, value);
    return { game: wanted.game, record: game.record(), ply: 0, plies: 0 };
  } finally {
    game.free();
  }
}

function start(engine: Beginner, { game, options, arrangement, starter }: NewGame): EngineGame {
  if (!arrangement) return engine.start(game, options, starter);
  return arrangedGame(engine, game, options, arrangement, starter);
}

/** The tags of the record, in their order; an empty value is none. */
const tagsOf = ({ names, mode, date, round }: NewGame): [name: string, value: string][] => [
  ["South", names.south.trim()],
  ["North", names.north.trim()],
  ["Date", date ?? ""],
  ["Round", round === undefined ? "" : String(round)],
  ["Mode", mode === "classical" ? "" : mode],
];
