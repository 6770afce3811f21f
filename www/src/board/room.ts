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
  readonly #observer = new ResizeObserver(() => this.#lookInFrame());
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #width = -1;
  #narrowedFrom = -1;
  #narrowedAt = -Infinity;
  /** The width whose way back was tried. */
  #tried = -1;
  readonly #element: HTMLElement;
  readonly #onWidth: (width: number) => void;

  constructor(element: HTMLElement, onWidth: (width: number) => void) {
    this.#element = element;
    this.#onWidth = onWidth;
    this.#observer.observe(element);
  }

  unbind(): void {
    this.#observer.disconnect();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
  }

  #lookInFrame(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#look());
  }

  #look(): void {
    const next = this.#element.clientWidth;
    if (next === this.#width) return;
    if (this.#isWayBack(next)) return this.#tryLater(next);
    // Another width than the two of a scroll bar that comes and goes: all is open again.
    if (next !== this.#narrowedFrom && this.#width !== this.#narrowedFrom) this.#tried = -1;
    if (next < this.#width)
      [this.#narrowedFrom, this.#narrowedAt] = [this.#width, performance.now()];
    this.#width = next;
    this.#onWidth(next);
  }

  #isWayBack(next: number): boolean {
    const isSoon = performance.now() - this.#narrowedAt < SOON;
    return isSoon && next === this.#narrowedFrom && next - this.#width <= SCROLL_BAR;
  }

  #tryLater(width: number): void {
    if (this.#tried === width) return;
    this.#tried = width;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), SOON);
  }
}
