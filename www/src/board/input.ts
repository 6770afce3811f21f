/** Pointers and focus on the pits, turned into intents. Every binder returns its unbinder. */
import type { PitGrid } from "./grid";
import { listen, type Unbind } from "./listen";
import { LongPress } from "./long-press";

export interface PitIntents {
  onPress(pit: number): void;
  /** The pit that is pointed at, or none. */
  onPoint(pit: number | null): void;
}

/** Binds the pits of a grid. */
export function bindPits(grid: PitGrid, intents: PitIntents): Unbind {
  const touch = new LongPress(grid.root, (target) => intents.onPoint(target && grid.pitOf(target)));
  const { root } = grid;
  const point = (pit: number | null) => intents.onPoint(pit);
  const unbinders = [
    () => touch.unbind(),
    listen(root, "click", (event) => {
      const isLong = touch.isEndedBy(event);
      const pit = grid.pitOf(event.target);
      if (pit !== null && !isLong) intents.onPress(pit);
    }),
    listen(root, "pointerover", (event) => {
      if (event.pointerType !== "touch") point(grid.pitOf(event.target));
    }),
    listen(root, "pointerout", (event) => {
      // Without the pointer, the focus is what points.
      if (event.pointerType !== "touch") point(visiblyFocused(grid));
    }),
    listen(root, "focusin", () => point(visiblyFocused(grid))),
    listen(root, "focusout", (event) => {
      if (grid.pitOf(event.relatedTarget) === null) point(null);
    }),
  ];
  return () => unbinders.forEach((unbind) => unbind());
}

function visiblyFocused(grid: PitGrid): number | null {
  return grid.root.querySelector(":focus-visible") ? grid.focused() : null;
}
