import { build } from "../element/build";

let choicesMade = 0;

/** One of a few, as a row of radio buttons that look like one control. */
export class Choice<V extends string> {
  readonly element: HTMLFieldSetElement;
  readonly #inputs = new Map<V, HTMLInputElement>();

  constructor(
    name: string,
    values: Readonly<Record<V, string>>,
    choose: (value: V) => void,
    { isNameUnseen = false } = {},
  ) {
    choicesMade += 1;
    const group = `choice-${String(choicesMade)}`;
    const labels = (Object.entries(values) as [V, string][]).map(([value, text]) => {
      const input = build("input", {
        attributes: { type: "radio", name: group, value },
        on: { change: () => choose(value) },
      });
      this.#inputs.set(value, input);
      return build("label", {}, input, text);
    });
    this.element = build(
      "fieldset",
      { class: "field" },
      build("legend", isNameUnseen ? { class: "unseen" } : {}, name),
      build("div", { class: "segments" }, ...labels),
    );
  }

  set value(value: V) {
    for (const [each, input] of this.#inputs) input.checked = each === value;
  }
}
