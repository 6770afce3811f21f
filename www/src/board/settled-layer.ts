/**
 * The board with its seeds at rest: a layer over the static one in which only
 * the pits that changed are painted again. A frame copies it and adds what moves.
 */
import { pointAt, type Layout, type StorePlace } from "./layout";
import type { Plaques } from "./plaques";
import type { SeedSprites } from "./seed-sprites";
import { Pile, type Hollow } from "./seeds";
import { copyRect, surface, type Surface } from "./surface";

export interface SettledOptions {
  readonly layout: Layout;
  readonly ground: Surface;
  readonly sprites: SeedSprites;
  readonly plaques: Plaques;
}

/** A seed's place in the picture. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly variety: number;
  readonly scale: number;
  readonly layer: number;
}

/** The count a plaque shows, or none. */
const NO_PLAQUE = -1;

export class SettledLayer {
  readonly canvas: HTMLCanvasElement;
  private readonly ctx: CanvasRenderingContext2D;
  private readonly piles: readonly Pile[];
  private readonly storePiles: readonly Pile[];
  private readonly shown: Int16Array;
  private readonly plaqued: Int16Array;
  private readonly stored: [number, number] = [0, 0];

  constructor(private readonly options: SettledOptions) {
    const { layout, ground, sprites } = options;
    const made = surface(layout.width, layout.height);
    this.canvas = made.canvas;
    this.ctx = made.ctx;
    this.ctx.drawImage(ground.canvas, 0, 0);
    const size = sprites.radius / layout.radius;
    this.piles = layout.pits.map((_, pit) => new Pile(pit, size));
    this.storePiles = (layout.stores ?? []).map(
      (place, i) => new Pile(1000 + i, size, hollowOf(place, layout)),
    );
    this.shown = new Int16Array(layout.pits.length);
    this.plaqued = new Int16Array(layout.pits.length).fill(NO_PLAQUE);
    if (layout.stores) for (const i of [0, 1] as const) this.paintStore(i);
  }

  /** Brings the layer to these counts. `hasCount` tells which pits wear a plaque. */
  update(
    pits: ArrayLike<number>,
    stores: readonly [number, number],
    hasCount: (pit: number) => boolean,
  ): void {
    for (let pit = 0; pit < this.shown.length; pit++) {
      const seeds = pits[pit] ?? 0;
      const plaque = hasCount(pit) ? seeds : NO_PLAQUE;
      if (seeds === this.shown[pit] && plaque === this.plaqued[pit]) continue;
      this.shown[pit] = seeds;
      this.plaqued[pit] = plaque;
      this.paintPit(pit);
    }
    for (const i of [0, 1] as const) {
      if (stores[i] === this.stored[i]) continue;
      this.stored[i] = stores[i];
      this.paintStore(i);
    }
  }

  /** Draws a pit's count again: over a ring that would hide it. */
  drawCount(ctx: CanvasRenderingContext2D, pit: number): void {
    const { x, y } = pointAt(this.options.layout.counts, pit);
    const shown = this.plaqued[pit] ?? NO_PLAQUE;
    if (shown !== NO_PLAQUE) this.options.plaques.drawCount(ctx, x, y, shown);
  }

  /** Where a pit's seed number `index` lies. */
  spot(pit: number, index: number): Spot {
    const { layout } = this.options;
    const { x, y } = pointAt(layout.pits, pit);
    return this.spotIn(this.piles[pit] as Pile, index, x, y);
  }

  private spotIn(pile: Pile, index: number, x: number, y: number): Spot {
    const { radius } = this.options.layout;
    const place = pile.place(index);
    // Seen from above, what lies higher is a little nearer, and shifted against the shadow.
    const lift = place.layer * this.options.sprites.radius;
    return {
      x: x + place.x * radius - lift * 0.06,
      y: y + place.y * radius - lift * 0.15,
      variety: place.variety,
      scale: 1 + 0.018 * place.layer,
      layer: place.layer,
    };
  }

  private paintPit(pit: number): void {
    const { ctx, options } = this;
    const { layout, ground } = options;
    const { x, y } = pointAt(layout.pits, pit);
    const plaque = pointAt(layout.counts, pit);
    // Wide enough for two figures and their shadow, and clear of every other pit.
    const [wide, high] = [options.plaques.radius * 1.55, options.plaques.radius * 1.28];
    copyRect(ctx, ground.canvas, plaque.x - wide, plaque.y - high, 2 * wide, 2 * high);
    this.inPit(x, y, (box) => {
      copyRect(ctx, ground.canvas, x - box, y - box, 2 * box, 2 * box);
      this.paintSeeds(this.shown[pit] ?? 0, (i) => this.spotIn(this.piles[pit] as Pile, i, x, y));
    });
    this.drawCount(ctx, pit);
  }

  /** Paints within a pit's circle: its box would reach over the plaques of its neighbours. */
  private inPit(x: number, y: number, paint: (box: number) => void): void {
    const { ctx } = this;
    const box = this.options.layout.radius * 1.03;
    ctx.save();
    ctx.beginPath();
    ctx.arc(x, y, box, 0, 2 * Math.PI);
    ctx.clip();
    paint(box);
    ctx.restore();
  }

  private paintStore(index: 0 | 1): void {
    const { ctx, options } = this;
    const place = options.layout.stores?.[index];
    const pile = this.storePiles[index];
    if (!place || !pile) return;
    const half = options.plaques.radius * 2;
    copyRect(
      ctx,
      options.ground.canvas,
      place.count.x - half,
      place.count.y - half,
      2 * half,
      2 * half,
    );
    copyRect(
      ctx,
      options.ground.canvas,
      place.x - 2,
      place.y - 2,
      place.width + 4,
      place.height + 4,
    );
    const x = place.x + place.width / 2;
    const y = place.y + place.height / 2;
    this.paintSeeds(this.stored[index], (i) => this.spotIn(pile, i, x, y));
    options.plaques.drawCount(ctx, place.count.x, place.count.y, this.stored[index]);
  }

  /** Layer by layer, each with its shadows first: upper seeds shade lower ones. */
  private paintSeeds(count: number, spotOf: (index: number) => Spot): void {
    const { sprites } = this.options;
    const spots = Array.from({ length: count }, (_, i) => spotOf(i));
    const top = spots.at(-1)?.layer ?? 0;
    for (let layer = 0; layer <= top; layer++) {
      const own = spots.filter((s) => s.layer === layer).sort((a, b) => a.y - b.y);
      for (const s of own) sprites.drawShadow(this.ctx, s.x, s.y, 0);
      for (const s of own) sprites.draw(this.ctx, s.x, s.y, s.variety, s.scale);
    }
  }
}

function hollowOf(place: StorePlace, layout: Layout): Hollow {
  return {
    halfWidth: place.width / 2 / layout.radius,
    halfHeight: place.height / 2 / layout.radius,
  };
}
