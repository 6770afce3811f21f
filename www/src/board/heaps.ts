/** Seeds at rest: what lies in a hollow is painted once for each number, kept for a while, and only copied. */
import { pointAt, type Layout, type Point, type Rect } from "./layout";
import { Lru } from "./lru";
import type { SeedSprites } from "./seed-sprites";
import { Pile, type Hollow } from "./seeds";
import { painted } from "./surface";

type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A seed's place in the picture. */
export interface Spot extends Point {
  readonly variety: number;
  readonly scale: number;
  readonly layer: number;
}

/** A pit or a store. */
interface Basin {
  /** Over all hollows of a board. */
  readonly index: number;
  readonly centre: Point;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly pile: Pile;
}

/** Seeds painted, and where the painting lies on the board, in whole pixels. */
export interface Heap {
  readonly image: ImageBitmap;
  readonly left: number;
  readonly top: number;
}

/** Heaps kept, in pixels of the whole picture. One position fills about half a picture. */
const KEPT = 2;
/** A seed with its shadow, in seed radii. */
const REACH = 1.85;
/** Shadows fall on the rim, not beyond it. */
const OVER_RIM = 1.03;
/** More seeds than any game has. */
const MANY = 4096;

/** The seeds in the hollows of one board. */
export class Heaps {
  readonly #basins: readonly Basin[];
  readonly #heaps: Lru<number, Heap>;
  readonly #layout: Layout;
  readonly #sprites: SeedSprites;

  constructor(layout: Layout, sprites: SeedSprites) {
    this.#layout = layout;
    this.#sprites = sprites;
    this.#basins = basinsOf(layout, sprites.radius / layout.radius);
    this.#heaps = new Lru(
      KEPT * layout.width * layout.height,
      ({ image }) => image.width * image.height,
      ({ image }) => image.close(),
    );
  }

  /** The seeds of a hollow (pits, then stores), `count` of them: none is no picture. */
  heap(hollow: number, count: number): Heap | null {
    if (count === 0) return null;
    return this.#heaps.get(hollow * MANY + count, () =>
      this.#paint(this.#basins[hollow] as Basin, count),
    );
  }

  /** What was painted is let go. */
  dispose(): void {
    this.#heaps.clear();
  }

  /** Where a pit's seed number `index` lies. */
  spot(pit: number, index: number): Spot {
    return this.#spotIn(this.#basins[pit] as Basin, index);
  }

  #spotIn({ pile, centre }: Basin, index: number): Spot {
    const { radius } = this.#layout;
    const place = pile.place(index);
    // Seen from above, what lies higher is a little nearer, and shifted against the shadow.
    const lift = place.layer * this.#sprites.radius;
    return {
      x: centre.x + place.x * radius - lift * 0.06,
      y: centre.y + place.y * radius - lift * 0.15,
      variety: place.variety,
      scale: 1 + 0.018 * place.layer,
      layer: place.layer,
    };
  }

  #paint(basin: Basin, count: number): Heap {
    const spots = Array.from({ length: count }, (_, i) => this.#spotIn(basin, i));
    const { x: left, y: top, width, height } = this.#boxOf(basin, spots);
    const image = painted(width, height, (ctx) => {
      ctx.translate(-left, -top);
      clipTo(ctx, basin);
      this.#paintSeeds(ctx, spots);
    });
    return { image, left, top };
  }

  /** Only as large as what lies there: few seeds leave most of a hollow free. */
  #boxOf(basin: Basin, spots: readonly Spot[]): Rect {
    const reach = REACH * this.#sprites.radius;
    const all = edgeOf(basin);
    const xs = spots.map(({ x }) => x);
    const ys = spots.map(({ y }) => y);
    const x = Math.floor(Math.max(all.x, Math.min(...xs) - reach));
    const y = Math.floor(Math.max(all.y, Math.min(...ys) - reach));
    const right = Math.min(all.x + all.width, Math.max(...xs) + reach);
    const bottom = Math.min(all.y + all.height, Math.max(...ys) + reach);
    return { x, y, width: right - x, height: bottom - y };
  }

  /** Layer by layer, each with its shadows first: upper seeds shade lower ones. */
  #paintSeeds(ctx: Ctx, spots: readonly Spot[]): void {
    const top = spots.at(-1)?.layer ?? 0;
    for (let layer = 0; layer <= top; layer++) {
      const own = spots.filter((s) => s.layer === layer).sort((a, b) => a.y - b.y);
      for (const s of own) this.#sprites.drawShadow(ctx, s.x, s.y, 0);
      for (const s of own) this.#sprites.draw(ctx, s.x, s.y, s.variety, s.scale);
    }
  }
}

function basinsOf(layout: Layout, size: number): Basin[] {
  const { radius } = layout;
  const pits = layout.pits.map((_, index) => ({
    index,
    centre: pointAt(layout.pits, index),
    halfWidth: radius,
    halfHeight: radius,
    pile: new Pile(index, size),
  }));
  const stores = (layout.stores ?? []).map(({ x, y, width, height }, i) => {
    const [halfWidth, halfHeight] = [width / 2, height / 2];
    const hollow: Hollow = { halfWidth: halfWidth / radius, halfHeight: halfHeight / radius };
    return {
      index: pits.length + i,
      centre: { x: x + halfWidth, y: y + halfHeight },
      halfWidth,
      halfHeight,
      pile: new Pile(1000 + i, size, hollow),
    };
  });
  return [...pits, ...stores];
}

/** As far as seeds and their shadows may reach. */
function edgeOf({ centre, halfWidth, halfHeight }: Basin): Rect {
  const over = Math.min(halfWidth, halfHeight) * (OVER_RIM - 1);
  const [wide, high] = [halfWidth + over, halfHeight + over];
  return { x: centre.x - wide, y: centre.y - high, width: 2 * wide, height: 2 * high };
}

function clipTo(ctx: Ctx, basin: Basin): void {
  const { x, y, width, height } = edgeOf(basin);
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, Math.min(width, height) / 2);
  ctx.clip();
}
