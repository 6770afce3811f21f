/**
 * Paints the board: the settled layer copied, and over it what is pointed out
 * or moves. Layers are made anew when size, theme or game change.
 */
import type { BoardState } from "./contract";
import { dim, drawLapCounter, drawUndoing } from "./interludes";
import { forgetGrounds, layersOf, type Layers, type Scenery } from "./layers";
import { drawMark, drawRing } from "./marks";
import type { Moment, PathMoment } from "./moment";
import { drawPath, type PathLook } from "./paths";
import { drawRestOverlay } from "./rest-overlay";
import type { Theme } from "./theme";

/** Paints on the one canvas of a board. */
export class Renderer {
  private readonly ctx: CanvasRenderingContext2D | null;
  private layers: Layers | null = null;

  constructor(readonly canvas: HTMLCanvasElement) {
    this.ctx = canvas.getContext("2d");
  }

  /** New size, theme or game: everything is made again. Nothing is painted yet. */
  prepare(scenery: Scenery): void {
    const { layout, density } = scenery;
    this.layers = layersOf(scenery);
    this.canvas.width = Math.round(layout.width * density);
    this.canvas.height = Math.round(layout.height * density);
    this.canvas.style.width = `${layout.width}px`;
    this.canvas.style.height = `${layout.height}px`;
  }

  /** After a lost context: the shared grounds are lost too. */
  forget(): void {
    forgetGrounds();
    this.layers = null;
  }

  /** The board at rest. `pointed`: the pit under the pointer or with the focus. */
  drawRest(state: BoardState, pointed: number | null): void {
    const { ctx, layers } = this;
    if (!ctx || !layers) return;
    layers.settled.update(state.board.pits, state.board.stores, countsOf(state, pointed));
    this.copySettled(ctx, layers);
    drawRestOverlay(ctx, layers, state, pointed);
    this.redrawCounts(ctx, layers);
  }

  /** An instant of a showing. */
  drawMoment(moment: Moment, state: BoardState): void {
    const { ctx, layers } = this;
    if (!ctx || !layers) return;
    const { layout, theme, flights, settled } = layers;
    settled.update(moment.pits, moment.stores, countsOf(state, null));
    this.copySettled(ctx, layers);
    for (const mark of moment.marks) drawMark(ctx, layout, theme, mark);
    if (moment.path) drawLap(ctx, layers, moment.path);
    this.redrawCounts(ctx, layers);
    if (moment.fall) flights.drawFall(ctx, moment.fall, moment.pits[moment.fall.pit] ?? 0);
    for (const group of moment.groups) flights.drawGroup(ctx, group);
    if (moment.hand) flights.drawHand(ctx, moment.hand);
    if (moment.leaping > 0) dim(ctx, layers, 0.4 * Math.sin(Math.PI * moment.leaping));
    if (moment.undoing > 0) drawUndoing(ctx, layers, moment.undoing);
    drawLapCounter(ctx, layers, moment);
  }

  /** Rings lie on the wood: counts stay above them. */
  private redrawCounts(ctx: CanvasRenderingContext2D, { layout, settled }: Layers): void {
    for (let pit = 0; pit < layout.pits.length; pit++) settled.drawCount(ctx, pit);
  }

  private copySettled(ctx: CanvasRenderingContext2D, { settled }: Layers): void {
    ctx.clearRect(0, 0, this.canvas.width, this.canvas.height);
    ctx.drawImage(settled.canvas, 0, 0);
  }
}

function countsOf({ counts }: BoardState, pointed: number | null): (pit: number) => boolean {
  if (counts === "hover") return (pit) => pit === pointed;
  return () => counts === "always";
}

/** The lap's way, and a ring where it ended. */
function drawLap(ctx: CanvasRenderingContext2D, { layout, theme }: Layers, path: PathMoment): void {
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
