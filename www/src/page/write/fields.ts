import { build } from "../../element/build";
import type { FormHost } from "./form-host";

let fieldsMade = 0;

/** What a field is called, and what stands with it. */
export interface FieldWords {
  label: string;
  about?: string;
}

interface FieldLook {
  /** The place that faults name. */
  at: string;
  value: string;
  /** More than one line, for texts of sentences. */
  rows?: number;
  /** Notation and short names: from left to right, and nobody corrects them. */
  isPlain?: boolean;
}

/** A field for a text, with its name above and its faults below. */
export function textField(
  { notes }: Pick<FormHost, "notes">,
  { label, about }: FieldWords,
  { at, value, rows = 0, isPlain = false }: FieldLook,
  take: (text: string) => void,
): HTMLElement {
  fieldsMade += 1;
  const id = `write-${String(fieldsMade)}`;
  const attributes = {
    id,
    "aria-describedby": about !== undefined && `${id}-about`,
    ...(isPlain && { dir: "ltr", spellcheck: "false", autocapitalize: "off", autocomplete: "off" }),
  };
  const control =
    rows > 0
      ? build("textarea", { class: "text", attributes: { ...attributes, rows: String(rows) } })
      : build("input", { class: "text", attributes: { ...attributes, type: "text" } });
  control.value = value;
  control.addEventListener("input", () => take(control.value));
  const note = notes.beside(at, control);
  return build(
    "div",
    { class: "field" },
    build("label", { class: "field-name", attributes: { for: id } }, label),
    control,
    ...(about === undefined
      ? []
      : [build("p", { class: "note", attributes: { id: `${id}-about` } }, about)]),
    note,
  );
}

/** A small field for a whole number; `null` where it may be empty and is. */
export function numberField(
  label: string,
  { value, least, most, mayBeEmpty = false }: NumberLook,
  take: (value: number | null) => void,
): HTMLLabelElement {
  const input = build("input", {
    class: "number",
    attributes: {
      type: "number",
      inputmode: "numeric",
      min: String(least),
      max: String(most),
      step: "1",
    },
    on: { input: () => read(), change: () => show() },
  });
  let taken = value;
  // What is seen is what is taken: who leaves the field with another number finds the last one again.
  const show = () => {
    input.value = taken === null ? "" : String(taken);
    input.ariaInvalid = null;
  };
  show();
  const read = () => {
    const { valueAsNumber: typed } = input;
    const isNone = input.value === "" && mayBeEmpty && !input.validity.badInput;
    const isFine = isNone || (Number.isInteger(typed) && typed >= least && typed <= most);
    input.ariaInvalid = isFine ? null : "true";
    if (isFine) take((taken = isNone ? null : typed));
  };
  return build("label", { class: "write-small" }, build("span", {}, label), input);
}

interface NumberLook {
  value: number | null;
  least: number;
  most: number;
  mayBeEmpty?: boolean;
}

/** One of several values, with its name above. */
export function selectField(
  label: string,
  values: ReadonlyMap<string, string>,
  chosen: string,
  take: (value: string) => void,
): HTMLLabelElement {
  const select = build("select", {
    class: "select is-boxed",
    on: { change: () => take(select.value) },
  });
  fillSelect(select, values, chosen);
  return build("label", { class: "write-small" }, build("span", {}, label), select);
}

/** Other values to choose from. */
export function fillSelect(
  select: HTMLSelectElement,
  values: ReadonlyMap<string, string>,
  chosen: string,
): void {
  const options = [...values].map(([value, text]) =>
    build("option", { attributes: { value, selected: value === chosen } }, text),
  );
  select.replaceChildren(...options);
}

/** The focus goes to the radio button that is chosen. */
export function leadToChosen(
  { notes }: Pick<FormHost, "notes">,
  at: string,
  choice: HTMLElement,
): void {
  const chosen = choice.querySelector<HTMLElement>("input:checked");
  if (chosen) notes.lead(at, chosen);
}

/** A part of the form with its name. */
export function section(heading: string, ...content: Node[]): HTMLElement {
  return build("section", { class: "write-section" }, build("h2", {}, heading), ...content);
}
