import { describe, expect, it } from "vitest";
import { isFormerSavedGame, isSavedGame, type FormerSavedGame, type SavedGame } from "./saved";

const saved: SavedGame = { game: "oware", record: '[Game "oware"]\n\n1. F a\n', ply: 2 };

const former: FormerSavedGame = {
  game: "oware",
  position: null,
  options: "",
  moves: ["F", "a"],
  ply: 2,
  ended: null,
};

const read = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("isSavedGame", () => {
  it("knows a saved game after a way through JSON", () => {
    expect(isSavedGame(read(saved))).toBe(true);
    expect(isFormerSavedGame(saved)).toBe(false);
  });

  it.each([
    [null],
    ["oware"],
    [{}],
    [former],
    [{ ...saved, game: "chess" }],
    [{ ...saved, record: ["F"] }],
    [{ ...saved, ply: 1.5 }],
    [{ ...saved, ply: null }],
  ])("refuses %j", (value) => {
    expect(isSavedGame(value)).toBe(false);
  });
});

describe("isFormerSavedGame", () => {
  it("knows a game as earlier versions kept it", () => {
    expect(isFormerSavedGame(read(former))).toBe(true);
    expect(isFormerSavedGame(read({ ...former, ended: "agreed" }))).toBe(true);
  });

  it.each([
    [null],
    [{}],
    [saved],
    [{ ...former, game: "chess" }],
    [{ ...former, moves: ["F", 3] }],
    [{ ...former, ply: 1.5 }],
    [{ ...former, position: 4 }],
    [{ ...former, ended: "west" }],
  ])("refuses %j", (value) => {
    expect(isFormerSavedGame(value)).toBe(false);
  });
});
