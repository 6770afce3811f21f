import { describe, expect, it } from "vitest";
import type { Glue } from "../engine/glue";
import { beginSaved, type Beginner, type NewGame } from "./begin";
import { FakeGame } from "./fake-engine";

const plain: NewGame = {
  game: "omweso",
  options: "akakyala=turns",
  mode: "classical",
  names: { south: "", north: "" },
  starter: "north",
  arrangement: null,
};

/** Notes how the game is begun. */
function begin(wanted: Partial<NewGame>) {
  const game = new FakeGame();
  const begun: unknown[] = [];
  const engine: Beginner = {
    start: (...how) => {
      begun.push(how);
      return game;
    },
    opened: (open) =>
      open({
        arranged: (...how: unknown[]) => {
          begun.push(how);
          return game;
        },
      } as unknown as Glue),
  };
  const saved = beginSaved(engine, { ...plain, ...wanted });
  return { saved, begun, game };
}

describe("a new game", () => {
  it("is begun by its starter under its options, and kept before the first turn", () => {
    const { saved, begun, game } = begin({});
    expect(begun).toEqual([["omweso", "akakyala=turns", "north"]]);
    expect(saved).toEqual({ game: "omweso", record: "", ply: 0, plies: 0 });
    expect(game.isFreed).toBe(true);
  });

  it("may lie as the players arranged it", () => {
    const arrangement = { south: new Uint8Array([1]), north: new Uint8Array([2]) };
    const { begun } = begin({ arrangement });
    expect(begun).toEqual([
      ["omweso", "akakyala=turns", Uint32Array.of(1), Uint32Array.of(2), "north"],
    ]);
  });

  it("has names, date, round and mode in its record", () => {
    const names = { south: " Nansubuga ", north: "Okello" };
    const { saved } = begin({ names, mode: "blitz", date: "2026.11.29", round: 3 });
    expect(saved.record).toBe("South=Nansubuga North=Okello Date=2026.11.29 Round=3 Mode=blitz");
  });

  it("that cannot be begun leaves nothing behind", () => {
    const game = new FakeGame();
    game.setTag = () => {
      throw new Error("bad-record");
    };
    const engine: Beginner = { start: () => game, opened: () => game };
    const names = { south: "x", north: "" };
    expect(() => beginSaved(engine, { ...plain, names })).toThrow("bad-record");
    expect(game.isFreed).toBe(true);
  });
});
