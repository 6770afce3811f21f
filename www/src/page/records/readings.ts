import { EmpikiError, type Engine } from "../../session/engine";
import { isGameId, type SavedGame } from "../../session/saved";
import type { ErrorDetail, GameId, Notice } from "./engine-types";
import { gameNamedIn, type Recognised } from "./recognise";

/** A game that can be opened. */
export interface GoodReading {
  kind: "good";
  /** At its last turn. */
  saved: SavedGame;
  south: string;
  north: string;
  plies: number;
  /** In notation; `-` while it goes on. */
  result: string;
  notices: readonly Notice[];
}

/** A game that cannot be read, and why. */
export interface BrokenReading {
  kind: "broken";
  detail: ErrorDetail;
  /** The game that the text names, if there is such a game. */
  game: GameId | null;
}

export type Reading = GoodReading | BrokenReading;

type Reader = Pick<Engine, "readRecords" | "fromLink" | "fromPosition">;

/** Reads the games of a text, each judged by itself, in their order. */
export function readGames(engine: Reader, recognised: Recognised): Reading[] {
  try {
    return summariesOf(engine, recognised);
  } catch (error) {
    if (!(error instanceof EmpikiError)) throw error;
    return [{ kind: "broken", detail: error.detail, game: known(gameNamedIn(recognised)) }];
  }
}

function summariesOf(engine: Reader, recognised: Recognised): Reading[] {
  const record = recordOf(engine, recognised);
  return engine.readRecords(record).map((summary) => {
    const { text, game, south, north, plies, result, notices, error } = summary;
    if (error || game === null) {
      const detail = error ?? EmpikiError.of("unknown-game").detail;
      const named = gameNamedIn({ kind: "records", text, from: 0 });
      return { kind: "broken", detail, game: game ?? known(named) };
    }
    const saved = { game, record: text, ply: plies };
    return { kind: "good", saved, south, north, plies, result, notices };
  });
}

function recordOf(engine: Reader, { kind, text }: Recognised): string {
  if (kind !== "link" && kind !== "position") return text;
  // The engine knows the mark of a link by its small letter only.
  const opened =
    kind === "link" ? engine.fromLink(text.replace("#G=", "#g=")) : engine.fromPosition(text);
  try {
    return opened.record();
  } finally {
    opened.free();
  }
}

const known = (name: string | null): GameId | null => (isGameId(name) ? name : null);
