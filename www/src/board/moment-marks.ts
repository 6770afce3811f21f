/** The rings that point out pits during a showing. */
import type { Layout } from "./layout";
import { drawRing, type RingLook } from "./marks";
import type { MarkKind, MarkMoment } from "./moment";
import type { Theme } from "./theme";

type MarkLook = Pick<RingLook, "style" | "weight"> & { readonly color: keyof Theme["colors"] };

/** How the marks of a showing look. */
const MARKS: Readonly<Record<MarkKind, MarkLook>> = {
  origin: { style: "dashed", color: "plaque" },
  relay: { style: "double", color: "relay", weight: 0.045 },
  capture: { style: "ticked", color: "capture", weight: 0.045 },
  spared: { style: "dashed", color: "capture" },
  choice: { style: "double", color: "accent", weight: 0.045 },
  end: { style: "solid", color: "plaque" },
  collect: { style: "solid", color: "plaque" },
};

export function drawMark(
  ctx: CanvasRenderingContext2D,
  layout: Layout,
  { colors }: Theme,
  { kind, pit, strength }: MarkMoment,
): void {
  const look = MARKS[kind];
  drawRing(ctx, layout, pit, { ...look, color: colors[look.color], strength });
}
