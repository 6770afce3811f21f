import { build } from "../element/build";
import type { AllTexts } from "../i18n";
import { optionWords, type Judgement } from "./judge";

let fieldsMade = 0;

/** The rule options that are not the usual ones, as `key=value`, and what they say in words. */
export class OptionsField {
  readonly element: HTMLElement;
  readonly #input: HTMLInputElement;
  readonly #told = build("p", { class: "note", attributes: { "aria-live": "polite" } });
  readonly #texts: AllTexts;

  /** `example`: an option of this game. */
  constructor(texts: AllTexts, example: string, take: (options: string) => void) {
    fieldsMade += 1;
    this.#texts = texts;
    const id = `options-${String(fieldsMade)}`;
    this.#input = build("input", {
      class: "text",
      attributes: {
        id,
        dir: "ltr",
        type: "text",
        spellcheck: "false",
        autocapitalize: "off",
        autocomplete: "off",
        placeholder: texts.editor.options.example(example),
      },
      on: { input: () => take(this.#input.value.trim()) },
    });
    const { name } = texts.editor.options;
    this.element = build(
      "div",
      { class: "field" },
      build("label", { class: "field-name", attributes: { for: id } }, name),
      this.#input,
      this.#told,
    );
  }

  show(options: string, { view }: Judgement): void {
    // Spaces between that are being typed are nobody's business.
    if (this.#input.value.trim() !== options) this.#input.value = options;
    const words = optionWords(view, this.#texts).join(" · ");
    if (this.#told.textContent !== words) this.#told.textContent = words;
  }
}
