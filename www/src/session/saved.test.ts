import { describe, expect, it } from "vitest";
import { isSavedGame, type SavedGame } from "./saved";

const saved: SavedGame = {
  game: "oware",
  position: null,
  options: "",
  moves: ["F", "a"],
  ply: 2,
  ended: null,
};

describe("isSavedGame", () => {
  it("knows a saved game after a way through JSON", () => {
    expect(isSavedGame(JSON.parse(JSON.stringify(saved)))).toBe(true);
  });

  it.each([
    [null],
    ["oware"],
    [{}],
    [{ ...saved, game: "chess" }],
    [{ ...saved, moves: ["F", 3] }],
    [{ ...saved, ply: 1.5 }],
    [{ ...saved, position: 4 }],
    [{ ...saved, ended: "west" }],
  ])("refuses %j", (value) => {
    expect(isSavedGame(value)).toBe(false);
  });
});
