import { expect, it } from "vitest";
import { games, initSync } from "../../../pkg/empiki.js";
import wasm from "../../../pkg/empiki_bg.wasm?url&inline";
import type { GameInfo } from "../../engine/types";
import { groups } from "./groups";

it("every option of the engine is in a group, and nothing else", async () => {
  initSync({ module: await (await fetch(wasm)).arrayBuffer() });
  const options = (games() as GameInfo[]).flatMap((game) => game.options.map(({ key }) => key));
  expect(Object.keys(groups).sort()).toEqual([...new Set(options)].sort());
});
