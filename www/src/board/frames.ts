/** The one owner of a board's animation frames. At rest it asks for none. */
export class Frames {
  #handle = 0;
  readonly #draw: (now: number) => void;

  /** `draw` gets the frame's time in milliseconds; it asks for the next frame itself. */
  constructor(draw: (now: number) => void) {
    this.#draw = draw;
  }

  request(): void {
    if (this.#handle !== 0) return;
    this.#handle = requestAnimationFrame((now) => {
      this.#handle = 0;
      this.#draw(now);
    });
  }

  cancel(): void {
    cancelAnimationFrame(this.#handle);
    this.#handle = 0;
  }
}
