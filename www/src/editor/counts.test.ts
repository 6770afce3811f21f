import { describe, expect, it } from "vitest";
import { cleared, fill, inHand, mirror, put, sum, type Counts, type Limits } from "./counts";
import { generator } from "./seeded-generator";

const free: Limits = { most: 64, total: null };
const arranging: Limits = { most: 10, total: 32 };

describe("seeds put in a place", () => {
  it("are as many as were wanted, within the limits", () => {
    expect(put([0, 0], 1, 5, free)).toEqual([0, 5]);
    expect(put([0, 0], 1, 99, free)).toEqual([0, 64]);
    expect(put([0, 3], 1, -1, free)).toEqual([0, 0]);
    expect(put([0, 3], 1, 11, arranging)).toEqual([0, 10]);
  });

  it("are no more than are in the hand", () => {
    expect(put([10, 10, 10, 1], 3, 9, arranging)).toEqual([10, 10, 10, 2]);
  });

  it.each([2, -1, 0.5])("change nothing in a place that is not there: %d", (place) => {
    const counts = [1, 2];
    expect(put(counts, place, 3, free)).toBe(counts);
  });

  it.each([NaN, Infinity])("are a number: %d", (wanted) => {
    const counts = [1, 2];
    expect(put(counts, 0, wanted, free)).toBe(counts);
  });

  it("give the same counts back when nothing changes", () => {
    const counts = [1, 2];
    expect(put(counts, 0, 1, free)).toBe(counts);
    expect(fill(counts, [1], 2)).toBe(counts);
    expect(mirror([3, 3], "south", 1)).toEqual([3, 3]);
  });

  it("stay within the limits whatever is done", () => {
    const random = generator(11);
    let counts: Counts = Array.from({ length: 16 }, () => 0);
    for (let step = 0; step < 2_000; step += 1) {
      counts = put(counts, random(17), random(40) - 5, arranging);
      expect(sum(counts)).toBeLessThanOrEqual(32);
      expect(counts.every((count) => count >= 0 && count <= 10)).toBe(true);
      expect(inHand(counts, 32)).toBe(32 - sum(counts));
    }
  });

  it("may be taken away when a cap is already passed", () => {
    const limits = { most: 10, total: 32 };
    expect(put([30, 10], 0, 29, limits)).toEqual([10, 10]);
    expect(put([10, 10, 10, 10], 0, 10, limits)).toEqual([10, 10, 10, 10]);
  });
});

describe("fills", () => {
  it("put the same number in each of some places", () => {
    expect(fill([1, 1, 1, 1], [1, 3], 4)).toEqual([1, 4, 1, 4]);
    expect(cleared([1, 2])).toEqual([0, 0]);
  });

  it("mirror one side, seen from the other seat, and leave the stores alone", () => {
    expect(mirror([1, 2, 3, 4, 9, 8], "south", 2)).toEqual([1, 2, 1, 2, 9, 8]);
    expect(mirror([1, 2, 3, 4, 9, 8], "north", 2)).toEqual([3, 4, 3, 4, 9, 8]);
  });
});
