// The engine as wasm and natively, asked the same questions: equal, line by line.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { chance, examples, fixture, Game, games, GAMES, turnsOf, withGame } from "./engine.mjs";

const target =
  process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL("../../target", import.meta.url));
const command = process.env.EMPIKI_COMMAND ?? `${target}/debug/empiki`;

const SEED = Number(process.env.EMPIKI_SEED ?? 1);
const GAMES_EACH = Number(process.env.EMPIKI_LINES ?? 300);
const LONGEST = 40;

/** What the native command answers to some lines. */
function natively(call, lines) {
  assert.ok(existsSync(command), `${command} is missing: run make test-wasm`);
  const { stdout } = spawnSync(command, [call], {
    input: lines.map((line) => `${line}\n`).join(""),
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  return stdout.split("\n").slice(0, -1);
}

/** The same answers from wasm; `error` for a line that is refused, for whatever reason. */
const answers = {
  moves: (line) => withGame(Game.fromPosition(line), (game) => turnsOf(game).toSorted().join(" ")),
  play: (line) => {
    const [position, turns = ""] = line.split("\t");
    return withGame(Game.fromPosition(position), (game) => {
      for (const turn of turns.split(" ").filter((each) => each !== "")) game.play(turn);
      const view = game.view();
      return `${view.position}\t${view.result?.text ?? "-"}`;
    });
  },
};

function asWasm(call, line) {
  try {
    return answers[call](line);
  } catch (error) {
    assert.equal(error.name, "EmpikiError", `${line}: ${error}`);
    return "error";
  }
}

function compare(call, lines) {
  const native = natively(call, lines);
  assert.equal(native.length, lines.length, "a line is answered by a line");
  lines.forEach((line, number) => {
    const expected = native[number].startsWith("error\t") ? "error" : native[number];
    assert.equal(asWasm(call, line), expected, `seed ${SEED}, ${call}: ${line}`);
  });
}

/** Random options of play, few enough that games stay games. */
function options(info, pick) {
  const play = info.options.filter(({ scope }) => scope === "play");
  const chosen = play.filter(() => pick(4) === 0);
  return chosen.map(({ key, values, range }) => {
    const numbers = range ? [range.min, range.min + 1 + pick(60)] : [];
    const all = [...values, ...numbers];
    return `${key}=${all[pick(all.length)]}`;
  });
}

/** A random game: its position and the turns played from it, now and then with one that may not be. */
function randomLine(info, pick) {
  const fields = options(info, pick).toSorted();
  return withGame(Game.start(info.id, fields.join(" ")), (game) => {
    const { position } = game.view();
    const turns = [];
    for (let ply = pick(LONGEST); ply > 0; ply -= 1) {
      const legal = turnsOf(game);
      if (legal.length === 0) break;
      const turn = legal[pick(legal.length)];
      game.play(turn);
      turns.push(turn);
    }
    if (pick(8) === 0) turns.push(["--", "A-", "z", "I*", "?"][pick(5)]);
    return `${position}\t${turns.join(" ")}`;
  });
}

for (const info of games()) {
  test(`${info.id}: random games play the same, line by line`, () => {
    const pick = chance(SEED * 7919 + GAMES.indexOf(info.id));
    const lines = Array.from({ length: GAMES_EACH }, () => randomLine(info, pick));
    compare("play", lines);
    const reached = natively("play", lines)
      .filter((line) => !line.startsWith("error\t"))
      .map((line) => line.split("\t")[0]);
    compare("moves", reached);
  });
}

test("the worked examples and hostile lines are answered the same, line by line", () => {
  const positions = GAMES.flatMap((id) => examples(id).map(({ before }) => before));
  const endless = fixture("never-ending").map(({ before, move }) => `${before}\t${move}`);
  const hostile = [
    "",
    " ",
    "oware",
    "oware 4x6/4x6",
    "oware 4x6/4x6 s 0,0 x=y",
    "omweso \u0000",
    "🌱",
  ];
  compare("moves", [...positions, ...hostile]);
  compare("play", [...positions, ...endless, ...hostile]);
});
