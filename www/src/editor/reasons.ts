import { build } from "../element/build";
import type { AllTexts } from "../i18n";
import { isPlayable, type Judgement } from "./judge";

let listsMade = 0;

/** Whether a position can be played, and every reason why it cannot. */
export class Reasons {
  readonly element: HTMLElement;
  /** For controls that are off because of these reasons. */
  readonly id: string;
  readonly #title = build("h2", { class: "reasons-title" });
  readonly #list = build("ul", { class: "reasons" });
  readonly #texts: AllTexts;

  constructor(texts: AllTexts) {
    listsMade += 1;
    this.id = `reasons-${String(listsMade)}`;
    this.#texts = texts;
    this.element = build("div", { attributes: { id: this.id } }, this.#title, this.#list);
  }

  show(judgement: Judgement): void {
    const { editor } = this.#texts;
    const { reasons, over } = judgement;
    const told = over ? [over] : reasons;
    this.element.dataset["kind"] = isPlayable(judgement) ? "ready" : over ? "over" : "not-yet";
    this.#title.textContent = over ? editor.over : told.length > 0 ? editor.notYet : editor.ready;
    this.#list.replaceChildren(...told.map(({ text }) => build("li", {}, text)));
    this.#list.hidden = told.length === 0;
  }
}
