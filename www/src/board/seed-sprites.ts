/** Seeds painted once in some varieties and sizes of light, then only copied. */
import type { SeedLook } from "./looks";
import { paintHalo, paintSeed, paintShade, ROOM } from "./seed-paint";
import type { Theme } from "./theme";

const VARIETIES = 12;

type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The seeds of one game, at one size. */
export class SeedSprites {
  readonly #seeds: readonly ImageBitmap[];
  readonly #shade: ImageBitmap;
  readonly #halo: ImageBitmap;

  /** `radius` in device pixels. */
  constructor(
    readonly radius: number,
    look: SeedLook,
    theme: Theme,
  ) {
    this.#seeds = Array.from({ length: VARIETIES }, (_, i) => paintSeed(radius, look, theme, i));
    this.#shade = paintShade(radius, theme);
    this.#halo = paintHalo(radius, theme.colors.capture);
  }

  /** What was painted is let go. */
  dispose(): void {
    for (const image of [...this.#seeds, this.#shade, this.#halo]) image.close();
  }

  /** Draws a seed; `scale` above 1 brings it nearer. */
  draw(ctx: Ctx, x: number, y: number, variety: number, scale = 1): void {
    const size = this.radius * ROOM * 2 * scale;
    ctx.drawImage(
      this.#seeds[variety % VARIETIES] as ImageBitmap,
      x - size / 2,
      y - size / 2,
      size,
      size,
    );
  }

  /** The shadow of a seed at a height (in seed radii over what it falls on). */
  drawShadow(ctx: Ctx, x: number, y: number, height: number): void {
    const size = this.radius * 2 * (1.5 + 0.16 * height);
    const offset = this.radius * (0.22 + 0.46 * height);
    ctx.globalAlpha = Math.max(0.3, 0.95 - 0.14 * height);
    ctx.drawImage(this.#shade, x + offset - size / 2, y + offset * 1.2 - size / 2, size, size);
    ctx.globalAlpha = 1;
  }

  /** The mark of captured seeds that are sown again: a ring with four points. */
  drawHalo(ctx: Ctx, x: number, y: number): void {
    const size = this.radius * 4;
    ctx.drawImage(this.#halo, x - size / 2, y - size / 2, size, size);
  }
}
