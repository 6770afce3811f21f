// Cuts the glue that wasm-bindgen writes into what a board needs to be played, and what a page fetches
// when it wants more: what thinks, and what an arbiter does. They are of one module still: the others
// take from the first whatever they share. Beside that it makes the second copy of the whole, for a
// fresh engine after a panic; see src/engine/load.ts.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";

const folder = new URL("../pkg/", import.meta.url);
const at = (name) => new URL(name, folder);

/** What is fetched apart, by the module in src/engine that asks for it. */
const PARTS = {
  "long-work": {
    classes: ["Proof", "Search", "Tablebase"],
    functions: ["levels", "proofLimit", "_assertClass"],
  },
  arbiter: {
    classes: [],
    functions: [
      "arranged",
      "arrangement",
      "checkSetup",
      "drawLot",
      "matchScore",
      "readRecords",
      "readSetup",
    ],
  },
};

/** What makes a game and only an arbiter asks for: a method of the class becomes a function, to be fetched apart, too. */
const MAKER = "arranged";

/** Statements of a part, which begin and end at the edge of the text. */
const statements = ({ classes, functions }) => [
  ...classes.flatMap((name) => [
    `^export class ${name} \\{[^]*?^\\}\\n`,
    `^if \\(Symbol\\.dispose\\) ${name}\\..*\\n`,
    `^const ${name}Finalization = [^]*?;\\n`,
  ]),
  ...functions.map((name) => `^(?:export )?function ${name}\\(.*\\) \\{[^]*?^\\}\\n`),
];

/** What no board needs: words for other callers than ours, and what stands in where a browser is older than our own code. */
const NEEDLESS = [
  "^if \\(Symbol\\.dispose\\) Game\\..*\\n",
  "^if \\(!\\('encodeInto' in [^]*?^\\}\\n",
  "(?<=const GameFinalization = )\\(typeof [^]*?: (?=new )",
  " else \\{\\n.*deprecated parameters for `initSync[^]*?\\}",
  "^ {4}if \\(!\\(module instanceof WebAssembly\\.Module\\)\\) \\{[^]*?^ {4}\\}\\n",
];

/** What a pattern finds, and the text without it. */
function cut(text, pattern) {
  const [found] = new RegExp(pattern, "m").exec(text) ?? [];
  if (!found) throw new Error(`the glue has no ${pattern}`);
  return [found, text.replace(found, () => "")];
}

/** What is declared at the edge of the text and used by `part`, by name. */
function shared(rest, part) {
  const statements = rest.matchAll(/^(?:export )?(?:let|const|function|class) ([\w$, ]+)/gm);
  const all = [...statements].flatMap(([, names]) => names.trim().split(/, /));
  return all.filter((name) => new RegExp(`\\b${name.replaceAll("$", "\\$")}\\b`).test(part));
}

const [maker, others] = cut(
  readFileSync(at("empiki.js"), "utf8"),
  `^ {4}static ${MAKER}\\([^]*?^ {4}\\}\\n`,
);
const whole = `${others}${maker.replace(/^ {4}/gm, "").replace("static", "export function")}`;
writeFileSync(at("spare.js"), whole);

let play = whole;
for (const pattern of NEEDLESS) [, play] = cut(play, pattern);

const parts = Object.entries(PARTS).map(([name, part]) => {
  let taken = "";
  for (const pattern of statements(part)) {
    const [found, rest] = cut(play, pattern);
    [taken, play] = [taken + found, rest];
  }
  return { name, taken };
});

const exported = new Set();
const isExported = (name) => new RegExp(`^export \\w+ ${name}\\b`, "m").test(play);
for (const { name, taken } of parts) {
  const names = shared(play, taken);
  for (const each of names) if (!isExported(each)) exported.add(each);
  writeFileSync(at(`${name}.js`), `import { ${names.join(", ")} } from "./play.js";\n${taken}`);
}
writeFileSync(at("play.js"), `${play}export { ${[...exported].join(", ")} };\n`);

for (const name of ["play", "spare", ...Object.keys(PARTS)])
  copyFileSync(at("empiki.d.ts"), at(`${name}.d.ts`));
