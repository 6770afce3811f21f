// What really comes out is what `www/src/engine/types.ts` says: samples of
// every view, taken from random games, are checked by the TypeScript compiler.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "../../www/node_modules/typescript/lib/typescript.js";
import { assertPlain, chance, examples, Game, games, GAMES, turnsOf, withGame } from "./engine.mjs";

const TYPES = fileURLToPath(new URL("../../www/src/engine/types.ts", import.meta.url));
const SAMPLE = fileURLToPath(new URL("./sample.ts", import.meta.url));

/** Samples by type, those of one shape kept once. */
const samples = new Map();
const shapes = new Set();

function shapeOf(value) {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].toSorted().join("|")}]`;
  if (value !== null && typeof value === "object") {
    return `{${Object.entries(value).map(([key, item]) => `${key}:${wordOr(key, item)}`)}}`;
  }
  return value === null ? "null" : typeof value;
}

// Words that stand for a closed list belong to the shape: each must be a known one.
function wordOr(key, item) {
  return ["kind", "case", "reason", "to", "code", "ending", "winner", "rule", "scope"].includes(key)
    ? JSON.stringify(item)
    : shapeOf(item);
}

function sample(type, value) {
  assertPlain(value, type);
  const shape = `${type} ${shapeOf(value)}`;
  if (shapes.has(shape)) return;
  shapes.add(shape);
  if (!samples.has(type)) samples.set(type, []);
  samples.get(type).push(value);
}

function sampleError(work) {
  try {
    work();
  } catch (error) {
    sample("ErrorDetail", error.detail);
  }
}

function sampleGame(game, pick) {
  const pits = game.view().board.pits.length;
  for (let ply = 0; ply < 60; ply += 1) {
    sample("GameView", game.view());
    const starts = game.legalMoves();
    sample("StartView[]", starts);
    for (let pit = 0; pit <= pits; pit += 1) {
      const refusal = game.whyNot(pit);
      if (refusal) sample("Refusal", refusal);
    }
    if (starts.length === 0) break;
    const { turns } = starts[pick(starts.length)];
    for (const turn of turns) sample("ExplorationView", game.explore(turn[0]));
    sample("TraceView", game.play(turns[pick(turns.length)]));
  }
  sample("GameView", game.view());
  for (const turn of ["A", "a", "P*", "--", "A++++++++++", "?", "Z"]) {
    const refusal = game.whyNotTurn(turn);
    if (refusal) sample("Refusal", refusal);
    sampleError(() => game.explore(turn));
  }
}

test("what comes out has the types that are written down", () => {
  sample("GameInfo[]", games());
  const pick = chance(20260711);
  for (const id of GAMES) {
    for (let round = 0; round < 12; round += 1)
      withGame(Game.start(id, ""), (game) => sampleGame(game, pick));
    for (const example of examples(id)) {
      withGame(Game.fromPosition(example.before), (game) => {
        const turn = example.move ?? example.moves?.[0] ?? turnsOf(game)[0];
        sample("ExplorationView", game.explore(turn));
        sample("TraceView", game.play(turn));
        sample("GameView", game.view());
      });
    }
  }
  for (const text of [
    "",
    "chess",
    "oware 4x6",
    "omweso 1/2 x",
    "oware 4x6/4x5,3 s 1,0",
    "bao-kigogo 2x23,0/2x23,0 s a=b",
  ]) {
    sampleError(() => Game.fromPosition(text));
    sampleError(() => Game.start("oware", text));
    sampleError(() => Game.start(text, ""));
  }

  const names = [...samples.keys()].map((type) => type.replace("[]", ""));
  const source = [
    `import type { ${names.join(", ")} } from "../../www/src/engine/types";`,
    ...[...samples].map(
      ([type, values], index) =>
        `export const s${index}: (${type})[] = ${JSON.stringify(values, null, 1)};`,
    ),
  ].join("\n");
  const options = {
    strict: true,
    noEmit: true,
    noLib: false,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === SAMPLE || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === SAMPLE ? ts.createSourceFile(name, source, ...rest) : getSourceFile(name, ...rest);
  const program = ts.createProgram([SAMPLE, TYPES], options, host);
  const complaints = ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const line = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start).line ?? 0;
    const shown = source
      .split("\n")
      .slice(line, line + 3)
      .join(" ");
    return `${ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n")}\n  at ${shown}`;
  });
  assert.deepEqual(complaints, []);

  const kinds = new Set(
    (samples.get("TraceView") ?? []).flatMap(({ steps }) => steps.map(({ kind }) => kind)),
  );
  for (const kind of ["choice", "lap", "relay", "capture", "rest", "never-ending"]) {
    assert.ok(kinds.has(kind), `no sample of the step "${kind}"`);
  }
});
