// Marks the engine and the scripts that belong to it with one stamp, so that a browser that
// kept the one and fetched the other anew finds out before anything goes wrong: a custom
// section at the end of the wasm file, and the same text as a constant for the scripts.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { integrityOf } from "./integrity.mjs";

const SECTION = "empiki";
const CUSTOM = 0;
const HEADER_BYTES = 8;

const folder = new URL("../pkg/", import.meta.url);
const wasm = new URL("empiki_bg.wasm", folder);

/** An unsigned number as wasm writes it: seven bits a byte, the least first. */
function leb128(n) {
  return n < 0x80 ? [n] : [(n & 0x7f) | 0x80, ...leb128(n >>> 7)];
}

/** The number at `at`, and where it ends. */
function readLeb128(bytes, at) {
  let [value, shift] = [0, 0];
  for (;;) {
    const byte = bytes[at++];
    value |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte < 0x80) return [value, at];
  }
}

/** The file without an earlier stamp: stamping twice is stamping once. */
function unstamped(bytes) {
  const parts = [bytes.subarray(0, HEADER_BYTES)];
  for (let at = HEADER_BYTES; at < bytes.length;) {
    const start = at;
    const [size, content] = readLeb128(bytes, at + 1);
    at = content + size;
    const [length, name] = readLeb128(bytes, content);
    const isStamp =
      bytes[start] === CUSTOM && bytes.toString("utf8", name, name + length) === SECTION;
    if (!isStamp) parts.push(bytes.subarray(start, at));
  }
  return Buffer.concat(parts);
}

function section(text) {
  const content = [...leb128(SECTION.length), ...Buffer.from(SECTION), ...Buffer.from(text)];
  return Buffer.from([CUSTOM, ...leb128(content.length), ...content]);
}

const bytes = unstamped(readFileSync(wasm));
const stamp = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
const stamped = Buffer.concat([bytes, section(stamp)]);

writeFileSync(wasm, stamped);
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
