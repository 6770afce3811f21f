// Marks the engine and the scripts that belong to it with one stamp, so that a browser that
// kept the one and fetched the other anew finds out before anything goes wrong: a custom
// section at the end of the wasm file, and the same text as a constant for the scripts.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { integrityOf } from "./integrity.mjs";
import { CUSTOM, fileOf, readText, sectionsOf, textBytes } from "./sections.mjs";

const SECTION = "empiki";

const folder = new URL("../pkg/", import.meta.url);
const wasm = new URL("empiki_bg.wasm", folder);

const isStamp = ({ kind, content }) => kind === CUSTOM && readText(content, 0)[0] === SECTION;

// Without an earlier stamp: stamping twice is stamping once.
const bytes = readFileSync(wasm);
const sections = sectionsOf(bytes).filter((section) => !isStamp(section));
const unstamped = fileOf(bytes, sections);
const stamp = createHash("sha256").update(unstamped).digest("hex").slice(0, 16);
const content = Buffer.from([...textBytes(SECTION), ...Buffer.from(stamp)]);

writeFileSync(wasm, fileOf(bytes, [...sections, { kind: CUSTOM, content }]));
const integrity = integrityOf(wasm);
writeFileSync(
  new URL("stamp.js", folder),
  `export const engineStamp = "${stamp}";\nexport const engineIntegrity = "${integrity}";\n`,
);
writeFileSync(
  new URL("stamp.d.ts", folder),
  "/** What the engine's section `empiki` says in the file that belongs to these scripts. */\n" +
    "export const engineStamp: string;\n" +
    "/** The engine's file as subresource integrity writes it. */\n" +
    "export const engineIntegrity: string;\n",
);
