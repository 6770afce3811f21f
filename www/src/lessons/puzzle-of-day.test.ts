import { describe, expect, it } from "vitest";
import { dayOf, gameOfDay, puzzleOfTurn } from "./puzzle-of-day";

const games = ["omweso", "oware", "bao-kigogo"] as const;
const ids = Array.from({ length: 80 }, (_, index) => `oware-${String(1000 + index)}`);
const turns = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

describe("the day", () => {
  it("is that of the calendar where somebody is, at any hour", () => {
    const day = dayOf(new Date(2026, 2, 29));
    expect(day).toBe(Date.UTC(2026, 2, 29) / 86_400_000);
    expect(dayOf(new Date(2026, 2, 29, 23, 59, 59))).toBe(day);
    expect(dayOf(new Date(2026, 2, 30)), "after a night that may be an hour shorter").toBe(day + 1);
  });

  it("belongs to each game in turn", () => {
    const days = turns(20_000, 20_004).map((day) => gameOfDay(day, games));
    expect(days).toEqual([
      { game: "bao-kigogo", turn: 6_666 },
      { game: "omweso", turn: 6_667 },
      { game: "oware", turn: 6_667 },
      { game: "bao-kigogo", turn: 6_667 },
    ]);
  });
});

describe("the puzzle of a turn", () => {
  it("is the same everywhere and for ever", () => {
    expect(turns(6_667, 6_671).map((turn) => puzzleOfTurn(turn, ids))).toEqual([
      "oware-1034",
      "oware-1040",
      "oware-1012",
      "oware-1051",
    ]);
  });

  it("does not hang on the order in which puzzles are listed", () => {
    const reversed = [...ids].reverse();
    for (const turn of turns(6_667, 6_700)) {
      expect(puzzleOfTurn(turn, reversed)).toBe(puzzleOfTurn(turn, ids));
    }
  });

  it("does not come again within a season", () => {
    const chosen = turns(6_640, 6_680).map((turn) => puzzleOfTurn(turn, ids));
    expect(new Set(chosen).size).toBe(40);
  });

  it("stays on nearly every day when a puzzle is added", () => {
    const more = [...ids, "oware-ffff"];
    const changed = turns(6_600, 7_000).filter(
      (turn) => puzzleOfTurn(turn, ids) !== puzzleOfTurn(turn, more),
    );
    expect(changed.length).toBeLessThan(40);
  });

  it("gives all of them a chance", () => {
    const chosen = new Set(turns(6_600, 7_000).map((turn) => puzzleOfTurn(turn, ids)));
    expect(chosen.size).toBe(ids.length);
  });

  it("begins anew when there are few, and is none when there is none", () => {
    expect(puzzleOfTurn(6_667, ["a"])).toBe("a");
    expect(puzzleOfTurn(6_667, [])).toBeUndefined();
  });
});
