// Makes the npm package in `lib`: modules, the plain script, the page for iframes, types, and the manifest of
// the element. `lib` serves as well as a folder of plain files, for those who use no npm.
import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { sealWorker, writeRecipe } from "./integrity.mjs";
import { manifestOf } from "./manifest.mjs";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const readSource = (path) => readFileSync(at(path), "utf8");

const run = (command, parameters) =>
  execFileSync(at(`node_modules/.bin/${command}`), parameters, {
    cwd: at("."),
    stdio: ["ignore", "ignore", "inherit"],
  });

/** Types of the entries besides the first: their class is the one of the first, not another of the same name. */
const TYPES = {
  define: `import type { MancalaBoard, MancalaEvents } from "./index.js";
type BoardEvents = { [K in keyof MancalaEvents]: CustomEvent<MancalaEvents[K]> };
declare global {
  interface HTMLElementTagNameMap {
    "mancala-board": MancalaBoard;
  }
  interface GlobalEventHandlersEventMap extends BoardEvents {}
}
export { MancalaBoard } from "./index.js";
`,
  fences: `export { MancalaBoard } from "./define.js";
/**
 * Turns the blocks below \`root\` that are not boards yet into boards. The document's own are found by themselves; a
 * host calls this for blocks in shadow roots.
 */
export declare function turnFences(root?: ParentNode): void;
`,
  classic: "export {};\n",
};

/** A plain script shares nothing with modules, so it is built by itself. */
const classic = {
  outDir: "lib",
  emptyOutDir: false,
  target: "es2022",
  lib: {
    entry: "src/entries/classic.ts",
    formats: ["iife"],
    name: "empiki",
    fileName: () => "classic.js",
  },
};

function writeTypes() {
  const output = ["--project", "tsconfig.json", "--out-file", "lib/index.d.ts"];
  const quietly = ["--silent", "--no-check", "--no-banner"];
  run("dts-bundle-generator", [...quietly, ...output, "src/entries/index.ts"]);
  for (const [name, text] of Object.entries(TYPES)) writeFileSync(at(`lib/${name}.d.ts`), text);
}

await build({ root: at("."), configFile: at("vite.package.config.ts"), logLevel: "warn" });
sealWorker(at("lib"));
writeRecipe(at("lib"));
await build({
  root: at("."),
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  build: classic,
});
writeTypes();
writeFileSync(at("lib/custom-elements.json"), JSON.stringify(manifestOf(readSource)));
for (const file of ["embed.html", "embed.css"]) {
  copyFileSync(at(`src/embed/${file}`), at(`lib/${file}`));
}
copyFileSync(at("public/lessons.schema.json"), at("lib/lessons.schema.json"));
// npm looks for them beside package.json.
for (const file of ["LICENSE-APACHE", "LICENSE-MIT"]) copyFileSync(at(`../${file}`), at(file));
