import { EmpikiError } from "../engine/error";
import type { TraceView } from "../engine/types";
import type { Place } from "../worker/protocol";
import type { GameSource } from "./options";

/** What is needed of an engine to show a line. */
export type LineSource = Pick<GameSource, "fromRecord">;

/**
 * The turns of a line from ply `ply` of a record, each as something to show. The game itself does not change. Throws an
 * `EmpikiError` when there is no such ply, or a turn may not be played.
 */
export function lineOf(
  source: LineSource,
  { record, ply }: Place,
  turns: readonly string[],
): TraceView[] {
  const game = source.fromRecord(record);
  try {
    game.goTo(ply);
    return turns.map((turn, index) => {
      try {
        return game.play(turn);
      } catch (error) {
        if (!(error instanceof EmpikiError) || error.code === "engine-dead") throw error;
        throw error.at({ kind: "turn", number: ply + index + 1, text: String(turn) });
      }
    });
  } finally {
    game.free();
  }
}
