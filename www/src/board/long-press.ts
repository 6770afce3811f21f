/** A finger that rests: it points without playing. */
import { listen, type Unbind } from "./listen";

/** So long, in milliseconds. */
const LONG = 450;

export class LongPress {
  readonly #unbinders: readonly Unbind[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLong = false;
  readonly #onPoint: (target: EventTarget | null) => void;

  /** `onPoint` is told what the finger rests on, and `null` when it is lifted. */
  constructor(root: HTMLElement, onPoint: (target: EventTarget | null) => void) {
    this.#onPoint = onPoint;
    this.#unbinders = [
      listen(root, "pointerdown", (event) => this.#begin(event)),
      listen(root, "pointerup", () => this.#end()),
      listen(root, "pointercancel", () => this.#end()),
      listen(root, "contextmenu", (event) => {
        if (this.#isLong) event.preventDefault();
      }),
    ];
  }

  unbind(): void {
    clearTimeout(this.#timer);
    for (const unbind of this.#unbinders) unbind();
  }

  /** Whether this click is the end of a long press. Keys and screen readers click without a pointer (`detail` is 0). */
  isEndedBy({ detail }: Pick<MouseEvent, "detail">): boolean {
    const wasLong = this.#isLong;
    this.#isLong = false;
    return wasLong && detail > 0;
  }

  #begin({ pointerType, target }: PointerEvent): void {
    this.#isLong = false;
    clearTimeout(this.#timer);
    if (pointerType !== "touch") return;
    this.#timer = setTimeout(() => {
      this.#isLong = true;
      this.#onPoint(target);
    }, LONG);
  }

  #end(): void {
    clearTimeout(this.#timer);
    if (this.#isLong) this.#onPoint(null);
  }
}
