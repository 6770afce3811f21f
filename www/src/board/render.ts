/**
 * Paints the board: the ground, the seeds at rest, what is pointed out, the
 * counts, and, by what is fetched for it, what moves. Layers are made anew when size, theme or game change.
 */
import type { BoardState } from "./contract";
import { drawCounts, type ShownCounts } from "./counts";
import { forgetLayers, layersOf, type Layers, type Scenery } from "./layers";
import type { Moment } from "./moment";
import type { MomentPainter } from "./moment-painter";
import type { Motion } from "./motion-gate";
import { drawRestOverlay } from "./rest-overlay";
import type { Lying, StillLayer } from "./still-layer";

type Ctx = CanvasRenderingContext2D;

/** Paints on the one canvas of a board. */
export class Renderer {
  readonly #ctx: Ctx | null;
  #layers: Layers | null = null;
  #painter: MomentPainter | null = null;
  /** Made for the first showing. */
  #still: StillLayer | null = null;

  constructor(readonly canvas: HTMLCanvasElement) {
    this.#ctx = canvas.getContext("2d");
  }

  /** New size, theme or game: everything is made again. Nothing is painted yet. */
  prepare(scenery: Scenery): void {
    const { layout, density } = scenery;
    // The new ones first: what was shared may go on being shared.
    const layers = layersOf(scenery);
    this.dispose();
    this.#layers = layers;
    this.canvas.width = Math.round(layout.width * density);
    this.canvas.height = Math.round(layout.height * density);
    this.canvas.style.width = `${layout.width}px`;
    this.canvas.style.height = `${layout.height}px`;
  }

  /** After a lost context: what is shared is lost too. */
  forget(): void {
    forgetLayers();
    this.dispose();
  }

  /** Lets go of what only a showing needs. */
  rest(): void {
    this.#painter?.dispose();
    this.#still?.dispose();
    this.#painter = this.#still = null;
  }

  /** Lets go of all that was painted to be copied. */
  dispose(): void {
    this.rest();
    this.#layers?.dispose();
    this.#layers = null;
  }

  /** The board at rest. `pointed`: the pit under the pointer or with the focus. */
  drawRest(state: BoardState, pointed: number | null): void {
    const [ctx, layers] = [this.#ctx, this.#layers];
    if (!ctx || !layers) return;
    this.#drawStill(ctx, this.#still ?? layers.rest, state.board);
    drawRestOverlay(ctx, layers, state, pointed);
    drawCounts(ctx, layers, state.board, shownCounts(state, pointed));
  }

  /** An instant of a showing. */
  drawMoment(moment: Moment, state: BoardState, { MomentPainter }: Motion): void {
    const [ctx, layers] = [this.#ctx, this.#layers];
    if (!ctx || !layers) return;
    this.#painter ??= new MomentPainter(layers);
    this.#still ??= layers.ownStill();
    this.#drawStill(ctx, this.#still, moment);
    this.#painter.draw(ctx, moment, shownCounts(state, null));
  }

  #drawStill(ctx: Ctx, still: StillLayer, board: Lying): void {
    ctx.clearRect(0, 0, this.canvas.width, this.canvas.height);
    ctx.drawImage(still.with(board), 0, 0);
  }
}

function shownCounts({ counts }: BoardState, pointed: number | null): ShownCounts {
  if (counts === "hover") return pointed ?? "none";
  return counts === "always" ? "all" : "none";
}
