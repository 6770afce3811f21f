/**
 * Where everything lies on the board: pure arithmetic from the engine's
 * description and the room there is. All lengths in CSS pixels unless scaled.
 */
import type { GameInfo } from "../engine/types";
import {
  ACROSS,
  boardSize,
  EDGE,
  fit,
  MIDDLE,
  planOf,
  RADIUS,
  STORE,
  type Fit,
  type Plan,
  type Room,
} from "./fit";
import type { Layout, Point, Rect, StorePlace } from "./layout";

// Shares of the pitch.
const SHADOW = 0.1;
const DIAGONAL = 0.412; // plaques and letters sit on the wood where four pits meet
const LETTER = 0.435; // clear of a ring round the pit
const SIGN = 0.305; // set into the rim: on the wood, signs would seem the next pit's
const PLAQUE = 0.14;

/** Maps a point of the plan (South below, in pitches) to the picture. */
type Turn = (x: number, y: number) => Point;

function turning(plan: Plan, { isUpright, pitch }: Fit, isFlipped: boolean): Turn {
  return (x0, y0) => {
    const x = isFlipped ? plan.length - x0 : x0;
    const y = isFlipped ? plan.breadth - y0 : y0;
    return isUpright
      ? { x: (plan.breadth - y) * pitch, y: x * pitch }
      : { x: x * pitch, y: y * pitch };
  };
}

function pitCentres(info: GameInfo, turn: Turn): Point[] {
  const left = EDGE + (info.hasStores ? STORE : 0);
  return info.cells.map(({ row, column }) => {
    const middle = row >= info.rowsPerSide ? MIDDLE : 0;
    return turn(left + column + 0.5, EDGE + (row + 0.5) * ACROSS + middle);
  });
}

function storePlace(
  plan: Plan,
  turn: Turn,
  centreX: number,
  pitch: number,
  isUpright: boolean,
): StorePlace {
  const centre = turn(centreX, plan.breadth / 2);
  const short = 0.78 * pitch;
  const long = (plan.breadth - 2 * EDGE - 0.62) * pitch;
  const [width, height] = isUpright ? [long, short] : [short, long];
  const beside = isUpright
    ? { x: centre.x + long / 2 + 0.2 * pitch, y: centre.y }
    : { x: centre.x, y: centre.y - long / 2 - 0.2 * pitch };
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height, count: beside };
}

function stores(info: GameInfo, plan: Plan, turn: Turn, f: Fit): Layout["stores"] {
  if (!info.hasStores) return null;
  const offset = EDGE + STORE / 2 - 0.02;
  const place = (x: number) => storePlace(plan, turn, x, f.pitch, f.isUpright);
  return [place(plan.length - offset), place(offset)];
}

/** Pits in reading order: whatever the turn of the board, rows share a `y`. */
function readingRows(pits: readonly Point[], pitch: number): number[][] {
  const rows = new Map<number, number[]>();
  pits.forEach((point, pit) => {
    const key = Math.round((point.y / pitch) * 8);
    rows.set(key, [...(rows.get(key) ?? []), pit]);
  });
  const x = (pit: number) => pits[pit]?.x ?? 0;
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => x(a) - x(b)));
}

/** The plank within the picture: beside it is its shadow. */
function plankOf({ width, height }: { width: number; height: number }, pitch: number): Rect {
  const shadow = SHADOW * pitch;
  return {
    x: shadow,
    y: shadow * 0.6,
    width: width - 2 * shadow,
    height: height - 2 * shadow,
  };
}

/** What lies beside the pits. */
function besides(pits: readonly Point[], pitch: number) {
  const beside = (dx: number, dy: number) =>
    pits.map(({ x, y }) => ({ x: x + dx * pitch, y: y + dy * pitch }));
  return {
    counts: beside(DIAGONAL, -DIAGONAL),
    letters: beside(-LETTER, LETTER),
    marks: beside(SIGN, SIGN),
  };
}

/** Lays out a board in a room. */
export function layOut(info: GameInfo, room: Room): Layout {
  const plan = planOf(info);
  const found = fit(plan, room);
  const { isUpright, pitch } = found;
  const turn = turning(plan, found, room.isFlipped ?? false);
  const pits = pitCentres(info, turn);
  const size = boardSize(info, room);
  const end = EDGE + (info.hasStores ? STORE : 0);
  return {
    ...size,
    isUpright,
    pitch,
    radius: RADIUS * pitch,
    plaqueRadius: PLAQUE * pitch,
    board: plankOf(size, pitch),
    pits,
    ...besides(pits, pitch),
    stores: stores(info, plan, turn, found),
    groove: [turn(end, plan.breadth / 2), turn(plan.length - end, plan.breadth / 2)],
    lapCounter: { x: size.width / 2, y: isUpright ? 0.29 * pitch : size.height / 2 },
    exits: [turn(plan.length / 2, plan.breadth), turn(plan.length / 2, 0)],
    rows: readingRows(pits, pitch),
  };
}
