/** Where everything lies on a board: what is computed once and read by all that draws. */

/** A place in the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** A long hollow at an end of the board: a rectangle with round ends, and its count. */
export interface StorePlace extends Rect {
  readonly count: Point;
}

/** A board laid out. */
export interface Layout {
  /** The whole picture, the board's cast shadow included. */
  readonly width: number;
  readonly height: number;
  /** The board is turned by a quarter: South's left is at the top, South's side at the left. */
  readonly isUpright: boolean;
  /** Distance of neighbouring pits in a row; every other length is a share of it. */
  readonly pitch: number;
  /** Radius of a pit. */
  readonly radius: number;
  readonly plaqueRadius: number;
  readonly board: Rect;
  /** By pit: centres of the hollows, of the count plaques, the letters, and the small marks. */
  readonly pits: readonly Point[];
  readonly counts: readonly Point[];
  readonly letters: readonly Point[];
  readonly marks: readonly Point[];
  /** South's and North's, when the game has stores. */
  readonly stores: readonly [StorePlace, StorePlace] | null;
  /** The line between the two halves. */
  readonly groove: readonly [Point, Point];
  readonly lapCounter: Point;
  /** Where captured seeds go that leave the board, by side. */
  readonly exits: readonly [Point, Point];
  /** Pits as drawn, row by row from the top, each from the left. */
  readonly rows: readonly (readonly number[])[];
}

/** A point of a list by pit; a pit that is not there is a fault of the caller. */
export function pointAt(points: readonly Point[], pit: number): Point {
  const point = points[pit];
  if (!point) throw new RangeError(`no pit ${pit}`);
  return point;
}

/** Pits of one half that follow each other lie next to each other: is this such a pair, as drawn? */
export function areNeighbours(layout: Layout, a: number, b: number): boolean {
  const p = pointAt(layout.pits, a);
  const q = pointAt(layout.pits, b);
  return Math.hypot(p.x - q.x, p.y - q.y) < layout.pitch * 1.6;
}
