import { build } from "../element/build";

/** A field for a whole number from 0 to `most`. What is no number changes nothing. */
export class NumberField {
  readonly input: HTMLInputElement;
  /** The number that holds. */
  #value: number;

  constructor(
    attributes: Readonly<Record<string, string>>,
    { most, value }: { most: number; value: number },
    take: (count: number) => void,
  ) {
    this.#value = value;
    this.input = build("input", {
      class: "number",
      attributes: {
        type: "number",
        inputmode: "numeric",
        min: "0",
        max: String(most),
        step: "1",
        value: String(value),
        ...attributes,
      },
      on: {
        input: () => this.#read(most, take),
        // What is left behind is the number that holds.
        change: () => (this.input.value = String(this.#value)),
      },
    });
  }

  set value(value: number) {
    this.#value = value;
    // What is being typed is left alone as long as it means the same.
    if (this.input.valueAsNumber !== value) this.input.value = String(value);
  }

  #read(most: number, take: (count: number) => void): void {
    const { valueAsNumber: typed } = this.input;
    if (!Number.isInteger(typed) || typed < 0 || typed > most) return;
    this.#value = typed;
    take(typed);
  }
}
