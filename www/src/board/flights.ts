/** Seeds in the air: the hand, the seed that falls, seeds that were captured, with shadows that tell their height. */
import { ease } from "./ease";
import { pointAt, type Layout, type Point } from "./layout";
import { Handfuls, riseOf } from "./handfuls";
import type { Heaps } from "./heaps";
import type { FallMoment, GroupMoment, HandMoment, Place } from "./moment";
import type { Plaques } from "./plaques";
import type { SeedSprites } from "./seed-sprites";
import { css, type Theme } from "./theme";

type Ctx = CanvasRenderingContext2D;

/** Height of the travelling hand, in seed radii. */
const HEIGHT = 4;

export interface FlightTools {
  readonly layout: Layout;
  readonly theme: Theme;
  readonly sprites: SeedSprites;
  readonly plaques: Plaques;
  readonly heaps: Heaps;
}

/** Draws what flies. */
export class Flights {
  readonly #handfuls: Handfuls;
  readonly #tools: FlightTools;

  constructor(tools: FlightTools) {
    this.#tools = tools;
    this.#handfuls = new Handfuls(tools);
  }

  drawHand(ctx: Ctx, hand: HandMoment): void {
    const { layout, plaques, theme } = this.#tools;
    const ground = between(
      pointAt(layout.pits, hand.from),
      pointAt(layout.pits, hand.to),
      hand.fraction,
    );
    // A long way goes over a higher bow.
    const far = Math.hypot(...apart(layout, hand.from, hand.to)) / layout.pitch;
    const bow = Math.sin(Math.PI * hand.fraction) * Math.min(1.4, 0.35 * far);
    const height = HEIGHT * hand.height * (1 + bow * 0.35);
    const color = hand.isResown ? theme.colors.capture : theme.colors.accent;
    const at = this.#handfuls.draw(ctx, ground, hand.seeds, height, {
      color,
      strength: hand.height,
      isMarked: hand.isResown,
    });
    if (hand.height < 0.5) return;
    // Above the middle of a pit: the counts of the board are to the right and to the left of it.
    const [x, y] = [at.x, at.y - layout.pitch * 0.38];
    plaques.drawCount(ctx, x, y, hand.seeds, 1.08);
    ctx.lineWidth = Math.max(1, layout.pitch * 0.028);
    ctx.strokeStyle = css(color);
    ctx.beginPath();
    ctx.arc(x, y, plaques.radius * 1.24, 0, 2 * Math.PI);
    ctx.stroke();
  }

  /** A seed from the hand to the place where it will lie. `lying`: seeds in the pit before it. */
  drawFall(ctx: Ctx, fall: FallMoment, lying: number): void {
    const { layout, heaps, sprites } = this.#tools;
    const spot = heaps.spot(fall.pit, lying);
    const centre = pointAt(layout.pits, fall.pit);
    const dropped = fall.fraction * fall.fraction; // gravity
    const ground = between(centre, spot, Math.min(1, fall.fraction * 1.4));
    const height = HEIGHT * (1 - dropped);
    const y = ground.y - riseOf(sprites, height);
    sprites.drawShadow(ctx, ground.x, ground.y, height);
    sprites.draw(ctx, ground.x, y, spot.variety, spot.scale + 0.05 * height);
    if (fall.isResown) sprites.drawHalo(ctx, ground.x, y);
  }

  /** What was painted is let go. */
  dispose(): void {
    this.#handfuls.dispose();
  }

  /** Captured or collected seeds on their way, with a trail. */
  drawGroup(ctx: Ctx, group: GroupMoment): void {
    const { layout, theme } = this.#tools;
    const from = pointAt(layout.pits, group.from);
    const to = this.#placeOf(group.to);
    const ground = between(from, to, ease(group.fraction));
    const leaves = "exit" in group.to;
    if (leaves) ctx.globalAlpha = Math.min(1, (1 - group.fraction) * 2.2);
    const isMarked = group.kind === "capture";
    const color = isMarked ? theme.colors.capture : theme.colors.accent;
    this.#trail(ctx, from, ground, css(color, 0.85));
    const lands = "store" in group.to;
    const height =
      HEIGHT * (lands ? Math.sin(Math.PI * group.fraction) * 1.4 : Math.min(1, group.fraction * 2));
    this.#handfuls.draw(ctx, ground, group.seeds, height, { color, strength: 1, isMarked });
    ctx.globalAlpha = 1;
  }

  #trail(ctx: Ctx, from: Point, to: Point, color: string): void {
    const { layout } = this.#tools;
    ctx.lineCap = "round";
    ctx.lineWidth = layout.pitch * 0.05;
    ctx.strokeStyle = color;
    ctx.setLineDash([0.01, layout.pitch * 0.11]);
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
    ctx.stroke();
    ctx.setLineDash([]);
  }

  #placeOf(place: Place): Point {
    const { layout } = this.#tools;
    if ("pit" in place) return pointAt(layout.pits, place.pit);
    if ("exit" in place) return layout.exits[place.exit];
    const store = layout.stores?.[place.store];
    return store
      ? { x: store.x + store.width / 2, y: store.y + store.height / 2 }
      : layout.exits[place.store];
  }
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

function apart(layout: Layout, a: number, b: number): [number, number] {
  const p = pointAt(layout.pits, a);
  const q = pointAt(layout.pits, b);
  return [p.x - q.x, p.y - q.y];
}
