/** What lies over the whole board during a showing: the lap counter, and what is not told seed by seed. */
import { outline } from "./carving";
import type { Layers } from "./layers";
import type { Moment } from "./moment";
import { css } from "./theme";

type Ctx = CanvasRenderingContext2D;

/** The lap beside a turning arrow; nothing for a turn of one lap. */
export function drawLapCounter(ctx: Ctx, { layout, plaques }: Layers, { lap, laps }: Moment): void {
  if (laps < 2 || lap < 1) return;
  plaques.drawLap(ctx, layout.lapCounter.x, layout.lapCounter.y, lap);
}

/** Darkens the board. */
export function dim(ctx: Ctx, { layout, theme }: Layers, strength: number): void {
  ctx.fillStyle = css(theme.colors.pit, strength);
  outline(ctx, layout, 0);
  ctx.fill();
}

/** The board dims while a never-ending turn is taken back, under the sign for without end. */
export function drawUndoing(ctx: Ctx, layers: Layers, fraction: number): void {
  const { layout, theme } = layers;
  const { pitch } = layout;
  const strength = Math.sin(Math.PI * fraction);
  dim(ctx, layers, 0.72 * strength);
  ctx.globalAlpha = strength;
  ctx.strokeStyle = css(theme.colors.plaque);
  ctx.lineWidth = pitch * 0.1;
  ctx.beginPath();
  const [x, y, a] = [layout.width / 2, layout.height / 2, pitch * 0.9];
  for (let i = 0; i <= 64; i++) {
    const t = (i / 64) * 2 * Math.PI;
    const d = 1 + Math.sin(t) ** 2; // lemniscate
    ctx.lineTo(x + (a * Math.cos(t)) / d, y + (a * Math.sin(t) * Math.cos(t)) / d);
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
}
