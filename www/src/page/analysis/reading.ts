/** What an analysis must know of a game: its positions, read from the record by the engine. */
import type { GameInfo, GameView, PlyView, ResultView, SideName } from "../../engine/types";
import type { Engine } from "../../session/engine";
import type { SavedGame } from "../../session/saved";

/** A position of a game. */
export interface Spot {
  ply: number;
  /** In the notation: what is found out is kept by it. */
  position: string;
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

const spotIn = ({ ply, position, mover, result }: GameView): Spot => ({
  ply,
  position,
  mover,
  result,
});

function reading<T>(reader: Reader, record: string, read: (game: Game) => T): T {
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
    const view = game.goTo(ply);
    const { tags } = game.annotations();
    const named = (name: string) => tags.find((tag) => tag.name === name)?.value ?? "";
    const given = { south: named("South"), north: named("North") };
    return { record, info: reader.info(id), plies: view.plies, given, spot: spotIn(view) };
  });
}

/** All positions of a game, the start first. */
export const readSpots = (reader: Reader, record: string): Spot[] =>
  reading(reader, record, (game) => {
    const { length } = game.view().plies;
    return Array.from({ length: length + 1 }, (_, ply) => spotIn(game.goTo(ply)));
  });
