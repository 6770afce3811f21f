// Brotli sizes of what a visitor of the page downloads, against the limits.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const KB = 1000;
const LIMITS = [
  { name: "engine (wasm)", endings: [".wasm"], limit: 60 * KB },
  { name: "page (scripts and styles)", endings: [".js", ".css"], limit: 60 * KB },
];

const dist = new URL("../dist/", import.meta.url).pathname;
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

function brotliSize(file) {
  const bytes = readFileSync(file);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
}

const inKb = (bytes) => `${(bytes / KB).toFixed(1).padStart(6)} KB`;

let isOver = false;
for (const { name, endings, limit } of LIMITS) {
  const sizes = files
    .filter((file) => endings.includes(extname(file)))
    .map((file) => ({ file, size: brotliSize(file) }));
  if (sizes.length === 0) {
    console.error(`${name}: nothing of the kind in www/dist`);
    isOver = true;
    continue;
  }
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const verdict = total > limit ? "OVER" : "within";
  console.log(`${inKb(total)}  ${name}, ${verdict} the limit of ${limit / KB} KB`);
  for (const { file, size } of sizes) console.log(`  ${inKb(size)}  ${file.slice(dist.length)}`);
  isOver ||= total > limit;
}
process.exitCode = isOver ? 1 : 0;
