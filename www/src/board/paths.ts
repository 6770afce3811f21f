/** The way of a lap: chevrons on the wood between the pits it passes, so that no seed and no count is covered. */
import { areNeighbours, pointAt, type Layout, type Point } from "./layout";
import { css, readableOn, type Rgb } from "./theme";

type Ctx = CanvasRenderingContext2D;

/** Told apart by form as well as by colour: filled, doubled, or hollow. */
export type PathStyle = "filled" | "double" | "hollow";

/** Line of a chevron, in shares of the pitch. */
const THICK: Readonly<Record<PathStyle, number>> = { filled: 0.045, double: 0.028, hollow: 0.064 };

export interface PathLook {
  readonly style: PathStyle;
  readonly color: Rgb;
}

interface Chevron extends Point {
  readonly angle: number;
}

/** Chevrons from the origin over the first `dropped` pits. */
function chevronsOf(
  layout: Layout,
  origin: number,
  drops: readonly number[],
  dropped: number,
): Chevron[] {
  const chevrons: Chevron[] = [];
  let from = origin;
  for (const to of drops.slice(0, dropped)) {
    if (to !== from) chevrons.push(...between(layout, from, to));
    from = to;
  }
  return chevrons;
}

function between(layout: Layout, from: number, to: number): Chevron[] {
  const a = pointAt(layout.pits, from);
  const b = pointAt(layout.pits, to);
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  // A pit is passed over: one chevron before and one after it.
  const shares = areNeighbours(layout, from, to) ? [0.5] : [0.25, 0.75];
  return shares.map((s) => ({ x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s, angle }));
}

function trace(ctx: Ctx, { x, y, angle }: Chevron, size: number, forward: number): void {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const to = (u: number, v: number) =>
    [x + (u + forward) * cos - v * sin, y + (u + forward) * sin + v * cos] as const;
  ctx.moveTo(...to(-size * 0.55, -size));
  ctx.lineTo(...to(size * 0.45, 0));
  ctx.lineTo(...to(-size * 0.55, size));
}

/** Draws the way of a lap from its origin over its first `dropped` pits. */
export function drawPath(
  ctx: Ctx,
  layout: Layout,
  origin: number,
  drops: readonly number[],
  dropped: number,
  look: PathLook,
): void {
  const chevrons = chevronsOf(layout, origin, drops, dropped);
  const size = layout.pitch * 0.075;
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  for (const chevron of chevrons) {
    if (look.style === "double")
      for (const forward of [-size * 0.42, size * 0.42]) trace(ctx, chevron, size, forward);
    else trace(ctx, chevron, size, 0);
  }
  const thick = layout.pitch * THICK[look.style];
  const seam = readableOn(look.color);
  strokeAll(ctx, thick + Math.max(1.5, layout.pitch * 0.03), css(seam, 0.55));
  strokeAll(ctx, thick, css(look.color));
  if (look.style === "hollow") strokeAll(ctx, thick * 0.42, css(seam));
}

function strokeAll(ctx: Ctx, width: number, color: string): void {
  ctx.lineWidth = width;
  ctx.strokeStyle = color;
  ctx.stroke();
}
