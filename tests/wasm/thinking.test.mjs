// Searches and tables of endgames as the page drives them.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as glue from "../../www/pkg/empiki.js";
import { assertFails, Game, GAMES, turnsOf, withGame } from "./engine.mjs";

const { levels, Search, Tablebase } = glue;

const recordOf = (game) => withGame(Game.start(game, ""), (each) => each.record());

/** Runs a search to its end, in portions. */
function finish(search, portion = 5_000) {
  let view;
  do view = search.advance(portion);
  while (!view.isOver);
  search.free();
  return view;
}

for (const id of GAMES) {
  test(`${id}: every level but the strongest chooses a legal turn, the same for the same seed`, () => {
    const record = recordOf(id);
    const legal = withGame(Game.fromRecord(record), turnsOf);
    for (let level = 1; level < levels(); level += 1) {
      const [one, other] = [7, 100].map((portion) =>
        finish(Search.ofLevel(record, 0, level, 3), portion),
      );
      assert.ok(legal.includes(one.choice.turn), `level ${level}: ${one.choice.turn}`);
      assert.deepEqual(one.choice, other.choice, `level ${level} in other portions`);
    }
  });

  test(`${id}: analysis gives lines that can be played, the best first, and can be settled`, () => {
    const record = recordOf(id);
    const search = Search.analyse(record, 0, 3);
    let view = search.advance(20_000);
    while (view.depth < 3) view = search.advance(20_000);
    assert.equal(view.isOver, false);
    assert.equal(view.lines.length, 3);
    assert.equal(new Set(view.lines.map(({ turns }) => turns[0])).size, 3);
    for (const { turns } of view.lines) {
      withGame(Game.fromRecord(record), (game) => turns.forEach((turn) => game.play(turn)));
    }
    assert.equal(search.settle().isOver, true);
    assert.equal(search.settle().choice, null);
    search.free();
  });
}

test("a search begins only in a game that goes on, at a ply that there is, by a level that there is", () => {
  const record = recordOf("oware");
  assert.equal(levels(), 6);
  for (const level of [0, 7, -1, 2.5, Number.NaN]) {
    assertFails(() => Search.ofLevel(record, 0, level, 1), "bad-level", String(level));
  }
  assertFails(() => Search.analyse(record, 1, 1), "no-such-ply");
  assertFails(() => Search.analyse("[Game", 0, 1), "bad-record");
  const over = withGame(Game.start("omweso", ""), (game) => {
    game.resign("south");
    return game.record();
  });
  assertFails(() => Search.analyse(over, 0, 1), "game-over");
});

test("a table of endgames is made in portions, crosses as bytes, and proves what it holds", () => {
  const made = Tablebase.build(5);
  let view = made.view();
  assert.deepEqual([view.seeds, view.positions, view.isComplete], [5, 6_188, false]);
  assert.equal(made.bytes().length, 0);
  while (!view.isComplete) {
    const before = view.done;
    view = made.advance(500);
    assert.ok(view.done >= before, "it only grows");
  }
  const bytes = made.bytes();
  const read = Tablebase.read(bytes);
  assert.deepEqual(read.bytes(), bytes);
  // South takes three at once and keeps what is left.
  const record = withGame(Game.fromPosition("oware 0x5,1/2,0x4,1 s 22,22"), (game) =>
    game.record(),
  );
  const search = Search.analyse(record, 0, 1);
  search.useTable(read);
  const { worth } = search.advance(2_000).lines[0];
  assert.equal(worth.proved?.outcome, "won", JSON.stringify(worth));
  search.free();
  made.free();
  read.free();
});

test("bytes that are no table, or a damaged one, are refused", () => {
  const made = Tablebase.build(2);
  while (!made.advance(1_000).isComplete);
  const bytes = made.bytes();
  made.free();
  const damaged = bytes.slice();
  damaged[damaged.length - 1] ^= 1;
  for (const [name, wrong] of Object.entries({
    nothing: new Uint8Array(0),
    rubbish: new Uint8Array(1_000).fill(7),
    "a part": bytes.slice(0, -1),
    "too much": Uint8Array.from([...bytes, 0]),
    damaged,
  })) {
    assertFails(() => Tablebase.read(wrong), "bad-table", name);
  }
});
