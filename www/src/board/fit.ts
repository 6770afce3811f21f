/** How large a board is in the room it has, and whether it lies or stands. All lengths in CSS pixels. */
import type { GameInfo } from "../engine/types";

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
export const EDGE = 0.44; // from the picture's edge to the first cell: cast shadow and frame
export const RADIUS = 0.41;
export const ACROSS = 1.07; // rows lie a little further apart than pits in a row
export const MIDDLE = 0.36; // between the halves
export const STORE = 1.06; // room of a store at each end
// Lengths in CSS pixels.
const MAX_WIDE = 128;
const MAX_UPRIGHT = 84;
/** Pits of a standing board need not be further apart than this, if it would then be too tall. */
const EASY_UPRIGHT = 64;
/** A short board that stands is this tall at most: a phone shows it whole, between masthead and words. */
export const TALL = 580;

/** A board lying, South below, in pitches. */
export interface Plan {
  readonly length: number;
  readonly breadth: number;
}

/** What the size of a board depends on. */
export type Shape = Pick<GameInfo, "rowsPerSide" | "columns" | "hasStores">;

export function planOf({ rowsPerSide, columns, hasStores }: Shape): Plan {
  const rows = rowsPerSide * 2;
  return {
    length: 2 * EDGE + columns + (hasStores ? 2 * STORE : 0),
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

/** How a plan lies in a room. */
export interface Fit {
  readonly isUpright: boolean;
  readonly pitch: number;
}

export function fit(plan: Plan, room: Room): Fit {
  const width = Math.max(room.width, 1);
  const height = room.height ?? Infinity;
  const wide = pitchFor(width, height, plan.length, plan.breadth, MAX_WIDE);
  const largest = Math.min(MAX_UPRIGHT, Math.max(EASY_UPRIGHT, TALL / plan.length));
  const upright = pitchFor(width, height, plan.breadth, plan.length, largest);
  const isUpright = 2 * RADIUS * wide < MIN_PIT && upright > wide;
  return { isUpright, pitch: isUpright ? upright : wide };
}

/** Size of the picture for a room: for reserving it before anything is drawn. */
export function boardSize(shape: Shape, room: Room): { width: number; height: number } {
  const plan = planOf(shape);
  const { isUpright, pitch } = fit(plan, room);
  const [across, down] = isUpright ? [plan.breadth, plan.length] : [plan.length, plan.breadth];
  return { width: Math.floor(across * pitch), height: Math.floor(down * pitch) };
}
