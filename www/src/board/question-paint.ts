/** An open question of direction on the board: where either answer would sow to. */
import type { LapView, QuestionView } from "../engine/types";
import type { Layers } from "./layers";
import { drawRing } from "./marks";
import { drawPath, type PathLook } from "./paths";

type Ctx = CanvasRenderingContext2D;

/** The first lap of each legal answer, and the pit that is asked about. */
export function drawQuestion(ctx: Ctx, { layout, theme }: Layers, question: QuestionView): void {
  const { accent, relay, plaque } = theme.colors;
  const answer = (lap: LapView, look: PathLook, ring: "solid" | "dashed") => {
    drawPath(ctx, layout, lap.origin, lap.drops, lap.drops.length, look);
    const end = lap.drops.at(-1);
    if (end !== undefined)
      drawRing(ctx, layout, end, { style: ring, color: look.color, strength: 1, weight: 0.045 });
  };
  if (question.counterClockwiseIsLegal)
    answer(question.counterClockwise, { style: "filled", color: accent }, "solid");
  if (question.clockwiseIsLegal)
    answer(question.clockwise, { style: "hollow", color: relay }, "dashed");
  drawRing(ctx, layout, question.origin, {
    style: "double",
    color: plaque,
    strength: 1,
    weight: 0.04,
  });
}
