import type { ClockWords } from "./clock-part";
import { build } from "./build";

/** What a clock shows. */
export interface ClockFace {
  /** Milliseconds. */
  left: number;
  /** Of all the time, from 1 down to 0. */
  share: number;
  /** The last second. */
  isLast: boolean;
}

/** The time to start a turn, as a ring that empties and in figures. Screen readers may ask for it; it never speaks up. */
export class ClockView {
  readonly element: HTMLElement;
  readonly #figures = build("span", { class: "clock-figures" });
  #words: ClockWords | null = null;

  constructor() {
    const ring = build("span", { class: "clock-ring", attributes: { "aria-hidden": "true" } });
    this.element = build(
      "div",
      { class: "clock", attributes: { role: "timer" } },
      ring,
      this.#figures,
    );
    this.show(null);
  }

  setWords(words: ClockWords): void {
    this.#words = words;
    this.element.setAttribute("aria-label", words.label);
  }

  /** `null`: there is no time that runs or waits. */
  show(face: ClockFace | null): void {
    const { element } = this;
    element.hidden = face === null;
    if (!face || !this.#words) return;
    element.style.setProperty("--share", String(face.share));
    element.classList.toggle("is-last", face.isLast);
    // Rounded up: as long as there is time, it does not say 0.0.
    const shown = this.#words.seconds(Math.ceil(face.left / 100) * 100);
    if (this.#figures.textContent !== shown) this.#figures.textContent = shown;
  }
}
