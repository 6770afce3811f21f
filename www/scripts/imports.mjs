// Gives what the engine imports from its glue names of a letter, in both. Those of wasm-bindgen are long and end in
// hashes, which nothing compresses, and every board fetches them.
import { readFileSync, writeFileSync } from "node:fs";
import {
  fileOf,
  IMPORT,
  leb128,
  readLeb128,
  readText,
  sectionsOf,
  textBytes,
} from "./sections.mjs";

const folder = new URL("../pkg/", import.meta.url);
const wasm = new URL("empiki_bg.wasm", folder);
const glue = new URL("empiki.js", folder);

const FUNCTION = 0;

/** What the engine imports, all of it functions. */
function readImports(content) {
  let [count, at] = readLeb128(content, 0);
  const imports = [];
  while (imports.length < count) {
    const [module, afterModule] = readText(content, at);
    const [name, afterName] = readText(content, afterModule);
    if (content[afterName] !== FUNCTION) throw new Error(`${name} is no function`);
    const [type, end] = readLeb128(content, afterName + 1);
    imports.push({ module, name, type });
    at = end;
  }
  return imports;
}

const importBytes = ({ module, name, type }) => [
  ...textBytes(module),
  ...textBytes(name),
  FUNCTION,
  ...leb128(type),
];

const shortName = (index) => (index + 10).toString(36);

const bytes = readFileSync(wasm);
const sections = sectionsOf(bytes);
const section = sections.find(({ kind }) => kind === IMPORT);
const imports = readImports(section.content);
const renamed = imports.map((each, index) => ({ ...each, name: shortName(index) }));
section.content = Buffer.from([...leb128(imports.length), ...renamed.flatMap(importBytes)]);

let code = readFileSync(glue, "utf8");
for (const [index, { name }] of imports.entries()) {
  const key = `        ${name}: function(`;
  if (!code.includes(key)) throw new Error(`the glue has no ${name}`);
  code = code.replace(key, `        ${shortName(index)}: function(`);
}
writeFileSync(wasm, fileOf(bytes, sections));
writeFileSync(glue, code);
