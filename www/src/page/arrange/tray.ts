import { inHand, type Counts } from "../../editor/counts";
import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";

/** The seeds that are still in the hand: a number, and the seeds themselves. */
export class Tray {
  readonly element: HTMLElement;
  readonly #texts: AllTexts;
  readonly #words = build("p", { class: "tray-words" });
  readonly #seeds: readonly HTMLElement[];

  constructor(texts: AllTexts, seeds: number) {
    this.#texts = texts;
    this.#seeds = Array.from({ length: seeds }, () => build("i"));
    const picture = build("div", { class: "tray-seeds", attributes: { "aria-hidden": "true" } });
    picture.append(...this.#seeds);
    this.element = build("div", { class: "tray" }, this.#words, picture);
  }

  /** What is said of it. */
  get words(): string {
    return this.#words.textContent;
  }

  show(draft: Counts): void {
    const { arrange } = this.#texts.editor;
    const left = inHand(draft, this.#seeds.length);
    this.#words.textContent = left === 0 ? arrange.allPlaced : arrange.inHand(left);
    this.element.dataset["kind"] = left === 0 ? "empty" : "full";
    this.#seeds.forEach((seed, index) => seed.classList.toggle("is-gone", index >= left));
  }
}
