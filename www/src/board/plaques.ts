/** Counts on small plaques, painted once each. */
import { Lru } from "./lru";
import { painted } from "./surface";
import { BLACK, css, mix, type Theme } from "./theme";

type Ctx = CanvasRenderingContext2D;
type Sheet = OffscreenCanvasRenderingContext2D;

/** Smallest plaque that is read with ease, in CSS pixels. */
export const MIN_PLAQUE = 8.5;
/** A long turn counts its laps on as many plaques. */
const KEPT = 200;

/** Painted plaques by what they say. */
export class Plaques {
  readonly #painted = new Lru<string, ImageBitmap>(
    KEPT,
    () => 1,
    (plaque) => plaque.close(),
  );
  /** By size of the figures; measuring is slow. */
  readonly #middles = new Map<number, number>();
  readonly #theme: Theme;
  readonly #number: (n: number) => string;

  /** `radius` in device pixels. */
  constructor(
    readonly radius: number,
    theme: Theme,
    number: (n: number) => string,
  ) {
    this.#theme = theme;
    this.#number = number;
  }

  /** What was painted is let go. */
  dispose(): void {
    this.#painted.clear();
  }

  /** Draws a number centred on a point; empty hollows speak quietly. */
  drawCount(ctx: Ctx, x: number, y: number, count: number, scale = 1): void {
    this.#draw(ctx, x, y, this.#number(count), count === 0, scale);
  }

  /** Draws the number of a lap. */
  drawLap(ctx: Ctx, x: number, y: number, lap: number): void {
    this.#draw(ctx, x, y, `↻ ${this.#number(lap)}`, false);
  }

  #draw(ctx: Ctx, x: number, y: number, text: string, isQuiet: boolean, scale = 1): void {
    const key = isQuiet ? `quiet ${text}` : text;
    const plaque = this.#painted.get(key, () => this.#paint(text, isQuiet));
    const width = plaque.width * scale;
    const height = plaque.height * scale;
    if (scale === 1) ctx.drawImage(plaque, Math.round(x - width / 2), Math.round(y - height / 2));
    else ctx.drawImage(plaque, x - width / 2, y - height / 2, width, height);
  }

  #paint(text: string, isQuiet: boolean): ImageBitmap {
    const { radius: r } = this;
    const room = r * 0.28;
    const [width, height] = [2 * (r * widthOf(text) + room), 2 * (r + room)];
    return painted(width, height, (sheet, w, h) => this.#write(sheet, w / 2, h / 2, text, isQuiet));
  }

  #write(ctx: Sheet, x: number, y: number, text: string, isQuiet: boolean): void {
    const { radius: r } = this;
    const theme = this.#theme;
    if (isQuiet && !theme.isFlat) ctx.globalAlpha = 0.84;
    this.#face(ctx, x, y, r * widthOf(text));
    ctx.globalAlpha = isQuiet && !theme.isFlat ? 0.95 : 1;
    const size = r * (text.length > 2 ? 1.05 : 1.32);
    ctx.font = `700 ${size}px ${theme.font}`;
    ctx.textAlign = "center";
    ctx.textBaseline = "alphabetic";
    ctx.fillStyle = css(theme.colors.text);
    ctx.fillText(text, x, y + this.#middle(ctx, size));
  }

  /** How far above the line the middle of a figure is, in the font that is set. */
  #middle(ctx: Sheet, size: number): number {
    let middle = this.#middles.get(size);
    if (middle === undefined) {
      const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = ctx.measureText("0");
      this.#middles.set(size, (middle = (up - down) / 2));
    }
    return middle;
  }

  #face(ctx: Sheet, x: number, y: number, halfWidth: number): void {
    const { radius: r } = this;
    const theme = this.#theme;
    ctx.save();
    if (!theme.isFlat) {
      ctx.shadowColor = css(BLACK, 0.5);
      ctx.shadowBlur = r * 0.25;
      ctx.shadowOffsetY = r * 0.1;
    }
    const gradient = ctx.createLinearGradient(x, y - r, x, y + r);
    gradient.addColorStop(0, css(theme.colors.plaque));
    gradient.addColorStop(
      1,
      css(mix(theme.colors.plaque, theme.isFlat ? theme.colors.plaque : BLACK, 0.1)),
    );
    ctx.fillStyle = gradient;
    ctx.beginPath();
    ctx.roundRect(x - halfWidth, y - r, 2 * halfWidth, 2 * r, r);
    ctx.fill();
    ctx.restore();
  }
}

/** Half-width of a plaque in radii. */
export function widthOf(text: string): number {
  return Math.max(1, 0.42 + text.length * 0.4);
}
