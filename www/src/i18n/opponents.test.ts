import { expect, it } from "vitest";
import { initSync, levels as strongest } from "../../pkg/empiki.js";
import wasm from "../../pkg/empiki_bg.wasm?url&inline";
import { en } from "./en";
import { levelOf } from "./names";

const { levels, levelTitle } = en.opponents;

it("every level of the engine has a name and a sentence, and is known by the name that records give it", async () => {
  initSync({ module: await (await fetch(wasm)).arrayBuffer() });
  expect(levels).toHaveLength(strongest());
  const known = [0, 1, strongest(), strongest() + 1].map((each) =>
    levelOf(`Level ${String(each)}`),
  );
  expect(known).toEqual([null, 1, strongest(), null]);
  for (const { name, about } of levels) {
    expect(name).not.toBe("");
    expect(about).toMatch(/\.$/);
  }
});

it("a level is titled by its number and its name", () => {
  expect(levelTitle(3)).toBe("Level 3 · Villager");
});
