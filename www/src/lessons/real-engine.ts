import { Engine } from "../engine/client";
import type { Glue } from "../engine/glue";
import * as glue from "../../pkg/play.js";
import wasm from "../../pkg/empiki_bg.wasm?url&inline";

/** For tests only: the engine as it is shipped, started where there is no page. */
export async function realEngine(): Promise<Engine> {
  const code = await (await fetch(wasm)).arrayBuffer();
  glue.initSync({ module: await WebAssembly.compile(code) });
  return new Engine(glue as Glue);
}
