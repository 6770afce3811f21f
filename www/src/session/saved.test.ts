import { describe, expect, it } from "vitest";
import {
  isDescribedGame,
  isSavedGame,
  resultOf,
  type DescribedGame,
  type SavedGame,
} from "./saved";

const saved: SavedGame = { game: "oware", record: '[Game "oware"]\n\n1. F a\n', ply: 2, plies: 2 };

const described: DescribedGame = {
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
    expect(isDescribedGame(saved)).toBe(false);
  });

  it("knows one that was kept before the number of turns was", () => {
    const { game, record, ply } = saved;
    expect(isSavedGame({ game, record, ply })).toBe(true);
  });

  it.each([
    [null],
    ["oware"],
    [{}],
    [described],
    [{ ...saved, game: "chess" }],
    [{ ...saved, record: ["F"] }],
    [{ ...saved, ply: 1.5 }],
    [{ ...saved, ply: null }],
    [{ ...saved, plies: "2" }],
    [{ ...saved, result: 2 }],
  ])("refuses %j", (value) => {
    expect(isSavedGame(value)).toBe(false);
  });
});

describe("resultOf", () => {
  it("is the result of the whole record, and none while the game goes on", () => {
    const record = (result: string, turns = "") =>
      `[Game "oware"]\n[Setup "x"]\n[Result "${result}"]\n${turns}`;
    expect(resultOf(record("s majority 25-20"))).toBe("s majority 25-20");
    expect(resultOf(record("-"))).toBeNull();
    expect(resultOf(record("-", '\n1. A {\n[Result "s resigned"]\n}\n'))).toBeNull();
    expect(resultOf("A b")).toBeNull();
  });
});

describe("isDescribedGame", () => {
  it("knows a game told piece by piece, also without a ply", () => {
    expect(isDescribedGame(read(described))).toBe(true);
    expect(isDescribedGame(read({ ...described, ended: "agreed" }))).toBe(true);
    expect(isDescribedGame({ ...described, ply: null })).toBe(true);
  });

  it.each([
    [null],
    [{}],
    [saved],
    [{ ...described, game: "chess" }],
    [{ ...described, moves: ["F", 3] }],
    [{ ...described, ply: 1.5 }],
    [{ ...described, position: 4 }],
    [{ ...described, ended: "west" }],
  ])("refuses %j", (value) => {
    expect(isDescribedGame(value)).toBe(false);
  });
});
