/** Draws a whole number from 0 to below `n`. */
export type Chance = (n: number) => number;

/** Chance that is the same for the same seed: xorshift. */
export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed, 2654435761) | 0 || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

/** One of a few; nothing of none. */
export const oneOf = <T>(chance: Chance, from: readonly T[]): T | undefined =>
  from[chance(Math.max(1, from.length))];
