import { expect, it } from "vitest";
import { isComplete } from "./arrange-state";
import { ownArrangement, quickFills } from "./quick-fills";

const names = (most: number) =>
  quickFills({ pits: 16, seeds: 32, most }).map(({ name, count }) => `${name} ${String(count)}`);

it("fills the back row, the front row, or all pits, as far as the cap allows", () => {
  expect(names(10)).toEqual(["back 4", "front 4", "each 2"]);
  expect(names(4)).toEqual(["back 4", "front 4", "each 2"]);
  expect(names(3)).toEqual(["each 2"]);
});

it("places all seeds", () => {
  const rule = { pits: 16, seeds: 32, most: 10 };
  expect(quickFills(rule).every(({ counts }) => isComplete(counts, rule))).toBe(true);
});

it("a level has an arrangement under every cap", () => {
  for (const most of [2, 3, 4, 10, 32]) {
    const rule = { pits: 16, seeds: 32, most };
    expect(isComplete(ownArrangement(rule), rule)).toBe(true);
  }
  expect(
    isComplete(ownArrangement({ pits: 6, seeds: 32, most: 6 }), { pits: 6, seeds: 32, most: 6 }),
  ).toBe(true);
});
