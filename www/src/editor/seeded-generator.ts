/** Whole numbers below `n`, the same for the same seed: xorshift. For tests only. */
export function generator(seed: number): (n: number) => number {
  let state = seed | 0 || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}
