/** How a seed, its shadow and its mark are painted. */
import type { SeedLook } from "./looks";
import { chance } from "./seeds";
import { painted } from "./surface";
import { BLACK, css, mix, WHITE, type Rgb, type Theme } from "./theme";

type Ctx = OffscreenCanvasRenderingContext2D;

/** Room round a seed in its sprite, in radii. */
export const ROOM = 1.35;

/** A seed's outline: a stretched circle with a few gentle dents. */
function outline(ctx: Ctx, radius: number, look: SeedLook, random: () => number): void {
  const turn = random() * Math.PI;
  const stretch = 1 + (look.stretch - 1) * (0.4 + 0.6 * random());
  const dents = [2, 3, 5].map((n) => ({
    n,
    size: (look.roughness * 0.2 * random()) / Math.sqrt(n),
    at: random() * 6.28,
  }));
  ctx.beginPath();
  for (let i = 0; i < 48; i++) {
    const angle = (i / 48) * 2 * Math.PI;
    const dent = dents.reduce((sum, d) => sum + d.size * Math.cos(d.n * angle + d.at), 1);
    const a = radius * dent * Math.sqrt(stretch) * Math.cos(angle);
    const b = ((radius * dent) / Math.sqrt(stretch)) * Math.sin(angle);
    ctx.lineTo(a * Math.cos(turn) - b * Math.sin(turn), a * Math.sin(turn) + b * Math.cos(turn));
  }
  ctx.closePath();
}

/** One variety of a seed. */
export function paintSeed(
  radius: number,
  look: SeedLook,
  theme: Theme,
  index: number,
): ImageBitmap {
  const random = chance(7919 + index * 31);
  const tint = theme.seed ?? (look.tints[index % look.tints.length] as Rgb);
  return painted(radius * ROOM * 2, radius * ROOM * 2, (ctx, width, height) => {
    ctx.translate(width / 2, height / 2);
    outline(ctx, radius, look, random);
    if (theme.isFlat) paintFlat(ctx, radius, theme, tint);
    else paintLit(ctx, radius, look, tint, random);
  });
}

function paintFlat(ctx: Ctx, radius: number, theme: Theme, tint: Rgb): void {
  ctx.fillStyle = css(tint);
  ctx.fill();
  ctx.lineWidth = Math.max(1, radius * 0.16);
  ctx.strokeStyle = css(theme.colors.pit);
  ctx.stroke();
}

function paintLit(ctx: Ctx, radius: number, look: SeedLook, tint: Rgb, random: () => number): void {
  ctx.save();
  ctx.clip();
  ctx.fillStyle = body(ctx, radius, look, tint);
  ctx.fillRect(-radius * 2, -radius * 2, radius * 4, radius * 4);
  if (look.hasRings) rings(ctx, radius, tint, random);
  if (look.roughness > 0.4) speckles(ctx, radius, tint, random);
  bounce(ctx, radius);
  ctx.restore();
  gleam(ctx, radius, look.gloss);
}

/** Light from the upper left, rounding away to shade. */
function body(ctx: Ctx, radius: number, look: SeedLook, tint: Rgb): CanvasGradient {
  const gradient = ctx.createRadialGradient(
    -radius * 0.34,
    -radius * 0.42,
    radius * 0.08,
    0,
    0,
    radius * 1.2,
  );
  gradient.addColorStop(0, css(mix(tint, WHITE, 0.22 + 0.06 * look.gloss)));
  gradient.addColorStop(0.42, css(tint));
  gradient.addColorStop(0.8, css(mix(tint, BLACK, 0.42)));
  gradient.addColorStop(1, css(mix(tint, BLACK, 0.74)));
  return gradient;
}

