/** Several seeds held together: painted once for each number, then only copied. */
import type { Layout, Point } from "./layout";
import { Lru } from "./lru";
import type { SeedSprites } from "./seed-sprites";
import { Pile, type SeedPlace } from "./seeds";
import { painted } from "./surface";
import { css, mix, type Rgb, type Theme } from "./theme";

type Ctx = CanvasRenderingContext2D;
type Sheet = OffscreenCanvasRenderingContext2D;

/** Rays round captured seeds. */
const RAYS = 16;

/** How what holds the seeds looks. */
export interface Palm {
  readonly color: Rgb;
  readonly strength: number;
  readonly isMarked: boolean;
}

interface Cluster {
  readonly seeds: ImageBitmap;
  readonly shadow: ImageBitmap;
}

interface HandfulTools {
  readonly layout: Layout;
  readonly theme: Theme;
  readonly sprites: SeedSprites;
}

/** Handfuls of the seeds of one board. */
export class Handfuls {
  readonly #clusters: Lru<number, Cluster>;
  readonly #pile: Pile;
  readonly #tools: HandfulTools;

  constructor(tools: HandfulTools) {
    this.#tools = tools;
    const { width, height } = tools.layout;
    this.#clusters = new Lru(
      width * height,
      ({ seeds }) => 2 * seeds.width * seeds.height,
      ({ seeds, shadow }) => [seeds, shadow].forEach((image) => image.close()),
    );
    this.#pile = new Pile(77, tools.sprites.radius / (tools.layout.radius * 0.72));
  }

  /** What was painted is let go. */
  dispose(): void {
    this.#clusters.clear();
  }

  /** Draws a handful over a point of the ground; tells where it is seen. */
  draw(ctx: Ctx, ground: Point, count: number, height: number, palm: Palm): Point {
    const { sprites } = this.#tools;
    const { seeds, shadow } = this.#painted(count);
    const y = ground.y - riseOf(sprites, height);
    const offset = sprites.radius * (0.2 + 0.46 * height);
    const alpha = ctx.globalAlpha;
    const scale = 1 + 0.045 * height;
    const size = seeds.width * scale;
    ctx.globalAlpha = alpha * Math.max(0.4, 0.85 - 0.1 * height);
    ctx.drawImage(
      shadow,
      ground.x + offset - size / 2,
      ground.y + offset * 1.1 - size / 2,
      size,
      size,
    );
    ctx.globalAlpha = alpha;
    this.#drawPalm(ctx, ground.x, y, palm);
    ctx.globalAlpha = alpha;
    ctx.drawImage(seeds, ground.x - size / 2, y - size / 2, size, size);
    return { x: ground.x, y };
  }

  /** What holds the seeds: a bowl of light that keeps them apart from the seeds below. Captured seeds have rays. */
  #drawPalm(ctx: Ctx, x: number, y: number, palm: Palm): void {
    const { pitch } = this.#tools.layout;
    const { plaque, pit } = this.#tools.theme.colors;
    const radius = pitch * 0.3;
    const alpha = ctx.globalAlpha * palm.strength;
    ctx.globalAlpha = alpha;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
    ctx.fillStyle = css(mix(pit, plaque, 0.42), 0.62);
    ctx.fill();
    ctx.lineWidth = pitch * 0.03;
    ctx.strokeStyle = css(palm.color, 0.95);
    for (let i = 0; palm.isMarked && i < RAYS; i++) {
      const angle = (i / RAYS) * 2 * Math.PI;
      ctx.moveTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
      ctx.lineTo(x + Math.cos(angle) * radius * 1.13, y + Math.sin(angle) * radius * 1.13);
    }
    ctx.stroke();
  }

  #painted(count: number): Cluster {
    return this.#clusters.get(count, () => this.#paint(count));
  }

  #paint(count: number): Cluster {
    const { sprites, layout } = this.#tools;
    const size = layout.radius * 2.1;
    const places = Array.from({ length: count }, (_, i) => this.#pile.place(i)).sort(
      (a, b) => a.layer - b.layer || a.y - b.y,
    );
    const each = (draw: (ctx: Sheet, x: number, y: number, place: SeedPlace) => void) =>
      painted(size, size, (ctx, width) => {
        for (const place of places) {
          const x = width / 2 + place.x * layout.radius * 0.72;
          const y = width / 2 + place.y * layout.radius * 0.72 - place.layer * sprites.radius * 0.3;
          draw(ctx, x, y, place);
        }
      });
    return {
      seeds: each((ctx, x, y, { layer, variety }) => {
        if (layer > 0) sprites.drawShadow(ctx, x, y, 0);
        sprites.draw(ctx, x, y, variety);
      }),
      shadow: each((ctx, x, y) =>
        sprites.drawShadow(ctx, x - sprites.radius * 0.22, y - sprites.radius * 0.26, 0),
      ),
    };
  }
}

/** How far up something at a height is seen. */
export const riseOf = (sprites: SeedSprites, height: number): number =>
  sprites.radius * 0.5 * height;
