// Cuts the glue that wasm-bindgen writes in two: what a board needs to be played, and what only
// thinking needs, which a page fetches when somebody is to think. Both are of one module still:
// the second takes from the first whatever they share. Beside that it makes the second copy of
// the whole, for a fresh engine after a panic; see src/engine/load.ts.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";

const folder = new URL("../pkg/", import.meta.url);
const at = (name) => new URL(name, folder);

/** What only thinking needs; see src/engine/long-work.ts. */
const CLASSES = ["Proof", "Search", "Tablebase"];
const FUNCTIONS = ["levels", "proofLimit"];

/** Statements of the glue that begin and end at the edge of the text. */
const patterns = [
  ...CLASSES.flatMap((name) => [
    `export class ${name} \\{[^]*?^\\}\\n`,
    `if \\(Symbol\\.dispose\\) ${name}\\..*\\n`,
    `const ${name}Finalization = [^]*?;\\n`,
  ]),
  ...FUNCTIONS.map((name) => `export function ${name}\\(\\) \\{[^]*?^\\}\\n`),
];

function cut(text) {
  const taken = [];
  let rest = text;
  for (const pattern of patterns) {
    const [found] = new RegExp(`^${pattern}`, "m").exec(rest) ?? [];
    if (!found) throw new Error(`the glue has no ${pattern}`);
    rest = rest.replace(found, () => "");
    taken.push(found);
  }
  return [rest, taken.join("")];
}

/** The names in `rest` at the edge of the text that `part` uses. */
function shared(rest, part) {
  const statements = rest.matchAll(/^(?:let|const|function) ([\w$, ]+)/gm);
  const all = [...statements].flatMap(([, names]) => names.trim().split(/, /));
  return all.filter((name) => new RegExp(`\\b${name.replaceAll("$", "\\$")}\\b`).test(part));
}

const [play, longWork] = cut(readFileSync(at("empiki.js"), "utf8"));
const names = shared(play, longWork).join(", ");
writeFileSync(at("play.js"), `${play}export { ${names} };\n`);
writeFileSync(at("long-work.js"), `import { ${names} } from "./play.js";\n${longWork}`);
for (const name of ["play", "long-work", "spare"])
  copyFileSync(at("empiki.d.ts"), at(`${name}.d.ts`));
copyFileSync(at("empiki.js"), at("spare.js"));
