/** A layout in other units. */
import type { Layout, Point, Rect, StorePlace } from "./layout";

const scalePoint = (p: Point, by: number): Point => ({ x: p.x * by, y: p.y * by });
const scaleRect = (r: Rect, by: number): Rect => ({
  x: r.x * by,
  y: r.y * by,
  width: r.width * by,
  height: r.height * by,
});
const scaleStore = (s: StorePlace, by: number): StorePlace => ({
  ...scaleRect(s, by),
  count: scalePoint(s.count, by),
});

/** The same layout in other units (device pixels). */
export function scaleLayout(layout: Layout, by: number): Layout {
  const points = (list: readonly Point[]) => list.map((p) => scalePoint(p, by));
  const { stores: places } = layout;
  return {
    ...layout,
    width: Math.round(layout.width * by),
    height: Math.round(layout.height * by),
    pitch: layout.pitch * by,
    radius: layout.radius * by,
    plaqueRadius: layout.plaqueRadius * by,
    board: scaleRect(layout.board, by),
    pits: points(layout.pits),
    counts: points(layout.counts),
    letters: points(layout.letters),
    marks: points(layout.marks),
    stores: places ? [scaleStore(places[0], by), scaleStore(places[1], by)] : null,
    groove: [scalePoint(layout.groove[0], by), scalePoint(layout.groove[1], by)],
    lapCounter: scalePoint(layout.lapCounter, by),
    exits: [scalePoint(layout.exits[0], by), scalePoint(layout.exits[1], by)],
  };
}
