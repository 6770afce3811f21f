import { build } from "../../element/build";
import type { OptionInfo } from "../../engine/types";
import type { OptionText, AllTexts } from "../../i18n";
import { valueWords } from "./words";

/** What sets the value of an option. */
export interface Control {
  element: HTMLElement;
  show: (value: string) => void;
  focus: () => void;
}

/** An option with its words, and what a control of it does. */
export interface ControlParts {
  id: string;
  option: OptionInfo;
  text: OptionText;
  texts: AllTexts;
  choose: (value: string) => void;
}

/** Values of so many letters in all stand side by side; of more, below each other. */
const SIDE_BY_SIDE = 28;
/** More values than these fold into a menu, unless one is too long for the width of a phone. */
const LISTED = 4;
const MENU_LETTERS = 40;

/** The control that suits the option's values. */
export function controlOf(parts: ControlParts): Control {
  const { option, text, texts } = parts;
  if (option.range) return numberControl(parts);
  const lengths = option.values.map((value) => valueWords(text, value, texts).length);
  if (lengths.length > LISTED && Math.max(...lengths) <= MENU_LETTERS) return selectControl(parts);
  const letters = lengths.reduce((sum, length) => sum + length, 0);
  return radioControl(parts, letters <= SIDE_BY_SIDE ? "segments" : "values");
}

function radioControl(parts: ControlParts, style: "segments" | "values"): Control {
  const { id, option, text, texts, choose } = parts;
  const inputs = option.values.map((value) =>
    build("input", {
      attributes: { type: "radio", name: id, value },
      on: { change: () => choose(value) },
    }),
  );
  const labels = inputs.map((input) => {
    const words = build("span", {}, texts.capital(valueWords(text, input.value, texts)));
    const mark = build("small", {}, texts.form.isDefault);
    return build("label", {}, input, words, ...(input.value === option.default ? [mark] : []));
  });
  return {
    element: build("div", { class: style }, ...labels),
    show: (value) => {
      for (const input of inputs) input.checked = input.value === value;
    },
    focus: () => inputs.find(({ checked }) => checked)?.focus(),
  };
}

function selectControl({ id, option, text, texts, choose }: ControlParts): Control {
  const choices = option.values.map((value) => {
    const words = texts.capital(valueWords(text, value, texts));
    const named = value === option.default ? `${words} (${texts.form.isDefault})` : words;
    return build("option", { attributes: { value } }, named);
  });
  const select = build(
    "select",
    {
      class: "select is-boxed",
      attributes: { "aria-labelledby": `${id}-name` },
      on: { change: () => choose(select.value) },
    },
    ...choices,
  );
  return {
    element: select,
    show: (value) => {
      select.value = value;
    },
    focus: () => select.focus(),
  };
}

/** A whole number, or a word instead of it. */
function numberControl({ id, option, text, texts, choose }: ControlParts): Control {
  const { min, max } = option.range ?? { min: 0, max: 0 };
  const [word] = option.values;
  const input = build("input", {
    class: "number",
    attributes: {
      type: "number",
      min: String(min),
      max: String(max),
      step: "1",
      inputmode: "numeric",
      "aria-labelledby": `${id}-name`,
      "aria-describedby": `${id}-hint`,
    },
    on: { input: () => choose(wholeNumber(input)) },
  });
  const box =
    word === undefined ? null : wordBox(word, texts.capital(valueWords(text, word, texts)));
  box?.input.addEventListener("change", () => {
    choose(box.input.checked && word !== undefined ? word : fallback(option));
  });
  return {
    element: build("div", { class: "number-row" }, input, ...(box ? [box.label] : [])),
    show: (value) => {
      const isWord = value === word;
      if (box) box.input.checked = isWord;
      input.disabled = isWord;
      // What is being typed stays as it is typed.
      if (isWord) input.value = "";
      else if (value !== "" && wholeNumber(input) !== value) input.value = value;
    },
    focus: () => (input.disabled ? box?.input : input)?.focus(),
  };
}

function wordBox(word: string, label: string) {
  const input = build("input", { attributes: { type: "checkbox", value: word } });
  return { input, label: build("label", { class: "tick" }, input, label) };
}

/** The number that stands there, written as the notation writes it; empty when it is none. */
const wholeNumber = ({ valueAsNumber: n }: HTMLInputElement): string =>
  Number.isSafeInteger(n) ? String(n) : "";

const fallback = ({ default: byDefault, range }: OptionInfo): string =>
  /^\d+$/.test(byDefault) ? byDefault : String(range?.min ?? 0);
