import { describe, expect, it } from "vitest";
import { aimOf, loadPuzzles } from "./puzzles";

// That each has one best turn is proved by the engine's tests.
describe.each(["omweso", "oware", "bao-kigogo"] as const)("the puzzles of %s", (game) => {
  it("are many, of every level and the easier ones first, and South's to solve", async () => {
    const puzzles = await loadPuzzles(game);
    expect(puzzles.length).toBeGreaterThanOrEqual(60);
    const ratings = puzzles.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort());
    expect(new Set(ratings)).toEqual(new Set([1, 2, 3, 4, 5]));
    for (const { id, game: named, position, solution } of puzzles) {
      expect(id).toMatch(new RegExp(`^${game}-[0-9a-f]{4}$`));
      expect(named).toBe(game);
      expect(position).toMatch(new RegExp(`^${game} .* s\\b`));
      expect(solution.length % 2).toBe(1);
    }
  });
});

it("is about seeds, winning or not losing", () => {
  expect(aimOf({ margin: 3, class: null })).toBe("seeds");
  expect(aimOf({ margin: "class", class: "bulijo" })).toBe("win");
  expect(aimOf({ margin: "class", class: null })).toBe("hold");
});
