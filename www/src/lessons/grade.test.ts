import { describe, expect, it } from "vitest";
import { startedGlue } from "../../scripts/real-engine.mjs";
import { Engine } from "../engine/client";
import type { Reach } from "./format";
import { missedBy, type Missed } from "./grade";

const engine = new Engine(startedGlue());

/** What a goal of South still asks for after these turns. */
function missed(position: string, turns: readonly string[], reach: Reach): Missed[] {
  const game = engine.fromPosition(position);
  const start = game.view();
  for (const turn of turns) game.play(turn);
  const info = engine.info(start.game);
  return missedBy({ side: "south", turns: 1, reach }, info, start, game.view());
}

/** F takes two seeds from c, South's store has 14 at the start. */
const oware = "oware 0,2,0,3,1,2/1,0,4,0,5,3 s 14,13";

describe("seeds in pits", () => {
  it("are a number, or within bounds", () => {
    expect(missed(oware, [], { pits: { B: 2, D: [3, 4], a: [0, 1] } })).toEqual([]);
    expect(missed(oware, [], { pits: { B: 1, D: [4, 5], a: [0, 0] } })).toEqual([
      { kind: "pit", pit: 1, found: 2, wanted: [1, 1] },
      { kind: "pit", pit: 3, found: 3, wanted: [4, 5] },
      { kind: "pit", pit: 6, found: 1, wanted: [0, 0] },
    ]);
  });
});

describe("seeds won", () => {
  it("are those that came into the store since the start", () => {
    expect(missed(oware, ["D"], { takes: 2 })).toEqual([]);
    expect(missed(oware, ["D"], { takes: [2, 2] })).toEqual([]);
    expect(missed(oware, ["F"], { takes: 2 })).toEqual([
      { kind: "takes", found: 0, wanted: [2, Number.POSITIVE_INFINITY] },
    ]);
    expect(missed(oware, ["D"], { takes: [0, 1] })).toMatchObject([{ found: 2 }]);
  });

  it("are those that the other side has lost, where there are no stores", () => {
    const omweso = "omweso 0x2,2,0x3,3,0,2,1,0x6/7,4x2,7x5,0x5,4,2,0 s 8,8 1,1";
    expect(missed(omweso, ["O"], { takes: [6, 6] })).toEqual([]);
    expect(missed(omweso, ["K"], { takes: 6 })).toMatchObject([{ kind: "takes" }]);
  });
});

describe("all seeds of a side", () => {
  it("are counted in its pits alone", () => {
    expect(missed(oware, [], { seeds: { south: 8, north: [13, 48] } })).toEqual([]);
    expect(missed(oware, [], { seeds: { south: 9, north: 14 } })).toEqual([
      { kind: "seeds", side: "south", found: 8, wanted: [9, 9] },
      { kind: "seeds", side: "north", found: 13, wanted: [14, 14] },
    ]);
  });
});

describe("the end", () => {
  const position = "oware 2,0x2,4,5,1/0,1,3,2,0,5 s 22,3";

  it("may be any, of one winner, in one way", () => {
    expect(missed(position, ["E"], { end: {} })).toEqual([]);
    expect(missed(position, ["E"], { end: { winner: "south", by: "majority" } })).toEqual([]);
    expect(missed(position, ["E"], { end: { winner: "north" } })).toMatchObject([{ kind: "end" }]);
    expect(missed(position, ["E"], { end: { by: "no-move" } })).toMatchObject([{ kind: "end" }]);
  });

  it("is not there while the game goes on", () => {
    expect(missed(position, [], { end: {} })).toEqual([{ kind: "end", found: null, wanted: {} }]);
  });
});
