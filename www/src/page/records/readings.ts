import { readRecords } from "../../session/arbiter";
import { EmpikiError, type Engine } from "../../session/engine";
import { gameOfLink, gameOfPosition, gameOfRecord } from "../../session/options";
import type { SavedGame } from "../../session/saved";
import type { ErrorDetail, GameId, Notice, Outcome } from "./engine-types";
import { isOgn, type Recognised } from "./recognise";

/** A game that can be opened. */
export interface GoodReading {
  kind: "good";
  /** At its last turn. */
  saved: SavedGame;
  south: string;
  north: string;
  plies: number;
  /** How it ended; `null` while it goes on. */
  outcome: Outcome | null;
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

type Reader = Pick<Engine, "call" | "fromLink" | "fromPosition" | "games">;

/** Reads the games of a text, each judged by itself, in their order. */
export function readGames(engine: Reader, recognised: Recognised): Reading[] {
  try {
    return summariesOf(engine, recognised);
  } catch (error) {
    if (!(error instanceof EmpikiError)) throw error;
    return [{ kind: "broken", detail: error.detail, game: gameNamedIn(engine, recognised) }];
  }
}

function summariesOf(engine: Reader, recognised: Recognised): Reading[] {
  const record = recordOf(engine, recognised);
  return readRecords(engine, record).map((summary) => {
    const { text, game, south, north, plies, outcome, notices, error } = summary;
    if (error || game === null) {
      const detail = error ?? EmpikiError.of("unknown-game").detail;
      return {
        kind: "broken",
        detail,
        game: game ?? gameNamedIn(engine, { kind: "records", text }),
      };
    }
    const saved = { game, record: text, ply: plies, plies };
    return { kind: "good", saved, south, north, plies, outcome, notices };
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

/** The game that a broken text names, so that its pits can be called by their letters. */
function gameNamedIn(
  engine: Reader,
  { kind, text }: Pick<Recognised, "kind" | "text">,
): GameId | null {
  if (kind === "link") return gameOfLink(text);
  if (kind === "position") return gameOfPosition(text);
  const ofOgn = () => engine.games().find(({ hasOgn }) => hasOgn)?.id ?? null;
  return gameOfRecord(text) ?? (isOgn(text) ? ofOgn() : null);
}
