/** The width a board has: its container's, watched. */
import type { Unbind } from "./listen";

/** A scroll bar is at most so wide. */
const SCROLL_BAR = 24;
const SOON = 400; // milliseconds

/**
 * Calls with every new width. A board that grows can bring a scroll bar, which
 * narrows it, which takes the scroll bar away…: the way back is not followed.
 */
export function watchWidth(element: HTMLElement, onWidth: (width: number) => void): Unbind {
  let width = -1;
  let narrowedFrom = -1;
  let narrowedAt = -Infinity;
  const observer = new ResizeObserver(() => {
    const next = element.clientWidth;
    if (next === width) return;
    const now = performance.now();
    if (next === narrowedFrom && next - width <= SCROLL_BAR && now - narrowedAt < SOON) return;
    if (next < width) [narrowedFrom, narrowedAt] = [width, now];
    width = next;
    onWidth(width);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
