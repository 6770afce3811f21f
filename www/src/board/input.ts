/** Pointers and focus on the pits, turned into intents. Every binder returns its unbinder. */
import type { PitGrid } from "./grid";

export type Unbind = () => void;

export interface PitIntents {
  onPress(pit: number): void;
  /** The pit that is pointed at, or none. */
  onPoint(pit: number | null): void;
}

/** A finger rests this long (milliseconds) to point without playing. */
const LONG_PRESS = 450;

/** Listens until unbound. */
export function listen<K extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  type: K,
  handler: (event: HTMLElementEventMap[K]) => void,
): Unbind {
  target.addEventListener(type, handler);
  return () => target.removeEventListener(type, handler);
}

/** The same for the document, the window and media queries. */
export function listenTo(
  target: EventTarget,
  type: string,
  handler: (event: Event) => void,
): Unbind {
  target.addEventListener(type, handler);
  return () => target.removeEventListener(type, handler);
}

/** Binds the pits of a grid. */
export function bindPits(grid: PitGrid, intents: PitIntents): Unbind {
  const touch = bindLongPress(grid, intents);
  const { root } = grid;
  const point = (pit: number | null) => intents.onPoint(pit);
  const unbinders = [
    touch.unbind,
    listen(root, "click", (event) => {
      const pit = grid.pitOf(event.target);
      if (pit !== null && !touch.wasLong()) intents.onPress(pit);
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

interface LongPress {
  readonly unbind: Unbind;
  /** Whether the press that ends in this click was a long one. */
  wasLong(): boolean;
}

function bindLongPress(grid: PitGrid, intents: PitIntents): LongPress {
  let timer = 0;
  let isLong = false;
  const end = () => {
    clearTimeout(timer);
    if (isLong) intents.onPoint(null);
  };
  const begin = (event: PointerEvent) => {
    isLong = false;
    if (event.pointerType !== "touch") return;
    const pit = grid.pitOf(event.target);
    timer = window.setTimeout(() => {
      isLong = true;
      intents.onPoint(pit);
    }, LONG_PRESS);
  };
  const noMenu = (event: Event) => {
    if (isLong) event.preventDefault();
  };
  const { root } = grid;
  const unbinders = [
    listen(root, "pointerdown", begin),
    listen(root, "pointerup", end),
    listen(root, "pointercancel", end),
    listen(root, "contextmenu", noMenu),
    () => clearTimeout(timer),
  ];
  const wasLong = () => {
    const was = isLong;
    isLong = false;
    return was;
  };
  return { unbind: () => unbinders.forEach((unbind) => unbind()), wasLong };
}
