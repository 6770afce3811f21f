/**
 * Tempo of a turn: short turns keep their natural time; long ones speed up
 * smoothly, run fast, and slow down again so that the end can be followed.
 */

import { ease } from "./ease";

/** No turn takes longer at speed 1, in seconds. */
export const LONGEST = 8;

const SPEED_UP = 3;
const SLOW_DOWN = 2;
/** Fineness of the table of natural time. */
const CELLS = 800;
const CELL = LONGEST / CELLS;

/** Between seconds as shown at speed 1 and natural seconds. */
export interface Tempo {
  readonly duration: number;
  toNatural(seconds: number): number;
  toShown(natural: number): number;
  /** Natural seconds that pass in a shown second. */
  rateAt(seconds: number): number;
}

/** 0 at the pace of the hand, 1 at the fastest. */
function haste(seconds: number): number {
  if (seconds < SPEED_UP) return ease(seconds / SPEED_UP);
  return ease((LONGEST - seconds) / SLOW_DOWN);
}

const HASTES = Float64Array.from({ length: CELLS }, (_, i) => haste((i + 0.5) * CELL));

/** Natural seconds of a whole showing whose fastest rate is e to the power of `growth`: equal shares feel like equal steps. */
function naturalOf(growth: number): number {
  return HASTES.reduce((sum, h) => sum + Math.exp(growth * h) * CELL, 0);
}

function growthFor(natural: number): number {
  const [low, high] = halve(0, 40, (growth) => naturalOf(growth) < natural);
  return (low + high) / 2;
}

/** Narrows a range to the point up to which something holds. */
function halve(low: number, high: number, holds: (x: number) => boolean): [number, number] {
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return [low, high];
}

function unhurried(natural: number): Tempo {
  const same = (seconds: number) => seconds;
  return { duration: natural, toNatural: same, toShown: same, rateAt: () => 1 };
}

/** The tempo for a turn of so many natural seconds. */
export function tempoFor(natural: number): Tempo {
  if (natural <= LONGEST) return unhurried(natural);
  const growth = growthFor(natural);
  const passed = new Float64Array(CELLS + 1);
  HASTES.forEach((h, i) => (passed[i + 1] = (passed[i] ?? 0) + Math.exp(growth * h) * CELL));
  // The sum ends a hair beside the natural time: the end must be the end.
  const fit = natural / (passed[CELLS] ?? natural);
  const toNatural = (seconds: number) => interpolate(passed, Math.max(0, seconds) / CELL) * fit;
  return {
    duration: LONGEST,
    toNatural,
    toShown: (target) => halve(0, LONGEST, (seconds) => toNatural(seconds) < target)[1],
    rateAt: (seconds) => Math.exp(growth * haste(seconds)),
  };
}

function interpolate(table: Float64Array, at: number): number {
  const cell = Math.min(CELLS - 1, Math.floor(at));
  const from = table[cell] ?? 0;
  const to = table[cell + 1] ?? from;
  return from + (to - from) * Math.min(1, at - cell);
}
