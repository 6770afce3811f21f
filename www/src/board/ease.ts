/** Gentle ways from 0 to 1. */

/** Kept between 0 and 1. */
export const clamp = (x: number): number => Math.min(1, Math.max(0, x));
/** For what is between 0 and 1 already: asked for every pixel of a plank. */
export const smooth = (x: number): number => x * x * (3 - 2 * x);
/** From 0 to 1, beginning and ending gently. */
export const ease = (x: number): number => smooth(clamp(x));
