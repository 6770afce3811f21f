import { describe, expect, it } from "vitest";
import type { GameView, ResultView, StepView, TraceView } from "../engine/types";
import { FakeGame } from "./fake-engine";
import { winningTurns } from "./win";

/** A game of four turns, of which some captured. */
function played(ending: ResultView["ending"], capturing: readonly number[]) {
  const game = new FakeGame().read("A d A d");
  const traceOf = game.traceOf.bind(game);
  game.traceOf = (ply): TraceView => {
    const trace = traceOf(ply);
    if (!capturing.includes(ply)) return trace;
    const where = { at: 0, pits: [], counts: [] };
    const capture: StepView = { kind: "capture", ...where, to: "hand", rule: "x" };
    return { ...trace, steps: [...trace.steps, capture] };
  };
  const view = { ...game.view(), result: { winner: "south", ending } } as unknown as GameView;
  return winningTurns(game, view);
}

describe("the turns that a win rests on", () => {
  it("are, for akakyala, those in which the winner captured", () => {
    expect(played("akakyala", [1, 3])).toEqual([
      { ply: 1, turn: "A" },
      { ply: 3, turn: "A" },
    ]);
  });

  it("are not the other player's, and not told where not all are known", () => {
    expect(played("akakyala", [2, 3])).toEqual([]);
  });

  it("are no others than the last for other wins", () => {
    expect(played("bulijo", [1, 3])).toEqual([]);
  });
});
