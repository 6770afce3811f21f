// The engine as it is shipped, started in Node, and what the tests here share.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import * as glue from "../../www/pkg/empiki.js";

const bytes = readFileSync(new URL("../../www/pkg/empiki_bg.wasm", import.meta.url));

/** The exports of the wasm instance; `memory` is of interest. */
export const instance = glue.initSync({ module: bytes });

export const { Game, games, version } = glue;

export const GAMES = ["oware", "omweso", "bao-kigogo"];

/** Data of the rules: `fixture("never-ending")`. */
export const fixture = (name) =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), "utf8"));

/** The worked examples of a game: `examples("oware")`. */
export const examples = (game) => fixture(`${game}-examples`);

/** Runs `work` with a game and frees the game. */
export function withGame(game, work) {
  try {
    return work(game);
  } finally {
    game.free();
  }
}

/** All turns that may be played, in the engine's order. */
export const turnsOf = (game) => game.legalMoves().flatMap((start) => start.turns);

/** Data that can be copied, stored and sent: no handle, no Map, no bigint, no hole. */
export function assertPlain(value, path = "value") {
  if (value === null || typeof value === "string" || typeof value === "boolean") return;
  if (typeof value === "number") {
    assert.ok(Number.isSafeInteger(value), `${path} is ${value}, not a whole number`);
    return;
  }
  assert.equal(typeof value, "object", `${path} is a ${typeof value}`);
  if (Array.isArray(value)) {
    value.forEach((item, index) => assertPlain(item, `${path}[${index}]`));
    return;
  }
  assert.equal(Object.getPrototypeOf(value), Object.prototype, `${path} is no plain object`);
  for (const [key, item] of Object.entries(value)) assertPlain(item, `${path}.${key}`);
}

/** `work` throws an error of the engine with this code; returns its detail. */
export function assertFails(work, code, message) {
  let detail;
  assert.throws(
    work,
    (error) => {
      assert.ok(error instanceof Error, "an Error is thrown");
      assert.equal(error.name, "EmpikiError", `${error.name}: ${error.message}`);
      assert.ok(error.message.length > 0, "the error has a message");
      assertPlain(error.detail, "detail");
      detail = error.detail;
      return true;
    },
    message,
  );
  const codes = Array.isArray(code) ? code : [code];
  assert.ok(codes.includes(detail.code), `${detail.code} instead of ${codes.join(" or ")}`);
  return detail;
}

/** A small repeatable source of chance: numbers below `bound`. */
export function chance(seed) {
  let state = seed >>> 0 || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}
