/**
 * Paints the board: the ground, the seeds at rest, what is pointed out, the
 * counts, and what moves. Layers are made anew when size, theme or game change.
 */
import type { BoardState } from "./contract";
import { drawCounts, type ShownCounts } from "./counts";
import { dim, drawLapCounter, drawUndoing } from "./interludes";
import { forgetGrounds, layersOf, type Layers, type Scenery } from "./layers";
import { drawMark, drawRing } from "./marks";
import type { Moment, PathMoment } from "./moment";
import { drawPath, type PathLook } from "./paths";
import { drawRestOverlay } from "./rest-overlay";
import type { Lying } from "./still-layer";
import type { Theme } from "./theme";

type Ctx = CanvasRenderingContext2D;

/** Paints on the one canvas of a board. */
export class Renderer {
  private readonly ctx: Ctx | null;
  private layers: Layers | null = null;

  constructor(readonly canvas: HTMLCanvasElement) {
    this.ctx = canvas.getContext("2d");
  }

  /** New size, theme or game: everything is made again. Nothing is painted yet. */
  prepare(scenery: Scenery): void {
    const { layout, density } = scenery;
    this.dispose();
    this.layers = layersOf(scenery);
    this.canvas.width = Math.round(layout.width * density);
    this.canvas.height = Math.round(layout.height * density);
    this.canvas.style.width = `${layout.width}px`;
    this.canvas.style.height = `${layout.height}px`;
  }

  /** After a lost context: the shared grounds are lost too. */
  forget(): void {
    forgetGrounds();
    this.dispose();
  }

  /** Lets go of all that was painted to be copied. */
  dispose(): void {
    this.layers?.dispose();
    this.layers = null;
  }

  /** The board at rest. `pointed`: the pit under the pointer or with the focus. */
  drawRest(state: BoardState, pointed: number | null): void {
    const { ctx, layers } = this;
    if (!ctx || !layers) return;
    this.drawStill(ctx, layers, state.board);
    drawRestOverlay(ctx, layers, state, pointed);
    drawCounts(ctx, layers, state.board, shownCounts(state, pointed));
  }

  /** An instant of a showing. */
  drawMoment(moment: Moment, state: BoardState): void {
    const { ctx, layers } = this;
    if (!ctx || !layers) return;
    const { layout, theme, flights } = layers;
    this.drawStill(ctx, layers, moment);
    for (const mark of moment.marks) drawMark(ctx, layout, theme, mark);
    if (moment.path) drawLap(ctx, layers, moment.path);
    drawCounts(ctx, layers, moment, shownCounts(state, null));
    if (moment.fall) flights.drawFall(ctx, moment.fall, moment.pits[moment.fall.pit] ?? 0);
    for (const group of moment.groups) flights.drawGroup(ctx, group);
    if (moment.hand) flights.drawHand(ctx, moment.hand);
    if (moment.leaping > 0) dim(ctx, layers, 0.4 * Math.sin(Math.PI * moment.leaping));
    if (moment.undoing > 0) drawUndoing(ctx, layers, moment.undoing);
    drawLapCounter(ctx, layers, moment);
  }

  private drawStill(ctx: Ctx, { still }: Layers, board: Lying): void {
    ctx.clearRect(0, 0, this.canvas.width, this.canvas.height);
    ctx.drawImage(still.with(board), 0, 0);
  }
}

function shownCounts({ counts }: BoardState, pointed: number | null): ShownCounts {
  if (counts === "hover") return pointed ?? "none";
  return counts === "always" ? "all" : "none";
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
