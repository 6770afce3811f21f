/** What is pointed out on a board at rest. */
import type { BoardState } from "./contract";
import type { Layers } from "./layers";
import { drawRing, drawSign } from "./marks";
import { motionNow } from "./motion-gate";

type Ctx = CanvasRenderingContext2D;

/** Everything over the seeds at rest. `pointed`: the pit under the pointer or with the focus. */
export function drawRestOverlay(
  ctx: Ctx,
  layers: Layers,
  state: BoardState,
  pointed: number | null,
): void {
  if (state.lastTurn) drawLastTurn(ctx, layers, state.lastTurn);
  if (state.question) return motionNow()?.drawQuestion(ctx, layers, state.question);
  drawPlayable(ctx, layers, state, pointed);
  if (state.hint) drawHint(ctx, layers, state.hint);
  drawMarked(ctx, layers, state.marked);
  drawEvidence(ctx, layers, state.evidence);
}

function drawEvidence(ctx: Ctx, { layout, theme }: Layers, pits: BoardState["evidence"]): void {
  const { evidence: color } = theme.colors;
  const look = { style: "double", color, strength: 1, weight: 0.036 } as const;
  for (const pit of pits) drawRing(ctx, layout, pit, look);
}

function drawMarked(ctx: Ctx, { layout, theme }: Layers, marked: BoardState["marked"]): void {
  const look = { style: "double", color: theme.colors.capture, strength: 1, weight: 0.04 } as const;
  for (const pit of marked) drawRing(ctx, layout, pit, look);
}

function drawPlayable(
  ctx: Ctx,
  { layout, theme }: Layers,
  state: BoardState,
  pointed: number | null,
): void {
  for (const pit of state.playable) {
    const isPointed = pit === pointed;
    if (!isPointed && state.ringed === "pointed") continue;
    const look = {
      style: "solid",
      color: theme.colors.accent,
      strength: isPointed || theme.isFlat ? 1 : 0.82,
      weight: isPointed ? 0.044 : theme.isFlat ? 0.036 : 0.022,
    } as const;
    drawRing(ctx, layout, pit, look);
  }
}

function drawLastTurn(
  ctx: Ctx,
  { layout, theme }: Layers,
  turn: NonNullable<BoardState["lastTurn"]>,
): void {
  for (const pit of turn.captured) drawSign(ctx, layout, theme, pit, "taken");
  if (turn.end !== null && !turn.captured.includes(turn.end))
    drawSign(ctx, layout, theme, turn.end, "ended");
  if (turn.origin !== turn.end) drawSign(ctx, layout, theme, turn.origin, "began");
}

function drawHint(
  ctx: Ctx,
  { layout, theme }: Layers,
  hint: NonNullable<BoardState["hint"]>,
): void {
  const { accent, capture } = theme.colors;
  drawRing(ctx, layout, hint.landing, {
    style: "dashed",
    color: accent,
    strength: 1,
    weight: 0.04,
  });
  for (const pit of hint.captured)
    drawRing(ctx, layout, pit, { style: "ticked", color: capture, strength: 0.9 });
}
