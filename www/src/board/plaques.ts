/** Counts on small plaques, painted once each. */
import { surface } from "./surface";
import { BLACK, css, mix, type Rgb, type Theme } from "./theme";

type Ctx = CanvasRenderingContext2D;

export interface PlaqueStyle {
  readonly face: Rgb;
  readonly text: Rgb;
}

/** Painted plaques by what they say. */
export class Plaques {
  private readonly painted = new Map<string, HTMLCanvasElement>();

  /** `radius` in device pixels. */
  constructor(
    readonly radius: number,
    private readonly theme: Theme,
  ) {}

  /** Draws a number centred on a point; empty hollows speak quietly. */
  drawCount(ctx: Ctx, x: number, y: number, count: number, scale = 1): void {
    this.draw(ctx, x, y, String(count), count === 0, scale);
  }

  draw(ctx: Ctx, x: number, y: number, text: string, isQuiet: boolean, scale = 1): void {
    const key = isQuiet ? `quiet ${text}` : text;
    let plaque = this.painted.get(key);
    if (!plaque) this.painted.set(key, (plaque = this.paint(text, isQuiet)));
    const width = plaque.width * scale;
    const height = plaque.height * scale;
    if (scale === 1) ctx.drawImage(plaque, Math.round(x - width / 2), Math.round(y - height / 2));
    else ctx.drawImage(plaque, x - width / 2, y - height / 2, width, height);
  }

  private paint(text: string, isQuiet: boolean): HTMLCanvasElement {
    const { radius: r, theme } = this;
    const room = r * 0.28;
    const { canvas, ctx } = surface(2 * (r * widthOf(text) + room), 2 * (r + room));
    const x = canvas.width / 2;
    const y = canvas.height / 2;
    if (isQuiet && !theme.isFlat) ctx.globalAlpha = 0.62;
    this.face(ctx, x, y, r * widthOf(text));
    ctx.globalAlpha = isQuiet && !theme.isFlat ? 0.8 : 1;
    ctx.font = `700 ${r * (text.length > 2 ? 1.05 : 1.32)}px ${theme.font}`;
    ctx.textAlign = "center";
    ctx.textBaseline = "alphabetic";
    ctx.fillStyle = css(theme.colors.text);
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = ctx.measureText("0");
    ctx.fillText(text, x, y + (up - down) / 2);
    return canvas;
  }

  private face(ctx: Ctx, x: number, y: number, halfWidth: number): void {
    const { radius: r, theme } = this;
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
function widthOf(text: string): number {
  return Math.max(1, 0.42 + text.length * 0.4);
}
