import { build } from "../../element/build";
import type { OptionInfo } from "../../engine/types";
import type { OptionText, AllTexts } from "../../i18n";
import { controlOf, type Control } from "./controls";
import { hasEffect, isChanged, takes, valueOf, type PlannedGame, type Values } from "./plan";
import { valueWords, wordsOf } from "./words";

/** One rule option: what it is, its values, whether it was changed, and why it has no effect. */
export class OptionRow {
  readonly element: HTMLFieldSetElement;
  readonly option: OptionInfo;
  readonly #game: PlannedGame;
  readonly #texts: AllTexts;
  readonly #text: OptionText;
  readonly #control: Control;
  readonly #back: HTMLButtonElement;
  readonly #mark: HTMLElement;
  readonly #hint: HTMLElement;
  readonly #reason: HTMLElement;

  constructor(
    game: PlannedGame,
    option: OptionInfo,
    texts: AllTexts,
    choose: (value: string) => void,
  ) {
    this.option = option;
    this.#game = game;
    this.#texts = texts;
    this.#text = wordsOf(game.id, option, texts);
    const id = `option-${option.key.replaceAll(".", "-")}`;
    this.#control = controlOf({ id, option, text: this.#text, texts, choose });
    this.#back = this.#backButton(choose);
    this.#mark = build("span", { class: "changed" }, texts.form.changed);
    this.#hint = build("p", {
      class: "hint",
      attributes: { id: `${id}-hint`, "aria-live": "polite" },
    });
    this.#reason = build("p", { class: "reason", attributes: { id: `${id}-reason` } });
    this.element = this.#build(id);
  }

  focus(): void {
    this.#control.focus();
  }

  show(values: Values): void {
    const { option } = this;
    const value = valueOf(option, values);
    const works = hasEffect(this.#game, option, values);
    const isDifferent = works && isChanged(option, values);
    this.#control.show(value);
    this.element.disabled = !works;
    this.element.classList.toggle("is-changed", isDifferent);
    this.#mark.hidden = !isDifferent;
    this.#back.hidden = !isDifferent;
    this.#reason.textContent = works ? "" : this.#whyNot();
    this.#reason.hidden = works;
    if (option.range) this.#showRange(takes(option, value));
  }

  #build(id: string): HTMLFieldSetElement {
    const { name, about, source } = this.#text;
    const by = `${id}-about ${id}-reason`;
    return build(
      "fieldset",
      { class: "option", attributes: { "aria-labelledby": `${id}-name`, "aria-describedby": by } },
      build(
        "div",
        { class: "option-head" },
        build("span", { class: "option-name", attributes: { id: `${id}-name` } }, name),
        this.#mark,
        this.#back,
      ),
      build("p", { class: "option-about", attributes: { id: `${id}-about` } }, about),
      this.#reason,
      build(
        "div",
        { class: "option-control" },
        this.#control.element,
        ...(this.option.range ? [this.#hint] : []),
      ),
      ...(source === "" ? [] : [build("p", { class: "source" }, source)]),
    );
  }

  #backButton(choose: (value: string) => void): HTMLButtonElement {
    const { form } = this.#texts;
    const press = () => {
      choose(this.option.default);
      // The button has gone, and with it the focus.
      this.focus();
    };
    const label = form.backToDefaultOf(this.#text.name);
    return build(
      "button",
      {
        class: "link-button",
        attributes: { type: "button", "aria-label": label },
        on: { click: press },
      },
      form.backToDefault,
    );
  }

  #showRange(isRight: boolean): void {
    const { range, default: byDefault } = this.option;
    if (!range) return;
    const { form, number } = this.#texts;
    const [least, most] = [number(range.min), number(range.max)];
    const ordinary = form.range(least, most, valueWords(this.#text, byDefault, this.#texts));
    const text = isRight ? ordinary : form.outOfRange(least, most);
    if (this.#hint.textContent !== text) this.#hint.textContent = text;
    this.#hint.classList.toggle("is-wrong", !isRight);
    this.element.querySelector("input.number")?.setAttribute("aria-invalid", String(!isRight));
  }

  /** On which other option it waits. */
  #whyNot(): string {
    const { onlyWith } = this.option;
    const other = this.#game.options.find(({ key }) => key === onlyWith?.key);
    if (!onlyWith || !other) return "";
    const text = wordsOf(this.#game.id, other, this.#texts);
    const value = valueWords(text, onlyWith.value, this.#texts);
    return this.#texts.form.onlyWith(text.name, value);
  }
}
