import { describe, expect, it } from "vitest";
import { fallOf } from "./falls";
import type { ProvedScore, Score } from "./score";

const estimate = (seeds: number): Score => ({ seeds, isDecided: false, proved: null });
const decided = (seeds: number): Score => ({ seeds, isDecided: true, proved: null });
const certain = (winner: ProvedScore["winner"], by: number | null = null): Score => ({
  seeds: 0,
  isDecided: false,
  proved: { winner, by, plies: null },
});

type Side = "south" | "north";

const fallBetween = (before: Score, after: Score, side: Side, hasRelays = false) =>
  fallOf({ before, after, side, hasRelays });

const kindOf = (before: Score, after: Score, side: Side = "south") =>
  fallBetween(before, after, side)?.kind ?? null;

describe("a fall between estimates", () => {
  it.each([
    [3, 3, null],
    [3, 1.5, null],
    [3, 1.4, "better"],
    [3, -1, "better"],
    [3, -1.1, "mistake"],
    [-2, 2, null],
  ])("from %d to %d is %s", (before, after, kind) => {
    expect(kindOf(estimate(before), estimate(after))).toBe(kind);
    expect(kindOf(estimate(-before), estimate(-after), "north")).toBe(kind);
  });

  it("tells the seeds that were lost", () => {
    expect(fallBetween(estimate(3), estimate(1), "south")?.seeds).toBe(2);
    expect(fallBetween(estimate(3), estimate(1), "north")).toBeNull();
  });
});

describe("a fall from what is decided, or to it", () => {
  it("is told without a number of seeds that nobody counted", () => {
    const fall = { kind: "mistake", seeds: null };
    expect(fallBetween(decided(90), estimate(0), "south")).toEqual(fall);
    expect(fallBetween(estimate(0), decided(90), "north")).toEqual(fall);
    expect(fallBetween(estimate(0), certain("north"), "south")).toEqual(fall);
    expect(fallBetween(certain("south"), estimate(-1), "south")).toEqual(fall);
  });

  it("is counted where the seeds are known", () => {
    expect(fallBetween(estimate(0), certain("north", 2), "south")?.seeds).toBe(2);
  });
});

describe("where turns are relays, estimates waver", () => {
  it.each([
    [5, 0, null],
    [5.1, 0, "better"],
    [12, 0, "better"],
    [12.1, 0, "mistake"],
  ])("from %d to %d is %s", (before, after, kind) => {
    const fall = fallBetween(estimate(before), estimate(after), "south", true);
    expect(fall?.kind ?? null).toBe(kind);
  });
});

describe("a fall from what was proved", () => {
  it("is a blunder when less is proved afterwards", () => {
    const fall = { kind: "blunder", seeds: null };
    expect(fallBetween(certain("south", 5), certain("draw"), "south")).toEqual(fall);
    expect(fallBetween(certain("south"), certain("north"), "south")).toEqual(fall);
    expect(fallBetween(certain("draw"), certain("south"), "north")).toEqual(fall);
  });

  it("is none while the win is kept, by however much", () => {
    expect(kindOf(certain("south", 12), certain("south", 1))).toBeNull();
  });

  it("is none where all was lost anyhow", () => {
    expect(kindOf(certain("north", 2), estimate(-9))).toBeNull();
    expect(kindOf(certain("north", 2), certain("north", 20))).toBeNull();
  });

  it("is none while the turn still leads, though nothing is proved any more", () => {
    expect(kindOf(certain("south"), estimate(1))).toBeNull();
    expect(kindOf(certain("south", 3), estimate(-0.5))).toBe("better");
  });

  it("is judged by seeds where only what follows is proved", () => {
    expect(kindOf(estimate(0), certain("north", 2))).toBe("better");
    expect(kindOf(estimate(0), certain("north"))).toBe("mistake");
    expect(kindOf(estimate(0), certain("south"))).toBeNull();
  });
});
