/**
 * Where everything lies on the board: pure arithmetic from the engine's
 * description and the room there is. All lengths in CSS pixels unless scaled.
 */
import type { GameInfo } from "../engine/types";
import type { Layout, Point, StorePlace } from "./layout";

/** The place a board has. */
export interface Room {
  readonly width: number;
  /** Nothing: the page scrolls. */
  readonly height?: number;
  readonly isFlipped?: boolean;
}

/** Smallest pit that a thumb hits (WCAG 2.5.5, and the project's own promise). */
export const MIN_PIT = 44;

// Shares of the pitch.
const RADIUS = 0.41;
const EDGE = 0.44; // from the picture's edge to the first cell: cast shadow and frame
const SHADOW = 0.1;
const ACROSS = 1.07; // rows lie a little further apart than pits in a row
const MIDDLE = 0.36; // between the halves
const STORE = 1.06; // room of a store at each end
const DIAGONAL = 0.412; // plaques, letters and marks sit on the wood where four pits meet
const PLAQUE = 0.14;
const MAX_WIDE = 128;
const MAX_UPRIGHT = 84;

interface Plan {
  readonly length: number;
  readonly breadth: number;
}

function planOf(info: GameInfo): Plan {
  const rows = info.rowsPerSide * 2;
  return {
    length: 2 * EDGE + info.columns + (info.hasStores ? 2 * STORE : 0),
    breadth: 2 * EDGE + rows * ACROSS + MIDDLE,
  };
}

function pitchFor(
  width: number,
  height: number,
  across: number,
  down: number,
  max: number,
): number {
  return Math.min(max, width / across, Math.max(height / down, MIN_PIT / (2 * RADIUS)));
}

interface Fit {
  readonly isUpright: boolean;
  readonly pitch: number;
}

function fit(plan: Plan, room: Room): Fit {
  const width = Math.max(room.width, 1);
  const height = room.height ?? Infinity;
  const wide = pitchFor(width, height, plan.length, plan.breadth, MAX_WIDE);
  const upright = pitchFor(width, height, plan.breadth, plan.length, MAX_UPRIGHT);
  const isUpright = 2 * RADIUS * wide < MIN_PIT && upright > wide;
  return { isUpright, pitch: isUpright ? upright : wide };
}

/** Size of the picture for a room: for reserving it before anything is drawn. */
export function boardSize(info: GameInfo, room: Room): { width: number; height: number } {
  const plan = planOf(info);
  const { isUpright, pitch } = fit(plan, room);
  const [across, down] = isUpright ? [plan.breadth, plan.length] : [plan.length, plan.breadth];
  return { width: Math.floor(across * pitch), height: Math.floor(down * pitch) };
}

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

/** Lays out a board in a room. */
export function layOut(info: GameInfo, room: Room): Layout {
  const plan = planOf(info);
  const found = fit(plan, room);
  const { isUpright, pitch } = found;
  const turn = turning(plan, found, room.isFlipped ?? false);
  const pits = pitCentres(info, turn);
  const beside = (dx: number, dy: number) =>
    pits.map(({ x, y }) => ({ x: x + dx * pitch, y: y + dy * pitch }));
  const size = boardSize(info, room);
  const shadow = SHADOW * pitch;
  const end = EDGE + (info.hasStores ? STORE : 0);
  const exit = (y: number) => turn(plan.length / 2, y);
  return {
    ...size,
    isUpright,
    pitch,
    radius: RADIUS * pitch,
    plaqueRadius: PLAQUE * pitch,
    board: {
      x: shadow,
      y: shadow * 0.6,
      width: size.width - 2 * shadow,
      height: size.height - 2 * shadow,
    },
    pits,
    counts: beside(DIAGONAL, -DIAGONAL),
    letters: beside(-DIAGONAL, DIAGONAL),
    marks: beside(DIAGONAL - 0.01, DIAGONAL - 0.01),
    stores: stores(info, plan, turn, found),
    groove: [turn(end, plan.breadth / 2), turn(plan.length - end, plan.breadth / 2)],
    lapCounter: isUpright
      ? { x: size.width / 2, y: 0.29 * pitch }
      : { x: size.width / 2, y: size.height / 2 },
    exits: [exit(plan.breadth), exit(0)],
    rows: readingRows(pits, pitch),
  };
}
