import { describe, expect, it } from "vitest";
import { graphSize, linePath, plyAt, xOf, yOf } from "./graph-shape";
import type { Score } from "./score";

const estimate = (seeds: number): Score => ({ seeds, isDecided: false, proved: null });
const won = (winner: "south" | "north"): Score => ({
  seeds: 0,
  isDecided: false,
  proved: { winner, by: null, plies: null },
});

describe("the graph", () => {
  it("lies within its frame, the start at the left and South above", () => {
    expect(xOf(0, 40)).toBeLessThan(xOf(40, 40));
    expect(xOf(0, 0)).toBeGreaterThan(0);
    expect(yOf(won("south"))).toBeGreaterThan(0);
    expect(yOf(won("north"))).toBeLessThan(graphSize.height);
    expect(yOf(estimate(3))).toBeLessThan(yOf(estimate(-3)));
    expect(yOf(estimate(0))).toBe(graphSize.height / 2);
  });

  it("finds the ply at a place, and the nearest beside it", () => {
    for (const ply of [0, 1, 17, 40]) expect(plyAt(xOf(ply, 40), 40)).toBe(ply);
    expect(plyAt(-50, 40)).toBe(0);
    expect(plyAt(9_999, 40)).toBe(40);
    expect(plyAt(100, 0)).toBe(0);
  });

  it("has gaps where nothing is known", () => {
    const path = linePath([estimate(0), estimate(1), null, estimate(2), null, null]);
    expect(path.match(/[ML]/g)?.join("")).toBe("MLM");
    expect(path).toMatch(/h1$/);
    expect(linePath([null, null])).toBe("");
    expect(linePath([])).toBe("");
  });
});
