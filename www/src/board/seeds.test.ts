import { describe, expect, test } from "vitest";
import { Pile, type SeedPlace } from "./seeds";

const SIZE = 0.22;
const take = (pile: Pile, count: number): SeedPlace[] =>
  Array.from({ length: count }, (_, i) => pile.place(i));
const far = (a: SeedPlace, b: SeedPlace): number => Math.hypot(a.x - b.x, a.y - b.y);

describe("a pile", () => {
  test("is the same every time", () => {
    expect(take(new Pile(5, SIZE), 30)).toEqual(take(new Pile(5, SIZE), 30));
  });

  test("differs from pit to pit", () => {
    expect(take(new Pile(5, SIZE), 3)).not.toEqual(take(new Pile(6, SIZE), 3));
  });

  test("does not move when a seed is added", () => {
    const pile = new Pile(9, SIZE);
    const four = take(pile, 4);
    expect(take(pile, 5).slice(0, 4)).toEqual(four);
  });

  test.each([0, 1, 2, 3, 17, 31, 47])(
    "of 92 seeds stays in pit %i, and no two of a layer lie in each other",
    (pit) => {
      const seeds = take(new Pile(pit, SIZE), 92);
      for (const s of seeds) expect(Math.hypot(s.x, s.y)).toBeLessThanOrEqual(1 - SIZE);
      for (const [i, a] of seeds.entries()) {
        for (const b of seeds.slice(0, i))
          if (a.layer === b.layer && a.layer < 9) expect(far(a, b)).toBeGreaterThan(SIZE * 1.8);
      }
    },
  );

  test("begins on the ground and grows upwards", () => {
    const layers = take(new Pile(2, SIZE), 64).map((s) => s.layer);
    expect(layers.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(layers).toEqual([...layers].sort((a, b) => a - b));
    expect(layers.at(-1)).toBeGreaterThan(2);
  });

  test("fills a long hollow", () => {
    const seeds = take(new Pile(1000, SIZE, { halfWidth: 1, halfHeight: 3 }), 24);
    expect(Math.max(...seeds.map((s) => Math.abs(s.y)))).toBeGreaterThan(1);
  });
});
