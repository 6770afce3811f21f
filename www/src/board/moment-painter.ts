/** Paints an instant of a showing over the seeds at rest: what is pointed out, what moves, what is told. */
import { drawCounts, type ShownCounts } from "./counts";
import { Flights } from "./flights";
import { dim, drawLapCounter, drawUndoing } from "./interludes";
import type { Layers } from "./layers";
import { drawMark } from "./moment-marks";
import { drawRing } from "./marks";
import type { Moment, PathMoment } from "./moment";
import { drawPath, type PathLook } from "./paths";
import type { Theme } from "./theme";

type Ctx = CanvasRenderingContext2D;

/** Made for the layers of a board, and let go with them. */
export class MomentPainter {
  readonly #flights: Flights;
  readonly #layers: Layers;

  constructor(layers: Layers) {
    this.#layers = layers;
    this.#flights = new Flights(layers);
  }

  draw(ctx: Ctx, moment: Moment, counts: ShownCounts): void {
    const [layers, flights] = [this.#layers, this.#flights];
    const { layout, theme } = layers;
    for (const mark of moment.marks) drawMark(ctx, layout, theme, mark);
    if (moment.path) drawLap(ctx, layers, moment.path);
    drawCounts(ctx, layers, moment, counts);
    if (moment.fall) flights.drawFall(ctx, moment.fall, moment.pits[moment.fall.pit] ?? 0);
    for (const group of moment.groups) flights.drawGroup(ctx, group);
    if (moment.hand) flights.drawHand(ctx, moment.hand);
    if (moment.leaping > 0) dim(ctx, layers, 0.4 * Math.sin(Math.PI * moment.leaping));
    if (moment.undoing > 0) drawUndoing(ctx, layers, moment.undoing);
    drawLapCounter(ctx, layers, moment);
  }

  /** What was painted is let go. */
  dispose(): void {
    this.#flights.dispose();
  }
}

/** The lap's way, and a ring where it ended. */
function drawLap(ctx: Ctx, { layout, theme }: Layers, path: PathMoment): void {
  const { origin, drops, dropped, isResown } = path;
  drawPath(ctx, layout, origin, drops, dropped, lapLook(theme, isResown));
  const end = drops[dropped - 1];
  if (dropped < drops.length || end === undefined) return;
  drawRing(ctx, layout, end, { style: "solid", color: theme.colors.plaque, strength: 1 });
}

function lapLook({ colors }: Theme, isResown: boolean): PathLook {
  return isResown
    ? { style: "double", color: colors.capture }
    : { style: "filled", color: colors.accent };
}
