/** Rings and small signs that point out a pit. Each kind has a form of its own, not only a colour. */
import { pointAt, type Layout, type Point } from "./layout";
import { css, readableOn, type Rgb, type Theme } from "./theme";

type Ctx = CanvasRenderingContext2D;

export type RingStyle = "solid" | "dashed" | "double" | "ticked";

export interface RingLook {
  readonly style: RingStyle;
  readonly color: Rgb;
  /** 0…1. */
  readonly strength: number;
  /** Line, in shares of the pitch. */
  readonly weight?: number;
}

/** A ring round a pit, on the wood. */
export function drawRing(ctx: Ctx, layout: Layout, pit: number, look: RingLook): void {
  const centre = pointAt(layout.pits, pit);
  const line = Math.max(1.5, layout.pitch * (look.weight ?? 0.032));
  const radius = layout.radius + line * 0.9;
  ctx.globalAlpha = Math.max(0, Math.min(1, look.strength));
  ctx.lineCap = look.style === "dashed" ? "butt" : "round";
  // A dark (or light) seam keeps the ring apart from wood of any colour.
  stroke(ctx, centre, radius, line * 1.9, css(readableOn(look.color), 0.32), []);
  const dash = look.style === "dashed" ? [radius * 0.26, radius * 0.17] : [];
  stroke(ctx, centre, radius, line, css(look.color), dash);
  if (look.style === "double")
    stroke(ctx, centre, radius - line * 2.2, line * 0.7, css(look.color), []);
  if (look.style === "ticked") ticks(ctx, centre, radius, line);
  ctx.globalAlpha = 1;
}

function stroke(
  ctx: Ctx,
  { x, y }: Point,
  radius: number,
  width: number,
  color: string,
  dash: number[],
): void {
  ctx.setLineDash(dash);
  ctx.lineWidth = width;
  ctx.strokeStyle = color;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** Four strokes inwards: taken. */
function ticks(ctx: Ctx, { x, y }: Point, radius: number, line: number): void {
  ctx.beginPath();
  for (let i = 0; i < 4; i++) {
    const angle = (i + 0.5) * (Math.PI / 2);
    for (const r of [radius, radius - line * 4])
      ctx[r === radius ? "moveTo" : "lineTo"](x + Math.cos(angle) * r, y + Math.sin(angle) * r);
  }
  ctx.stroke();
}

export type Sign = "began" | "ended" | "taken";

/** A small sign of the last turn, set into a pit's rim at its lower right: an open dot, a full dot, a cross. */
export function drawSign(
  ctx: Ctx,
  layout: Layout,
  { colors }: Theme,
  pit: number,
  sign: Sign,
): void {
  const { x, y } = pointAt(layout.marks, pit);
  const color = sign === "taken" ? colors.capture : colors.plaque;
  const size = layout.pitch;
  // A stud of the opposite shade carries it over wood and seeds of any colour.
  ctx.fillStyle = css(readableOn(color), 0.82);
  ctx.beginPath();
  ctx.arc(x, y, size * 0.088, 0, 2 * Math.PI);
  ctx.fill();
  ctx.lineCap = "round";
  ctx.lineWidth = Math.max(1.5, size * 0.03);
  ctx.strokeStyle = ctx.fillStyle = css(color);
  ctx.beginPath();
  if (sign === "taken") cross(ctx, x, y, size * 0.038);
  else ctx.arc(x, y, size * 0.042, 0, 2 * Math.PI);
  ctx.stroke();
  if (sign === "ended") ctx.fill();
}

function cross(ctx: Ctx, x: number, y: number, r: number): void {
  ctx.moveTo(x - r, y - r);
  ctx.lineTo(x + r, y + r);
  ctx.moveTo(x + r, y - r);
  ctx.lineTo(x - r, y + r);
}
