/**
 * The ground with the seeds at rest: a layer in which only hollows that changed are painted again. Each is wiped to
 * the ground first, on whole pixels and without a clip (whose soft edge would leave half a pixel of what was there):
 * a board played on looks as one freshly set up.
 */
import type { Heaps } from "./heaps";
import type { Layout, Rect } from "./layout";
import { surface, type Surface } from "./surface";

/** What lies on a board. */
export interface Lying {
  readonly pits: ArrayLike<number>;
  readonly stores: readonly [number, number];
}

/** Wider than a hollow (in its radii): seeds and shadows reach over the rim. */
const OVER = 1.05;

export class StillLayer {
  readonly #made: Surface;
  /** By hollow: first the pits, then the stores. */
  readonly #boxes: readonly Rect[];
  readonly #shown: Int16Array;
  readonly #pitCount: number;
  readonly #ground: Surface;
  readonly #heaps: Heaps;

  constructor(layout: Layout, ground: Surface, heaps: Heaps) {
    this.#ground = ground;
    this.#heaps = heaps;
    this.#made = surface(layout.width, layout.height);
    this.#made.ctx.drawImage(ground.canvas, 0, 0);
    this.#pitCount = layout.pits.length;
    this.#boxes = boxesOf(layout);
    this.#shown = new Int16Array(this.#boxes.length);
  }

  /** The layer with these seeds. */
  with({ pits, stores }: Lying): HTMLCanvasElement {
    const pitCount = this.#pitCount;
    for (let hollow = 0; hollow < this.#boxes.length; hollow++) {
      const count = hollow < pitCount ? pits[hollow] : stores[hollow === pitCount ? 0 : 1];
      this.#show(hollow, count ?? 0);
    }
    return this.#made.canvas;
  }

  /** Lets its memory go now: nobody knows when it would be collected. */
  dispose(): void {
    this.#made.canvas.width = 0;
  }

  #show(hollow: number, count: number): void {
    if (this.#shown[hollow] === count) return;
    this.#shown[hollow] = count;
    const { ctx } = this.#made;
    const { x, y, width, height } = this.#boxes[hollow] as Rect;
    ctx.clearRect(x, y, width, height);
    ctx.drawImage(this.#ground.canvas, x, y, width, height, x, y, width, height);
    const heap = this.#heaps.heap(hollow, count);
    if (heap) ctx.drawImage(heap.image, heap.left, heap.top);
  }
}

/** Boxes round the hollows, in whole pixels; none lies over another. */
function boxesOf({ pits, radius, stores }: Layout): Rect[] {
  const reach = radius * OVER;
  const over = radius * (OVER - 1);
  return [
    ...pits.map(({ x, y }) => wholePixels(x - reach, y - reach, x + reach, y + reach)),
    ...(stores ?? []).map(({ x, y, width, height }) =>
      wholePixels(x - over, y - over, x + width + over, y + height + over),
    ),
  ];
}

function wholePixels(left: number, top: number, right: number, bottom: number): Rect {
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
}
