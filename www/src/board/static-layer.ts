/** What never changes while a game is played: plank, hollows, letters. Painted when size or theme change. */
import { pointAt, type Layout, type Point, type StorePlace } from "./layout";
import { surface, type Surface } from "./surface";
import { BLACK, css, readableOn, WHITE, type Theme } from "./theme";
import { bevel, castShadow, groove, grooveLine, outline, rim } from "./carving";
import { planksOf } from "./wood";

export interface StaticOptions {
  readonly layout: Layout;
  readonly theme: Theme;
  /** By pit; empty: none are shown. */
  readonly letters: readonly string[];
}

type Ctx = CanvasRenderingContext2D;

/** Paints the layer for a layout in device pixels. */
export function staticLayer({ layout, theme, letters }: StaticOptions): Surface {
  const made = surface(layout.width, layout.height);
  const { ctx } = made;
  if (theme.isFlat) flatBoard(ctx, layout, theme);
  else carvedBoard(ctx, layout, theme);
  letters.forEach((letter, pit) => letterAt(ctx, layout, theme, letter, pit));
  return made;
}

/** The hollows' edges, one path each. */
function eachHollow(ctx: Ctx, layout: Layout, draw: (centre: Point, radius: number) => void): void {
  for (const centre of layout.pits) {
    ctx.beginPath();
    pitEdge(ctx, layout, centre);
    draw(centre, layout.radius);
  }
  for (const store of layout.stores ?? []) {
    ctx.beginPath();
    storeEdge(ctx, store);
    draw(
      { x: store.x + store.width / 2, y: store.y + store.height / 2 },
      Math.max(store.width, store.height) / 2,
    );
  }
}

function pitEdge(ctx: Ctx, { radius }: Layout, { x, y }: Point): void {
  ctx.moveTo(x + radius, y);
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
}

function storeEdge(ctx: Ctx, { x, y, width, height }: StorePlace): void {
  ctx.roundRect(x, y, width, height, Math.min(width, height) / 2);
}

/** All edges as one path. */
function allHollows(ctx: Ctx, layout: Layout): void {
  ctx.beginPath();
  for (const centre of layout.pits) pitEdge(ctx, layout, centre);
  for (const store of layout.stores ?? []) storeEdge(ctx, store);
}

/** Draws a plank within a path. */
function within(ctx: Ctx, layout: Layout, plank: Surface, path: () => void): void {
  ctx.save();
  path();
  ctx.clip();
  ctx.imageSmoothingQuality = "medium";
  ctx.drawImage(plank.canvas, 0, 0, layout.width, layout.height);
  ctx.restore();
}

function flatBoard(ctx: Ctx, layout: Layout, { colors }: Theme): void {
  const line = Math.max(1.5, layout.pitch * 0.025);
  ctx.lineWidth = line;
  ctx.fillStyle = css(colors.wood);
  ctx.strokeStyle = css(colors["wood-dark"]);
  outline(ctx, layout, line / 2);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = css(colors.pit);
  eachHollow(ctx, layout, () => {
    ctx.fill();
    ctx.stroke();
  });
  grooveLine(ctx, layout, colors["wood-dark"], line, 0);
}

function carvedBoard(ctx: Ctx, layout: Layout, theme: Theme): void {
  castShadow(ctx, layout, theme);
  const { top, carved } = planksOf(layout, theme);
  within(ctx, layout, top, () => outline(ctx, layout, 0));
  within(ctx, layout, carved, () => allHollows(ctx, layout));
  bevel(ctx, layout, theme);
  groove(ctx, layout, theme);
  eachHollow(ctx, layout, (centre, radius) => rim(ctx, layout, theme, centre, radius));
}

/** A letter cut into the wood. */
function letterAt(ctx: Ctx, layout: Layout, theme: Theme, letter: string, pit: number): void {
  const { x, y } = pointAt(layout.letters, pit);
  ctx.font = `600 ${layout.pitch * 0.185}px ${theme.font}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  if (!theme.isFlat) {
    // The lit lower edge of a dark cut; the shadow of an inlaid light letter.
    const isDark = readableOn(theme.colors.letter) === WHITE;
    ctx.fillStyle = isDark ? css(WHITE, 0.34) : css(BLACK, 0.6);
    ctx.fillText(letter, x + layout.pitch * 0.008, y + layout.pitch * 0.012);
  }
  ctx.fillStyle = css(theme.colors.letter, theme.isFlat ? 1 : 0.94);
  ctx.fillText(letter, x, y);
}
