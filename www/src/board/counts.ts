/** The counts beside the hollows. They lie over every ring, so that they can always be read. */
import type { Layers } from "./layers";
import { pointAt } from "./layout";
import type { Lying } from "./still-layer";

/** Which pits wear a plaque: all, one, or none. Stores always do. */
export type ShownCounts = "all" | "none" | number;

export function drawCounts(
  ctx: CanvasRenderingContext2D,
  { layout, plaques }: Layers,
  { pits, stores }: Lying,
  shown: ShownCounts,
): void {
  for (let pit = 0; pit < layout.pits.length; pit++) {
    if (shown !== "all" && shown !== pit) continue;
    const { x, y } = pointAt(layout.counts, pit);
    plaques.drawCount(ctx, x, y, pits[pit] ?? 0);
  }
  layout.stores?.forEach(({ count }, i) =>
    plaques.drawCount(ctx, count.x, count.y, stores[i === 0 ? 0 : 1]),
  );
}
