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
  mayPaint = false;
  /** The observer's last word. */
  #isNear = false;
  #isOnPaper = false;
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
    observer ??= observe();
    observer.observe(element);
  }

  /** Measured, for whoever cannot wait for the observer's word; `margin` in heights of the view. */
  measureIsNear(margin = MARGIN): boolean {
    const { top, bottom } = this.element.getBoundingClientRect();
    return bottom >= -margin * innerHeight && top <= (1 + margin) * innerHeight;
  }

  /** Paints when the boards before it have done so. */
  enter(): void {
    if (this.mayPaint) return;
    waiting.add(this);
    frame ||= requestAnimationFrame(paintNext);
  }

  /** Paints without waiting. */
  hurry(): void {
    if (this.mayPaint) return;
    waiting.delete(this);
    this.mayPaint = true;
    this.#paint();
  }

  /** On paper all boards have their pictures. */
  set isOnPaper(isOnPaper: boolean) {
    this.#isOnPaper = isOnPaper;
    if (isOnPaper) this.hurry();
    else if (!this.#isNear) this.#leave();
  }

  /** What the observer says. */
  set isNear(isNear: boolean) {
    this.#isNear = isNear;
    if (isNear) this.enter();
    else if (!this.#isOnPaper) this.#leave();
  }

  #leave(): void {
    waiting.delete(this);
    this.mayPaint = false;
    this.#release();
  }

  readonly unbind: Unbind = () => {
    observer?.unobserve(this.element);
    reaches.delete(this.element);
    waiting.delete(this);
  };
}

/** The margin of boxes that scroll by themselves is that of the window, too; browsers that do not know it have only the latter. */
function observe(): IntersectionObserver {
  const margin = "scrollMargin" in IntersectionObserver.prototype ? "scrollMargin" : "rootMargin";
  return new IntersectionObserver(follow, { [margin]: `${MARGIN * 100}% 0%` });
}

function follow(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const reach = reaches.get(target);
    if (reach) reach.isNear = isIntersecting;
  }
}

/** Boards in view go before those around it. One that fails to paint does not keep the next one from it. */
function paintNext(): void {
  const next = [...waiting].find((each) => each.measureIsNear(0)) ?? [...waiting][0];
  frame = waiting.size > 1 ? requestAnimationFrame(paintNext) : 0;
  next?.hurry();
}
