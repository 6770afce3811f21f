// Every method crosses the border: what goes in, what comes out.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  assertFails,
  assertPlain,
  Game,
  games,
  GAMES,
  turnsOf,
  version,
  withGame,
} from "./engine.mjs";

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

test("version is the crate's", () => {
  assert.match(version(), /^\d+\.\d+\.\d+/);
});

test("games describes the three games as plain data", () => {
  const infos = games();
  assertPlain(infos);
  assert.deepEqual(infos.map((info) => info.id).toSorted(), GAMES.toSorted());
  for (const info of infos) {
    const pits = 2 * info.pitsPerSide;
    assert.equal(info.letters.length, pits);
    assert.equal(new Set(info.letters).size, pits, "no letter twice");
    assert.equal(info.cells.length, pits);
    assert.equal(info.rowsPerSide * info.columns, info.pitsPerSide);
    const cells = new Set(info.cells.map(({ row, column }) => `${row},${column}`));
    assert.equal(cells.size, pits, "no cell twice");
    for (const option of info.options) {
      assert.ok(["play", "record"].includes(option.scope));
      assert.ok(option.range !== null || option.values[0] === option.default, option.key);
    }
  }
});

for (const id of GAMES) {
  const info = games().find((each) => each.id === id);

  test(`${id}: a game starts where the description says`, () => {
    withGame(Game.start(id, ""), (game) => {
      const view = game.view();
      assertPlain(view);
      assert.equal(view.game, id);
      assert.equal(view.position, info.start);
      assert.equal(view.ply, 0);
      assert.deepEqual(view.plies, []);
      assert.deepEqual(view.options, []);
      assert.equal(view.result, null);
      assert.equal(view.board.pits.length, 2 * info.pitsPerSide);
      assert.equal(sum(view.board.pits) + sum(view.board.stores), info.totalSeeds);
    });
  });

  test(`${id}: a position's text makes the same game`, () => {
    withGame(Game.fromPosition(info.start), (game) => {
      withGame(Game.start(id, ""), (other) => assert.deepEqual(game.view(), other.view()));
    });
  });

  test(`${id}: legal turns and refusals complete each other`, () => {
    withGame(Game.start(id, ""), (game) => {
      const starts = game.legalMoves();
      assertPlain(starts);
      const playable = new Set(starts.map((start) => start.pit));
      assert.equal(playable.size, starts.length, "a pit is listed once");
      for (let pit = 0; pit < 2 * info.pitsPerSide; pit += 1) {
        const refusal = game.whyNot(pit);
        assert.equal(refusal === undefined, playable.has(pit), info.letters[pit]);
        if (refusal) assertPlain(refusal);
      }
      for (const turn of turnsOf(game)) assert.equal(game.whyNotTurn(turn), undefined);
      assert.equal(game.whyNotTurn("?").code, "bad-turn-text");
      assert.equal(game.whyNot(2 * info.pitsPerSide).code, "no-such-pit");
      assert.equal(game.whyNot(info.pitsPerSide).code, "not-your-pit");
    });
  });

  test(`${id}: exploring a turn changes nothing and ends where playing it does`, () => {
    withGame(Game.start(id, ""), (game) => {
      for (const { turns } of game.legalMoves()) {
        const before = game.view();
        const exploration = game.explore(turns[0]);
        assertPlain(exploration);
        assert.deepEqual(exploration.before, before.board);
        assert.deepEqual(game.view(), before);
        if (exploration.question) continue;
        assert.deepEqual(game.play(turns[0]).after, exploration.after);
        game.undo();
      }
    });
  });

  test(`${id}: play, undo, redo, go to, replay`, () => {
    withGame(Game.start(id, ""), (game) => {
      const views = [game.view()];
      const traces = [];
      for (let ply = 1; ply <= 8 && !game.view().result; ply += 1) {
        const [turn] = turnsOf(game);
        const trace = game.play(turn);
        assertPlain(trace);
        assert.equal(trace.turn, turn);
        assert.equal(trace.mover, views.at(-1).mover);
        assert.deepEqual(trace.before, views.at(-1).board);
        const view = game.view();
        assert.deepEqual(trace.after, view.board);
        assert.deepEqual(view.plies.at(-1), { turn, side: trace.mover });
        assert.equal(view.ply, ply);
        traces.push(trace);
        views.push(view);
      }
      const { plies } = views.at(-1);
      const at = (ply) => ({ ...views[ply], plies });

      for (let ply = 1; ply < views.length; ply += 1)
        assert.deepEqual(game.traceOf(ply), traces[ply - 1]);
      assert.deepEqual(game.view(), views.at(-1), "looking back changes nothing");
      for (let ply = views.length - 2; ply >= 0; ply -= 1) assert.deepEqual(game.undo(), at(ply));
      for (let ply = 1; ply < views.length; ply += 1) {
        assert.deepEqual(game.redo(), traces[ply - 1]);
        assert.deepEqual(game.view(), at(ply));
      }
      assert.deepEqual(game.goTo(0), at(0));
      assert.deepEqual(game.goTo(3), at(3));

      // A turn played in the past takes the place of what followed.
      const other = turnsOf(game).find((turn) => turn !== plies[3].turn);
      game.play(other);
      assert.equal(game.view().plies.length, 4);
      assertFails(() => game.redo(), "nothing-to-redo");
    });
  });

  test(`${id}: the players may end it`, () => {
    withGame(Game.start(id, ""), (game) => {
      const view = game.resign("south");
      assertPlain(view);
      assert.equal(view.result.winner, "north");
      assert.equal(view.result.ending, "resigned");
      assert.deepEqual(game.view(), view);
    });
    withGame(Game.start(id, ""), (game) => {
      assert.equal(game.resign("north").result.winner, "south");
    });
    withGame(Game.start(id, ""), (game) => {
      assert.equal(game.agree().result.ending, "agreed");
      assert.deepEqual(game.legalMoves(), []);
    });
  });

  test(`${id}: every option of play is taken with every value`, () => {
    for (const option of info.options.filter(({ scope }) => scope === "play")) {
      const values = [...option.values];
      if (option.range) values.push(String(option.range.min), String(option.range.max));
      for (const value of values) {
        withGame(Game.start(id, `${option.key}=${value}`), (game) => {
          const { options, position } = game.view();
          const expected = value === option.default ? [] : [`${option.key}=${value}`];
          assert.deepEqual(options, expected);
          withGame(Game.fromPosition(position), (again) =>
            assert.deepEqual(again.view().options, expected),
          );
        });
      }
    }
  });
}

test("what comes out is a copy", () => {
  withGame(Game.start("oware", ""), (game) => {
    const view = game.view();
    view.board.pits.fill(0);
    view.plies.push({ turn: "A", side: "south" });
    assert.notDeepEqual(game.view(), view);
    assert.deepEqual(structuredClone(game.view()), game.view());
    assert.deepEqual(JSON.parse(JSON.stringify(game.view())), game.view());
  });
});

test("two games do not touch each other", () => {
  withGame(Game.start("oware", ""), (one) => {
    withGame(Game.start("oware", ""), (other) => {
      const before = other.view();
      one.play("A");
      assert.deepEqual(other.view(), before);
    });
  });
});
