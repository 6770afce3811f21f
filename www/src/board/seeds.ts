/**
 * How seeds lie in a hollow: natural, but the same every time. Seed `k` of a
 * pit always lies in the same place, so one more seed never moves the others.
 */

/** A seed in a hollow of radius 1 (stores: of the given half-width and half-height). */
export interface SeedPlace {
  readonly x: number;
  readonly y: number;
  /** 0 on the ground; a seed of layer n lies on seeds of layer n − 1. */
  readonly layer: number;
  /** Chooses one of the drawn varieties. */
  readonly variety: number;
}

/** The hollow seeds lie in, in units of its smaller half-width. */
export interface Hollow {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

export const ROUND: Hollow = { halfWidth: 1, halfHeight: 1 };

const CANDIDATES = 80;
const APART = 1.86; // seed radii; a little under 2: seeds touch and overlap by a hair, as things in a bowl do
const NESTLED = 0.85; // a seed lies between those below it, not on top of one
const MAX_LAYERS = 9;

/** Small repeatable chance (mulberry32). */
export function chance(seed: number): () => number {
  let state = (seed * 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Lays seeds one after another; asks no more than it must. */
export class Pile {
  readonly #places: SeedPlace[] = [];
  readonly #random: () => number;
  #layer = 0;
  readonly #centreX: number;
  readonly #centreY: number;
  readonly #seedRadius: number;
  readonly #hollow: Hollow = ROUND;

  constructor(seed: number, seedRadius: number, hollow: Hollow = ROUND) {
    this.#seedRadius = seedRadius;
    this.#hollow = hollow;
    this.#random = chance(seed + 1);
    // The lowest point of a hand-carved hollow is never quite its middle.
    this.#centreX = (this.#random() - 0.5) * 0.3;
    this.#centreY = (this.#random() - 0.5) * 0.3;
  }

  /** Where seed `index` lies. */
  place(index: number): SeedPlace {
    while (this.#places.length <= index) this.#places.push(this.#next());
    return this.#places[index] as SeedPlace;
  }

  #next(): SeedPlace {
    for (;;) {
      const found = this.#lowestFree();
      if (found) return found;
      // The last layer is a heap: it takes what comes.
      if (this.#layer >= MAX_LAYERS)
        return { ...this.#candidate(), layer: this.#layer, variety: this.#variety() };
      this.#layer += 1;
    }
  }

  #variety(): number {
    return Math.floor(this.#random() * 1024);
  }

  /** Among some random free spots the one nearest the bottom. */
  #lowestFree(): SeedPlace | null {
    let best: SeedPlace | null = null;
    let bestHeight = Infinity;
    for (let i = 0; i < CANDIDATES; i++) {
      const spot = this.#candidate();
      if (!this.#isFree(spot.x, spot.y)) continue;
      const height = this.#heightOf(spot.x, spot.y) + this.#random() * 0.34;
      if (height >= bestHeight) continue;
      bestHeight = height;
      best = { ...spot, layer: this.#layer, variety: 0 };
    }
    return best && { ...best, variety: this.#variety() };
  }

  /** A heap narrows upwards. */
  #reach(): number {
    return Math.max(0.3, 1 - this.#layer * 0.085);
  }

  #candidate(): { x: number; y: number } {
    const angle = this.#random() * 2 * Math.PI;
    const distance = Math.sqrt(this.#random()) * this.#reach();
    const margin = this.#seedRadius * 1.14;
    return {
      x: Math.cos(angle) * distance * (this.#hollow.halfWidth - margin),
      y: Math.sin(angle) * distance * (this.#hollow.halfHeight - margin),
    };
  }

  #heightOf(x: number, y: number): number {
    return Math.hypot(
      (x - this.#centreX) / this.#hollow.halfWidth,
      (y - this.#centreY) / this.#hollow.halfHeight,
    );
  }

  /** Seeds lie layer by layer: once two layers down, nothing is in the way any more. */
  #isFree(x: number, y: number): boolean {
    for (let i = this.#places.length - 1; i >= 0; i--) {
      const place = this.#places[i] as SeedPlace;
      const below = this.#layer - place.layer;
      if (below > 1) return true;
      const [dx, dy] = [place.x - x, place.y - y];
      const apart = this.#seedRadius * (below === 0 ? APART : NESTLED);
      if (dx * dx + dy * dy < apart * apart) return false;
    }
    return true;
  }
}
