// Every failure of the caller is an error with a code, and the engine lives on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertFails, Game, games, GAMES, instance, turnsOf, withGame } from "./engine.mjs";

const startOf = (id) => games().find((info) => info.id === id).start;

test("a game that is not known", () => {
  assertFails(() => Game.start("chess", ""), "unknown-game");
  assertFails(() => Game.start("", ""), "unknown-game");
  assertFails(() => Game.start("Oware", ""), "unknown-game");
});

test("options that are not known, repeated or out of range", () => {
  for (const options of [
    "nonsense",
    "nonsense=1",
    "lapCap=",
    "lapCap=-1",
    "lapCap=1e9",
    "=",
    "lapCap=5 lapCap=6",
  ]) {
    const detail = assertFails(() => Game.start("omweso", options), "bad-options", options);
    assert.ok(detail.faults.length > 0, "it says what is wrong");
  }
});

test("all faults of a position are told at once, each with its place", () => {
  const detail = assertFails(() => Game.fromPosition("oware 4x6/4x7 x 1"), "bad-position");
  assert.ok(detail.faults.length >= 2, JSON.stringify(detail.faults));
  for (const fault of detail.faults) {
    assert.ok(fault.code.length > 0);
    assert.ok(fault.at >= 1, "columns count from 1");
  }
});

test("the column of a fault counts characters, not bytes", () => {
  const { faults } = assertFails(() => Game.fromPosition("oware 4x6/4x6 ŝ 0,0"), "bad-position");
  const fault = faults.find(({ found }) => found.includes("ŝ"));
  assert.equal(fault?.at, 15, JSON.stringify(faults));
});

test("turns that may not be played say why and change nothing", () => {
  withGame(Game.fromPosition("oware 1,0x4,1/0x6 s 23,23"), (game) => {
    const before = game.view();
    const refused = (turn) => assertFails(() => game.play(turn), "bad-turn", turn).refusal.code;
    assert.equal(refused("A"), "must-feed");
    assert.equal(refused("B"), "empty-pit");
    assert.equal(refused("a"), "not-your-pit");
    assert.equal(refused("Z"), "no-such-pit");
    assert.equal(refused(""), "bad-turn-text");
    assert.equal(refused("F-"), "too-many-choices");
    assert.equal(refused("F*"), "no-okwesera");
    assert.equal(refused("--"), "no-lost-turn");
    assert.deepEqual(game.view(), before);
  });
});

test("nothing to undo, nothing to redo, no such ply", () => {
  withGame(Game.start("omweso", ""), (game) => {
    assertFails(() => game.undo(), "nothing-to-undo");
    assertFails(() => game.redo(), "nothing-to-redo");
    for (const ply of [1, -1, 1e9, 2 ** 32 - 1]) {
      assertFails(() => game.goTo(ply), "no-such-ply", `goTo(${ply})`);
      assertFails(() => game.traceOf(ply), "no-such-ply", `traceOf(${ply})`);
    }
    assertFails(() => game.traceOf(0), "no-such-ply");
    assert.equal(game.goTo(0).ply, 0);
  });
});

test("a finished game takes no turn and no second end", () => {
  for (const id of GAMES) {
    withGame(Game.start(id, ""), (game) => {
      const [turn] = turnsOf(game);
      game.resign("north");
      const { result } = game.view();
      assert.equal(
        assertFails(() => game.play(turn), ["game-over", "bad-turn"]).refusal?.code ?? "game-over",
        "game-over",
      );
      assertFails(() => game.resign("south"), "game-over");
      assertFails(() => game.agree(), "game-over");
      assert.equal(game.whyNotTurn(turn).code, "game-over");
      assert.deepEqual(game.view().result, result);
    });
  }
});

test("numbers that are no pit", () => {
  withGame(Game.start("oware", ""), (game) => {
    for (const pit of [12, 255, 256, -1, 1e9, 2 ** 32 - 1]) {
      assert.equal(game.whyNot(pit)?.code, "no-such-pit", String(pit));
    }
  });
});

const HOSTILE = {
  nothing: "",
  "a space": " ",
  "a null character": "\0",
  "a null inside": "oware 4x6/4x6\0 s 0,0",
  "a lone surrogate": "\ud800",
  "letters from elsewhere": "Ａ",
  "combining marks": "A\u0301",
  "an emoji": "🫘",
  "right to left": "\u202eA",
  lines: "A\nB\r\n",
  markup: "<script>alert(1)</script>",
  "a property of every object": "__proto__",
  "a megabyte": "A".repeat(1 << 20),
  "a megabyte of choices": `A${"+".repeat(1 << 20)}`,
  "a megabyte of commas": ",".repeat(1 << 20),
  "a huge count": "oware 4294967296,4x5/4x6 s 0,0",
  "a huge run": "oware 4x4294967295/4x6 s 0,0",
  "a long run": "omweso 0x99999999,4x8/4x8,0x8 s 0,0 0,0",
  "a count past every type": `oware ${"9".repeat(400)}/4x6 s 0,0`,
  "a negative count": "oware -4,4x5/4x6 s 0,0",
  "too many seeds": "bao-kigogo 92x24/92x24 s",
};

for (const [name, text] of Object.entries(HOSTILE)) {
  test(`hostile text: ${name}`, () => {
    const begun = performance.now();
    assertFails(() => Game.fromPosition(text), ["bad-position", "unknown-game"]);
    assertFails(() => Game.start(text, ""), "unknown-game");
    if (text.trim() !== "") assertFails(() => Game.start("omweso", text), "bad-options");
    for (const id of GAMES) {
      withGame(Game.start(id, ""), (game) => {
        assertFails(() => game.play(text), "bad-turn");
        assertFails(() => game.explore(text), "bad-turn");
        assertFails(() => game.resign(text), "bad-side");
        assert.ok(game.whyNotTurn(text));
        assert.equal(game.view().position, startOf(id), "the game is as it was");
      });
    }
    const took = performance.now() - begun;
    assert.ok(took < 2000, `answered after ${took.toFixed(0)} ms`);
  });
}

test("a freed game cannot be used, and others can", () => {
  const gone = Game.start("oware", "");
  gone.free();
  assert.throws(() => gone.view());
  withGame(Game.start("oware", ""), (game) => assert.equal(game.view().ply, 0));
});

test("freed games give their memory back", () => {
  const round = () => {
    for (let count = 0; count < 500; count += 1) {
      withGame(Game.start(GAMES[count % 3], ""), (game) => {
        game.play(turnsOf(game)[0]);
        game.view();
      });
    }
  };
  round();
  const before = instance.memory.buffer.byteLength;
  for (let count = 0; count < 10; count += 1) round();
  assert.equal(instance.memory.buffer.byteLength, before);
});
