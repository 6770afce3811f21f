// The workloads of crate/benches in wasm, beside the same natively:
// node tests/wasm/speed.mjs workloads.wasm what-the-native-bench-printed.txt
import { readFile } from "node:fs/promises";

const ROUNDS = 6;

const module = await WebAssembly.compile(await readFile(process.argv[2]));
// The crate's shell for the page comes along; nothing of it is called.
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
  imports[from] ??= {};
  imports[from][name] = () => undefined;
}
const { exports: work } = await WebAssembly.instantiate(module, imports);

/** Millions a second, at best. */
function rate(run) {
  let best = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const done = run();
    best = Math.max(best, done / (performance.now() - begun) / 1000);
  }
  return best;
}

const native = new Map(
  (await readFile(process.argv[3], "utf8"))
    .split("\n")
    .map((line) => /^(.+?) +([\d.]+) million (\w+)\/s/.exec(line))
    .filter((match) => match !== null)
    .map(([, name, value, unit]) => [`${name} ${unit}`, Number(value)]),
);

function report(name, unit, value) {
  const natively = native.get(`${name} ${unit}`);
  if (natively === undefined) throw new Error(`nothing was measured natively of ${name} (${unit})`);
  const share = (100 * value) / natively;
  const figures = `${value.toFixed(1).padStart(9)} million ${unit}/s`;
  console.log(`${name.padEnd(34)} ${figures.padEnd(28)} ${share.toFixed(0)} % of native   goal 60`);
}

console.log(`wasm in Node ${process.versions.node}`);
report(
  "Oware perft",
  "leaves",
  rate(() => work.perft(11)),
);
report(
  "Oware perft, plain array loop",
  "leaves",
  rate(() => work.plain_perft(9)),
);
report(
  "Oware random playouts",
  "plies",
  rate(() => work.playouts(20_000)),
);
const laps = work.prepare_relays(100_000);
report(
  "Omweso relays",
  "laps",
  rate(() => (work.relays(), laps)),
);
report(
  "Omweso proof of endlessness",
  "laps",
  rate(() => work.proof()),
);
report(
  "Oware table of 10 seeds",
  "positions",
  rate(() => work.table(10)),
);

const SEARCHED = 1_000_000;
const MET = 20_000;
const ESTIMATES = 50;

/** The search of a game, and where its time goes; the same figures as crate/benches/speed.rs. */
function reportSearch(name, game) {
  const [kept, forgotten] = [0, 1].map((memory) =>
    rate(() => work.searched(game, memory, SEARCHED)),
  );
  work.prepare_met(game, MET);
  const tried = rate(() => work.tried());
  const estimated = rate(() => work.estimated(ESTIMATES));
  report(`${name} search`, "nodes", kept);
  const whole = 1000 / kept;
  const [rules, estimate] = [1000 / tried, 1000 / estimated];
  const table = whole - 1000 / forgotten;
  const parts = { rules, estimate, "memory of the table": table };
  parts["tree and order"] = whole - rules - estimate - table;
  const texts = Object.entries(parts).map(([part, nanos]) => `${part} ${nanos.toFixed(0)}`);
  console.log(`  ns a node: ${whole.toFixed(0)} = ${texts.join(" + ")}`);
}

for (const [game, name] of ["oware", "omweso", "bao-kigogo"].entries()) reportSearch(name, game);
