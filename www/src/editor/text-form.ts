import { build } from "../element/build";
import { button } from "../element/button";
import type { AllTexts } from "../i18n";

let formsMade = 0;

/** The position as text: to be read from it, and to be put in. */
export class TextForm {
  readonly element: HTMLElement;
  readonly #area: HTMLTextAreaElement;
  readonly #told: HTMLElement;
  readonly #texts: AllTexts;
  readonly #read: (text: string) => readonly string[];
  /** The text of what is on the board. */
  #position = "";

  /** `read` puts a text on the board, or gives the sentences about its faults. */
  constructor(texts: AllTexts, read: (text: string) => readonly string[]) {
    formsMade += 1;
    this.#read = read;
    const id = `position-${String(formsMade)}`;
    const { text } = texts.editor;
    this.#texts = texts;
    this.#told = build("div", {
      class: "told",
      attributes: { id: `${id}-told`, role: "status" },
    });
    this.#area = this.#makeArea(id);
    this.element = build(
      "div",
      { class: "field" },
      build("label", { class: "field-name", attributes: { for: id } }, text.name),
      this.#area,
      this.#told,
      build(
        "div",
        { class: "button-row" },
        button(text.read, () => this.#take()),
        button(text.copy, () => void this.copy()),
      ),
    );
  }

  /** Tells the text of what is on the board. A text that is being put in is left alone. */
  show(position: string): void {
    if (position === this.#position) return;
    this.#position = position;
    this.#area.value = position;
    this.#tell([]);
  }

  /** Copies the text of what is on the board, or `other`; says so, or selects it where copying is not allowed. */
  async copy(other?: string, said = this.#texts.editor.text.copied): Promise<void> {
    this.#area.value = this.#position;
    try {
      await navigator.clipboard.writeText(other ?? this.#position);
      this.#tell([said]);
    } catch {
      if (other !== undefined) this.#area.value = other;
      this.#area.select();
      this.#tell([this.#texts.editor.text.notCopied]);
    }
  }

  #makeArea(id: string): HTMLTextAreaElement {
    const area = build("textarea", {
      class: "text",
      attributes: {
        id,
        dir: "ltr",
        rows: "3",
        spellcheck: "false",
        autocapitalize: "off",
        autocomplete: "off",
        "aria-describedby": `${id}-told`,
      },
      on: {
        keydown: (event) => {
          // A position is one line.
          if (event.key !== "Enter") return;
          event.preventDefault();
          this.#take();
        },
        paste: () => setTimeout(() => this.#take()),
      },
    });
    return area;
  }

  #take(): void {
    const faults = this.#read(this.#area.value);
    this.#area.setAttribute("aria-invalid", String(faults.length > 0));
    if (faults.length > 0) return this.#tell([...faults, this.#texts.editor.text.unread]);
    // The board may have been so already: then nothing has told the text anew.
    this.#area.value = this.#position;
    this.#tell([]);
  }

  #tell(sentences: readonly string[]): void {
    if (sentences.length === 0) this.#area.removeAttribute("aria-invalid");
    this.#told.replaceChildren(...sentences.map((sentence) => build("p", {}, sentence)));
  }
}
