import { describe, expect, test } from "vitest";
import { boardSize, MIN_PIT, TALL } from "./fit";
import { layOut } from "./geometry";
import { pointAt, type Layout, type Point } from "./layout";
import { scaleLayout } from "./layout-scale";
import { MIN_PLAQUE, widthOf } from "./plaques";
import { BAO_KIGOGO, OMWESO, OWARE } from "./samples";

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const games = [OWARE, OMWESO, BAO_KIGOGO];
const widths = [320, 358, 500, 736, 1100, 1440];
const cases = games.flatMap((info) =>
  widths.map((width) => ({ info, width, name: `${info.id} at ${width}` })),
);

/** The largest half-width of a plaque with two figures. */
const plaqueReach = (layout: Layout): number =>
  Math.max(layout.plaqueRadius, MIN_PLAQUE) * widthOf("24");

describe.each(cases)("$name", ({ info, width }) => {
  const layout = layOut(info, { width });

  test("says a size beforehand that fits its room, with the hollows in its middle", () => {
    const size = boardSize(info, { width });
    expect(size.width).toBeLessThanOrEqual(width);
    const middle = (ends: number[]) => (Math.min(...ends) + Math.max(...ends)) / 2;
    // Sizes are whole pixels.
    expect(Math.abs(middle(layout.pits.map(({ x }) => x)) - size.width / 2)).toBeLessThan(1);
    expect(Math.abs(middle(layout.pits.map(({ y }) => y)) - size.height / 2)).toBeLessThan(1);
  });

  test("has pits that a thumb hits", () => {
    expect(2 * layout.radius).toBeGreaterThanOrEqual(MIN_PIT - 0.01);
  });

  test("keeps everything on the board", () => {
    const { board } = layout;
    for (const p of [...layout.pits, ...layout.counts, ...layout.letters]) {
      expect(p.x).toBeGreaterThan(board.x);
      expect(p.x).toBeLessThan(board.x + board.width);
      expect(p.y).toBeGreaterThan(board.y);
      expect(p.y).toBeLessThan(board.y + board.height);
    }
  });

  test("counts touch neither pits nor letters nor each other", () => {
    const reach = plaqueReach(layout);
    const nearest = (to: readonly Point[]) =>
      Math.min(...layout.counts.flatMap((c) => to.filter((p) => p !== c).map((p) => far(c, p))));
    expect(nearest(layout.pits)).toBeGreaterThan(layout.radius + layout.plaqueRadius * 0.9);
    expect(nearest(layout.letters)).toBeGreaterThan(reach);
    expect(nearest(layout.counts)).toBeGreaterThan(2 * reach);
  });

  test("rows hold every pit once, in reading order", () => {
    expect(layout.rows.flat().sort((a, b) => a - b)).toEqual(info.letters.map((_, pit) => pit));
    for (const row of layout.rows) {
      const xs = row.map((pit) => pointAt(layout.pits, pit).x);
      expect(xs).toEqual([...xs].sort((a, b) => a - b));
    }
  });
});

test("a 4×12 board stands upright on a phone and lies on a desk", () => {
  const phone = layOut(BAO_KIGOGO, { width: 358 });
  expect(phone.isUpright).toBe(true);
  expect(phone.height).toBeGreaterThan(phone.width);
  expect(phone.rows).toHaveLength(12);
  const desk = layOut(BAO_KIGOGO, { width: 1100 });
  expect(desk.isUpright).toBe(false);
  expect(desk.rows).toHaveLength(4);
});

test.each(games)("$id takes the width of a phone, or as much as its height allows", (info) => {
  const phone = layOut(info, { width: 358 });
  expect(phone.isUpright).toBe(true);
  expect(Math.max(phone.width / 358, phone.height / TALL)).toBeGreaterThan(0.99);
});

test.each(games)(
  "$id: a sign of the last turn is nearer its own pit than another's letter",
  (info) => {
    for (const width of widths) {
      const { marks, pits, letters, radius } = layOut(info, { width });
      marks.forEach((mark, pit) => {
        expect(far(mark, pointAt(pits, pit))).toBeLessThan(1.1 * radius);
        const next = letters.filter((_, other) => other !== pit).map((letter) => far(mark, letter));
        expect(Math.min(...next)).toBeGreaterThan(0.65 * radius);
      });
    }
  },
);

test("South sits below, North's letters run from the right", () => {
  const { pits } = layOut(OMWESO, { width: 1000 });
  expect(pointAt(pits, 0).y).toBeGreaterThan(pointAt(pits, 15).y);
  expect(pointAt(pits, 15).y).toBeGreaterThan(pointAt(pits, 31).y);
  expect(pointAt(pits, 0).x).toBeLessThan(pointAt(pits, 7).x);
  expect(pointAt(pits, 16).x).toBeGreaterThan(pointAt(pits, 23).x);
});

test("flipped is the same board after half a turn", () => {
  const plain = layOut(OWARE, { width: 900 });
  const flipped = layOut(OWARE, { width: 900, isFlipped: true });
  expect(pointAt(flipped.pits, 0).x).toBeCloseTo(pointAt(plain.pits, 6).x);
  expect(pointAt(flipped.pits, 0).y).toBeCloseTo(pointAt(plain.pits, 6).y);
});

test("stores lie at the ends, South's at his right hand", () => {
  const wide = layOut(OWARE, { width: 900 });
  expect(wide.stores?.[0].x).toBeGreaterThan(pointAt(wide.pits, 5).x);
  expect(wide.stores?.[1].x).toBeLessThan(pointAt(wide.pits, 0).x);
  const upright = layOut(OWARE, { width: 358 });
  expect(upright.stores?.[0].y).toBeGreaterThan(pointAt(upright.pits, 5).y);
  expect(layOut(OMWESO, { width: 900 }).stores).toBeNull();
});

test("a low room makes a smaller board, but no pit too small for a thumb", () => {
  const low = layOut(OMWESO, { width: 1100, height: 500 });
  expect(low.height).toBeLessThanOrEqual(500);
  const lower = layOut(OMWESO, { width: 1100, height: 100 });
  expect(2 * lower.radius).toBeCloseTo(MIN_PIT);
});

test("scaling scales everything", () => {
  const layout = layOut(OWARE, { width: 800 });
  const twice = scaleLayout(layout, 2);
  expect(twice.radius).toBe(layout.radius * 2);
  expect(pointAt(twice.counts, 3).x).toBe(pointAt(layout.counts, 3).x * 2);
  expect(twice.stores?.[1].count.y).toBe((layout.stores?.[1].count.y ?? 0) * 2);
});
