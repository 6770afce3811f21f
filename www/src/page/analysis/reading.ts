/** What an analysis must know of a game: its positions, read from the record by the engine. */
import type { GameInfo, GameView, PlyView, ResultView, SideName } from "../../engine/types";
import type { Engine } from "../../session/engine";
import type { SavedGame } from "../../session/saved";

/** A position of a game. */
export interface Spot {
  ply: number;
  /** In the notation. */
  position: string;
  /** How the game came there: what is found out is kept by it. */
  way: string;
  mover: SideName;
  result: ResultView | null;
}

/** A game as it stands. */
export interface Reading {
  record: string;
  info: GameInfo;
  plies: readonly PlyView[];
  /** The players' names; empty where the record gives none. */
  given: Readonly<Record<SideName, string>>;
}

/** What is needed of an engine. */
export type Reader = Pick<Engine, "fromRecord" | "info">;

const spotIn = ({ ply, position, mover, result, plies }: GameView, start: string): Spot => ({
  ply,
  position,
  way: wayOf(
    start,
    plies.slice(0, ply).map(({ turn }) => turn),
  ),
  mover,
  result,
});

/**
 * The start of a game and its turns. The position alone does not say what it is worth: one that came before may end the
 * game, and so may the number of turns.
 */
export const wayOf = (start: string, turns: readonly string[]): string =>
  [start, ...turns].join(" ");

/** What is read in a game that its record tells. */
export function reading<T>(
  reader: Pick<Engine, "fromRecord">,
  record: string,
  read: (game: Game) => T,
): T {
  const game = reader.fromRecord(record);
  try {
    return read(game);
  } finally {
    game.free();
  }
}

type Game = ReturnType<Reader["fromRecord"]>;

/** The game, and the position that is shown. */
export function readSpot(
  reader: Reader,
  { game: id, record, ply }: SavedGame,
): Reading & { spot: Spot } {
  return reading(reader, record, (game) => {
    const { position: start } = game.goTo(0);
    const view = game.goTo(ply);
    const { tags } = game.annotations();
    const named = (name: string) => tags.find((tag) => tag.name === name)?.value ?? "";
    const given = { south: named("South"), north: named("North") };
    return { record, info: reader.info(id), plies: view.plies, given, spot: spotIn(view, start) };
  });
}

/** The positions of a game at some of its plies, in this order. */
export const spotsAt = (reader: Reader, record: string, plies: readonly number[]): Spot[] =>
  reading(reader, record, (game) => {
    const { position: start } = game.goTo(0);
    return plies.map((ply) => spotIn(game.goTo(ply), start));
  });

/** All positions of a game, the start first. */
export const readSpots = (reader: Reader, record: string): Spot[] =>
  reading(reader, record, (game) => {
    const { position: start, plies } = game.goTo(0);
    return Array.from({ length: plies.length + 1 }, (_, ply) => spotIn(game.goTo(ply), start));
  });