/** Warm light thrown back by the wood: a crescent on the far side. */
function bounce(ctx: Ctx, radius: number): void {
  const [x, y] = [-radius * 0.3, -radius * 0.36];
  const gradient = ctx.createRadialGradient(x, y, radius * 1.12, x, y, radius * 1.52);
  gradient.addColorStop(0, "rgb(220 150 90 / 0)");
  gradient.addColorStop(0.7, "rgb(220 150 90 / 0.34)");
  gradient.addColorStop(1, "rgb(220 150 90 / 0.06)");
  ctx.fillStyle = gradient;
  ctx.fillRect(-radius * 2, -radius * 2, radius * 4, radius * 4);
}

function gleam(ctx: Ctx, radius: number, gloss: number): void {
  const soft = ctx.createRadialGradient(
    -radius * 0.36,
    -radius * 0.42,
    0,
    -radius * 0.36,
    -radius * 0.42,
    radius * 0.5,
  );
  soft.addColorStop(0, css(WHITE, 0.18 + 0.56 * gloss));
  soft.addColorStop(0.35, css(WHITE, 0.06 + 0.2 * gloss));
  soft.addColorStop(1, css(WHITE, 0));
  ctx.fillStyle = soft;
  ctx.fillRect(-radius, -radius, radius * 2, radius * 2);
  if (gloss < 0.5) return;
  ctx.fillStyle = css(WHITE, 0.75 * gloss);
  ctx.beginPath();
  ctx.ellipse(-radius * 0.38, -radius * 0.44, radius * 0.2, radius * 0.12, -0.8, 0, 2 * Math.PI);
  ctx.fill();
}

function rings(ctx: Ctx, radius: number, tint: Rgb, random: () => number): void {
  ctx.lineWidth = Math.max(0.5, radius * 0.035);
  ctx.strokeStyle = css(mix(tint, BLACK, 0.6), 0.3);
  const x = (random() - 0.5) * radius * 1.6;
  const y = (random() - 0.5) * radius * 1.6;
  for (let i = 1; i < 7; i++) {
    ctx.beginPath();
    ctx.arc(x, y, radius * 0.32 * i, 0, 2 * Math.PI);
    ctx.stroke();
  }
}

function speckles(ctx: Ctx, radius: number, tint: Rgb, random: () => number): void {
  for (let i = 0; i < 26; i++) {
    ctx.fillStyle = css(mix(tint, random() < 0.5 ? BLACK : WHITE, 0.7), 0.16);
    ctx.beginPath();
    ctx.arc(
      (random() - 0.5) * 2 * radius,
      (random() - 0.5) * 2 * radius,
      radius * (0.03 + 0.06 * random()),
      0,
      2 * Math.PI,
    );
    ctx.fill();
  }
}

/** A soft round shadow. */
export function paintShade(radius: number, theme: Theme): ImageBitmap {
  return painted(radius * 3, radius * 3, (ctx, width, height) => {
    if (theme.isFlat) return;
    const middle = width / 2;
    const gradient = ctx.createRadialGradient(middle, middle, 0, middle, middle, middle);
    gradient.addColorStop(0, "rgb(0 0 0 / 0.8)");
    gradient.addColorStop(0.55, "rgb(0 0 0 / 0.55)");
    gradient.addColorStop(1, "rgb(0 0 0 / 0)");
    ctx.fillStyle = gradient;
    ctx.fillRect(0, 0, width, height);
  });
}

/** The mark of captured seeds. */
export function paintHalo(radius: number, color: Rgb): ImageBitmap {
  return painted(radius * 4, radius * 4, (ctx, width, height) => {
    ctx.translate(width / 2, height / 2);
    ctx.strokeStyle = css(color);
    ctx.lineWidth = Math.max(1, radius * 0.2);
    ctx.beginPath();
    ctx.arc(0, 0, radius * 1.28, 0, 2 * Math.PI);
    for (let i = 0; i < 4; i++) {
      const angle = (i + 0.5) * (Math.PI / 2);
      ctx.moveTo(Math.cos(angle) * radius * 1.28, Math.sin(angle) * radius * 1.28);
      ctx.lineTo(Math.cos(angle) * radius * 1.75, Math.sin(angle) * radius * 1.75);
    }
    ctx.stroke();
  });
}
