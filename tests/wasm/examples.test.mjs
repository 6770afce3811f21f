// The worked examples of the rules, played across the border.
import assert from "node:assert/strict";
import { test } from "node:test";
import { examples, fixture, Game, GAMES, turnsOf, withGame } from "./engine.mjs";

const resultOf = (view) => view.result?.text ?? "-";

for (const id of GAMES) {
  for (const example of examples(id)) {
    test(`${id}: ${example.name}`, () => {
      withGame(Game.fromPosition(example.before), (game) => {
        if (example.legal) {
          assert.deepEqual(turnsOf(game).toSorted(), example.legal.toSorted());
        }
        if (example.move) {
          const trace = game.play(example.move);
          if (example.after) assert.equal(game.view().position, example.after);
          assert.equal(resultOf(game.view()), example.result);
          if (example.laps !== undefined) {
            assert.equal(trace.steps.filter(({ kind }) => kind === "lap").length, example.laps);
          }
        }
        if (example.moves) {
          for (const turn of example.moves) game.play(turn);
          if (example.after) assert.equal(game.view().position, example.after);
          assert.equal(resultOf(game.view()), example.result);
        }
      });
    });
  }
}

for (const { before, move, period } of fixture("never-ending")) {
  test(`never-ending, period ${period}`, () => {
    withGame(Game.fromPosition(before), (game) => {
      const trace = game.play(move);
      assert.equal(trace.steps.at(-1).kind, "never-ending");
      assert.deepEqual(trace.after, trace.before, "the board is as before the turn");
      assert.equal(game.view().result.ending, "never-ending");
    });
  });
}
