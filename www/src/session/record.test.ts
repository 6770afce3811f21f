import { expect, it } from "vitest";
import { FakeGame } from "./fake-engine";
import { writeRecord } from "./record";
import type { SavedGame } from "./saved";

const saved: SavedGame = {
  game: "omweso",
  position: "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 akakyala=turns",
  options: "akakyala=turns",
  moves: ["N", "i", "L"],
  ply: 3,
  ended: null,
};

it("writes tags, then the turns in numbered pairs", () => {
  expect(writeRecord(saved, new FakeGame().view())).toBe(`[Game "omweso"]
[Setup "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0"]
[Options "akakyala=turns"]
[Result "-"]

1. N i 2. L
`);
});
