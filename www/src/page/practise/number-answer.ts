import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import { button } from "../forms";

/** Where a number is given as an answer: buttons where there are few, else a field. */
export class NumberAnswer {
  readonly element = build("div", { class: "practise-answer" });
  readonly #texts: AllTexts;
  readonly #give: (n: number) => void;
  #buttons: HTMLButtonElement[] = [];

  constructor(texts: AllTexts, give: (n: number) => void) {
    this.#texts = texts;
    this.#give = give;
  }

  /** Asks for a number from `least`; `upTo`: the greatest that has a button. */
  ask(least: number, upTo: number | null): void {
    this.#buttons = [];
    this.element.replaceChildren(upTo === null ? this.#field() : this.#choice(least, upTo));
  }

  /** Nothing is asked any more. */
  close(): void {
    this.#buttons = [];
    this.element.replaceChildren();
  }

  focus(): void {
    this.element
      .querySelector<HTMLElement>("input, [tabindex='0']")
      ?.focus({ preventScroll: true });
  }

  #choice(least: number, upTo: number): HTMLElement {
    const numbers = Array.from({ length: upTo - least + 1 }, (_, index) => least + index);
    this.#buttons = numbers.map((n) => button(this.#texts.board.count(n), () => this.#give(n)));
    this.#rove(0);
    return build(
      "div",
      {
        class: "practise-numbers",
        attributes: { role: "group", "aria-label": this.#texts.practise.number },
        on: {
          keydown: (event) => this.#onKey(event, least),
          focusin: ({ target }) => this.#rove(this.#buttons.findIndex((each) => each === target)),
        },
      },
      ...this.#buttons,
    );
  }

  /** One tab stop; arrows go from number to number, a digit to its own. */
  #onKey(event: KeyboardEvent, least: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = this.#buttons.findIndex((each) => each === document.activeElement);
    const to = /^\d$/.test(event.key) ? Number(event.key) - least : this.#stepTo(event.key, from);
    const target = this.#buttons[to];
    if (!target) return;
    event.preventDefault();
    target.focus({ preventScroll: true });
  }

  #stepTo(key: string, from: number): number {
    const last = this.#buttons.length - 1;
    const on = this.#texts.direction === "rtl" ? -1 : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: from + on,
      ArrowLeft: from - on,
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      Home: 0,
      End: last,
    };
    const to = steps[key];
    return to === undefined ? -1 : Math.min(last, Math.max(0, to));
  }

  #rove(index: number): void {
    if (index < 0) return;
    this.#buttons.forEach((each, place) => (each.tabIndex = place === index ? 0 : -1));
  }

  #field(): HTMLElement {
    const { practise } = this.#texts;
    const note = build("p", { class: "practise-note", attributes: { role: "status" } });
    const input = build("input", {
      class: "text",
      attributes: {
        type: "text",
        inputmode: "numeric",
        autocomplete: "off",
        maxlength: "3",
        "aria-label": practise.number,
      },
    });
    const submit = (event: Event) => {
      event.preventDefault();
      const said = input.value.trim();
      if (/^\d+$/.test(said)) return this.#give(Number(said));
      note.textContent = practise.noNumber;
      input.focus();
    };
    const answer = build(
      "button",
      { class: "button", attributes: { type: "submit" } },
      practise.answer,
    );
    return build("form", { class: "practise-field", on: { submit } }, input, answer, note);
  }
}
