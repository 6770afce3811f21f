// Brotli sizes of what is downloaded, against the limits: by a visitor of the page, at first and when
// it is wanted, and by whoever meets a board in somebody else's page.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, normalize } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const KB = 1000;
const dist = new URL("../dist/", import.meta.url).pathname;
const embed = "embed/";

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length));
const ofKind = (...endings) => files.filter((file) => endings.includes(extname(file)));
const read = (file) => readFileSync(join(dist, file));

function brotliSize(file) {
  const bytes = read(file);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
}

/** `import "./a.js"`, `import {b} from "./a.js"` and `export … from`, however they are pressed together; not `import("./a.js")`. */
const staticImport =
  /(?:^|[^\w$.])(?:import|export)\s*(?:[\w$*{][^"'()]*?\bfrom\s*)?["'](\.[^"']+)["']/g;

/** A file and whatever it cannot do without. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  if (extname(file) !== ".js") return found;
  for (const [, target] of read(file).toString().matchAll(staticImport)) {
    withImports(normalize(join(dirname(file), target)), found);
  }
  return found;
}

/** The page's own files, and those for boards elsewhere. */
const isOfPage = (file) => !file.startsWith(embed);

/** Scripts and styles that the page itself names. */
const named = [
  ...read("index.html")
    .toString()
    .matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g),
];
const initial = new Set(named.flatMap(([, file]) => [...withImports(file)]));
const later = ofKind(".js", ".css").filter((file) => isOfPage(file) && !initial.has(file));

/** One board by a code fence: the script that an author names, and whatever it cannot do without. */
const board = withImports(`${embed}fences.js`);
const boardLater = ofKind(".js").filter((file) => !isOfPage(file) && !board.has(file));

const PARTS = [
  { name: "engine (wasm)", parts: ofKind(".wasm").filter(isOfPage), limit: 100 * KB },
  { name: "page at first (scripts and styles)", parts: [...initial], limit: 60 * KB },
  { name: "page when wanted", parts: later, limit: null },
  { name: "a board elsewhere at first (scripts and styles)", parts: [...board], limit: 40 * KB },
  { name: "a board elsewhere when wanted", parts: boardLater, limit: null },
];

const inKb = (bytes) => `${(bytes / KB).toFixed(1).padStart(6)} KB`;

let isOver = false;
for (const { name, parts, limit } of PARTS) {
  if (parts.length === 0 && limit !== null) {
    console.error(`${name}: nothing of the kind in www/dist`);
    isOver = true;
    continue;
  }
  const sizes = parts
    .map((file) => ({ file, size: brotliSize(file) }))
    .sort((one, other) => other.size - one.size);
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const isTooMuch = limit !== null && total > limit;
  const verdict =
    limit === null ? "" : `, ${isTooMuch ? "OVER" : "within"} the limit of ${limit / KB} KB`;
  console.log(`${inKb(total)}  ${name}${verdict}`);
  for (const { file, size } of sizes) console.log(`  ${inKb(size)}  ${file}`);
  isOver ||= isTooMuch;
}
process.exitCode = isOver ? 1 : 0;
