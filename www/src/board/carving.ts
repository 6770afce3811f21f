/** Edges of the carved board: what the plank's pixels are too coarse for. */
import type { Layout, Point } from "./layout";
import { BLACK, css, mix, WHITE, type Rgb, type Theme } from "./theme";

type Ctx = CanvasRenderingContext2D;

/** The path of the board's edge, or of a line within it. */
export function outline(ctx: Ctx, { board, pitch }: Layout, inset: number): void {
  ctx.beginPath();
  const corner = Math.max(2, pitch * 0.36 - inset);
  ctx.roundRect(
    board.x + inset,
    board.y + inset,
    board.width - 2 * inset,
    board.height - 2 * inset,
    corner,
  );
}

/** The shadow the board throws on the page. */
export function castShadow(ctx: Ctx, layout: Layout, { colors }: Theme): void {
  ctx.save();
  ctx.shadowColor = css(colors.shadow, 0.42);
  ctx.shadowBlur = layout.pitch * 0.1;
  ctx.shadowOffsetY = layout.pitch * 0.035;
  ctx.shadowOffsetX = layout.pitch * 0.012;
  ctx.fillStyle = css(colors["wood-dark"]);
  outline(ctx, layout, layout.pitch * 0.01);
  ctx.fill();
  ctx.restore();
}

/** From the light's side to the other, across a thing of some radius. */
function across(
  ctx: Ctx,
  centre: Point,
  radius: number,
  near: string,
  far: string,
): CanvasGradient {
  const gradient = ctx.createLinearGradient(
    centre.x - radius * 0.6,
    centre.y - radius * 0.8,
    centre.x + radius * 0.6,
    centre.y + radius * 0.8,
  );
  gradient.addColorStop(0, near);
  gradient.addColorStop(0.5, "rgb(0 0 0 / 0)");
  gradient.addColorStop(1, far);
  return gradient;
}

/** A rounded edge that catches the light, and a fine carved line inside it. */
export function bevel(ctx: Ctx, layout: Layout, { colors }: Theme): void {
  const { pitch } = layout;
  ctx.save();
  outline(ctx, layout, 0);
  ctx.clip();
  for (const depth of [0.014, 0.03, 0.05]) {
    edge(ctx, layout, pitch * depth, css(mix(colors.wood, WHITE, 0.6), 0.34));
    edge(ctx, layout, -pitch * depth, css(mix(colors["wood-dark"], BLACK, 0.6), 0.38));
  }
  ctx.restore();
  engrave(ctx, layout, colors["wood-dark"], () => outline(ctx, layout, pitch * 0.14));
}

/** The outline moved off by a little: within the board, only the edges on one side of it are seen. */
function edge(ctx: Ctx, layout: Layout, by: number, color: string): void {
  ctx.save();
  ctx.translate(by * 0.4, by * 0.5);
  ctx.lineWidth = Math.abs(by);
  ctx.strokeStyle = color;
  outline(ctx, layout, 0);
  ctx.stroke();
  ctx.restore();
}

/** A fine cut: dark, with a lit lower edge. */
function engrave(ctx: Ctx, { pitch }: Layout, dark: Rgb, path: () => void): void {
  const line = Math.max(1, pitch * 0.012);
  ctx.lineWidth = line;
  ctx.save();
  ctx.translate(line * 0.7, line * 0.8);
  ctx.strokeStyle = css(WHITE, 0.16);
  path();
  ctx.stroke();
  ctx.restore();
  ctx.strokeStyle = css(mix(dark, BLACK, 0.3), 0.55);
  path();
  ctx.stroke();
}

/** The line between the halves, left open in the middle where the lap is counted. */
export function grooveLine(
  ctx: Ctx,
  { groove: [a, b] }: Layout,
  color: Rgb,
  width: number,
  offset: number,
): void {
  ctx.lineCap = "round";
  ctx.lineWidth = width;
  ctx.strokeStyle = css(color, offset === 0 ? 0.7 : 0.22);
  ctx.beginPath();
  ctx.moveTo(a.x + offset, a.y + offset);
  ctx.lineTo(b.x + offset, b.y + offset);
  ctx.stroke();
}

/** The line between the halves. */
export function groove(ctx: Ctx, layout: Layout, { colors }: Theme): void {
  const width = layout.pitch * 0.03;
  grooveLine(ctx, layout, WHITE, width, width * 0.6);
  grooveLine(ctx, layout, mix(colors["wood-dark"], BLACK, 0.45), width, 0);
}

/** The hollow's worn edge: dark where it turns from the light, bright where it faces it. */
export function rim(
  ctx: Ctx,
  layout: Layout,
  { colors }: Theme,
  centre: Point,
  radius: number,
): void {
  const { pitch } = layout;
  const bright = mix(colors.wood, WHITE, 0.5);
  ctx.lineWidth = pitch * 0.05;
  ctx.strokeStyle = across(ctx, centre, radius, css(BLACK, 0.16), css(bright, 0.3));
  ctx.stroke();
  ctx.lineWidth = Math.max(1, pitch * 0.018);
  ctx.strokeStyle = across(
    ctx,
    centre,
    radius,
    css(mix(colors.pit, BLACK, 0.6), 0.95),
    css(bright, 0.85),
  );
  ctx.stroke();
}
