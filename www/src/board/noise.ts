/** Smooth repeatable noise from a table: fast enough for every pixel of a plank. */
import { smooth } from "./ease";
import { chance } from "./seeds";

const SIZE = 128;
const MASK = SIZE - 1;

/** Values from 0 to 1; smooth over a distance of about 1. */
export type Noise = (x: number, y: number) => number;

/** A field of noise; the same seed gives the same field. */
export function noiseField(seed: number): Noise {
  const random = chance(seed);
  const table = new Float32Array(SIZE * SIZE).map(() => random());
  return (x, y) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = x - x0;
    const fy = y - y0;
    const sx = smooth(fx);
    const sy = smooth(fy);
    const left = x0 & MASK;
    const right = (x0 + 1) & MASK;
    const top = (y0 & MASK) * SIZE;
    const bottom = ((y0 + 1) & MASK) * SIZE;
    const a = table[top + left] as number;
    const b = table[top + right] as number;
    const c = table[bottom + left] as number;
    const d = table[bottom + right] as number;
    const upper = a + (b - a) * sx;
    return upper + (c + (d - c) * sx - upper) * sy;
  };
}
