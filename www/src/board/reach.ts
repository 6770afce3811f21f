/**
 * When a board is painted: while it is in view or less than a screen from it, one board a frame. A page may have a
 * hundred, and pictures are what is dear about them, in time and in memory.
 */
import type { Unbind } from "./listen";

/** How far from the view, in its heights. */
const MARGIN = 1;

const reaches = new Map<Element, Reach>();
const waiting = new Set<Reach>();
let observer: IntersectionObserver | null = null;
let frame = 0;

export class Reach {
  /** Whether the board may paint whenever it likes. */
  isOpen = false;
  readonly #paint: () => void;
  readonly #release: () => void;

  /** `paint` is called when it may; `release` when nobody sees it, and what it takes is to be let go. */
  constructor(
    readonly element: Element,
    paint: () => void,
    release: () => void,
  ) {
    this.#paint = paint;
    this.#release = release;
    reaches.set(element, this);
    observer ??= new IntersectionObserver(follow, { rootMargin: `${MARGIN * 100}% 0%` });
    observer.observe(element);
  }

  /** Measured, for whoever cannot wait for the observer's word. */
  get isNear(): boolean {
    const { top, bottom } = this.element.getBoundingClientRect();
    return bottom >= -MARGIN * innerHeight && top <= (1 + MARGIN) * innerHeight;
  }

  enter(): void {
    if (this.isOpen) return;
    waiting.add(this);
    frame ||= requestAnimationFrame(paintNext);
  }

  leave(): void {
    waiting.delete(this);
    this.isOpen = false;
    this.#release();
  }

  /** Paints without waiting. */
  hurry(): void {
    if (this.isOpen) return;
    waiting.delete(this);
    this.isOpen = true;
    this.#paint();
  }

  readonly unbind: Unbind = () => {
    observer?.unobserve(this.element);
    reaches.delete(this.element);
    waiting.delete(this);
  };
}

function follow(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) reaches.get(target)?.enter();
    else reaches.get(target)?.leave();
  }
}

function paintNext(): void {
  const [next] = waiting;
  next?.hurry();
  frame = waiting.size > 0 ? requestAnimationFrame(paintNext) : 0;
}
