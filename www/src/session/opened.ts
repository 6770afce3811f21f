import { EmpikiError } from "../engine/error";
import type { EngineGame } from "../engine/glue";
import type { GameView, TraceView } from "../engine/types";
import { beginGame, type GameSource } from "./options";
import { isRecorded, type Opening } from "./saved";

/** A game at its ply, before anybody ends it; throws an `EmpikiError` when one of its texts is wrong. */
export function openedGame(source: GameSource, opening: Opening): EngineGame {
  const game = isRecorded(opening) ? source.fromRecord(opening.record) : beginGame(source, opening);
  try {
    if (!isRecorded(opening)) {
      opening.moves.forEach((turn, index) => playAt(game, turn, index + 1));
    }
    const { ply } = opening;
    if (ply !== null && ply !== game.view().ply) placed(game, ply);
    return game;
  } catch (error) {
    game.free();
    throw error;
  }
}

/** Plays turn `number` of a game; a failure says which turn it was. */
export function playAt(game: EngineGame, turn: string, number: number): TraceView {
  try {
    return game.play(turn);
  } catch (error) {
    if (!(error instanceof EmpikiError) || error.code === "engine-dead") throw error;
    throw error.at({ kind: "turn", number, text: String(turn) });
  }
}

/** Goes to a ply; a failure says which was asked for, and how many there are. */
export function placed(game: EngineGame, ply: number): GameView {
  try {
    return game.goTo(ply);
  } catch (error) {
    if (!(error instanceof EmpikiError) || error.code !== "no-such-ply") throw error;
    const last = game.view().plies.length;
    throw error.at({ kind: "ply", asked: String(ply), last });
  }
}
