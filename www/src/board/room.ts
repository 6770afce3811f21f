/** The width a board has: its container's, watched. */
import type { Unbind } from "./listen";

/** A scroll bar is at most so wide. */
const SCROLL_BAR = 24;
const SOON = 400; // milliseconds

/**
 * Calls with every new width, before a frame is drawn and never while the observer reports: a board that changes its
 * height there would be observed once more, and the page be told of an error.
 */
export function watchWidth(element: HTMLElement, onWidth: (width: number) => void): Unbind {
  const room = new Room(element, onWidth);
  return () => room.unbind();
}

/**
 * A board that grows can bring a scroll bar, which narrows it, which takes the scroll bar away…: the way back is not
 * followed at once. A little later it is tried, but only once: what narrows again then would do so for ever.
 */
class Room {
  private readonly observer = new ResizeObserver(() => this.lookInFrame());
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private width = -1;
  private narrowedFrom = -1;
  private narrowedAt = -Infinity;
  /** The width whose way back was tried. */
  private tried = -1;

  constructor(
    private readonly element: HTMLElement,
    private readonly onWidth: (width: number) => void,
  ) {
    this.observer.observe(element);
  }

  unbind(): void {
    this.observer.disconnect();
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }

  private lookInFrame(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.look());
  }

  private look(): void {
    const next = this.element.clientWidth;
    if (next === this.width) return;
    if (this.isWayBack(next)) return this.tryLater(next);
    // Another width than the two of a scroll bar that comes and goes: all is open again.
    if (next !== this.narrowedFrom && this.width !== this.narrowedFrom) this.tried = -1;
    if (next < this.width) [this.narrowedFrom, this.narrowedAt] = [this.width, performance.now()];
    this.width = next;
    this.onWidth(next);
  }

  private isWayBack(next: number): boolean {
    const isSoon = performance.now() - this.narrowedAt < SOON;
    return isSoon && next === this.narrowedFrom && next - this.width <= SCROLL_BAR;
  }

  private tryLater(width: number): void {
    if (this.tried === width) return;
    this.tried = width;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), SOON);
  }
}
