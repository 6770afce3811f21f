// For tests: the engine as it is shipped, started from the disk.
import { readFileSync } from "node:fs";
import * as glue from "../pkg/empiki.js";

/** The exports of the engine's package, started. */
export function startedGlue() {
  const bytes = readFileSync(new URL("../pkg/empiki_bg.wasm", import.meta.url));
  glue.initSync({ module: new WebAssembly.Module(bytes) });
  return glue;
}
