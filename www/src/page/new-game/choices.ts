import { build } from "../../element/build";

/** One thing to choose, with a sentence about it. */
export interface Choice {
  value: string;
  name: string;
  about: string;
  /** Said more quietly than the rest, such as whose rules these are. */
  source?: string;
}

/** One of a few that want explaining: radio buttons in a list, a sentence beside each. */
export class Choices {
  readonly element: HTMLFieldSetElement;
  readonly #inputs: readonly HTMLInputElement[];

  constructor(
    id: string,
    legend: string,
    choices: readonly Choice[],
    choose: (value: string) => void,
  ) {
    const rows = choices.map((choice) => row(id, choice, choose));
    this.#inputs = rows.map(({ input }) => input);
    this.element = build(
      "fieldset",
      { class: "field" },
      build("legend", {}, legend),
      build("div", { class: "choices" }, ...rows.map(({ label }) => label)),
    );
  }

  set value(value: string) {
    for (const input of this.#inputs) input.checked = input.value === value;
  }
}

function row(id: string, { value, name, about, source }: Choice, choose: (value: string) => void) {
  const part = (of: string) => `${id}-${value}-${of}`;
  const input = build("input", {
    attributes: {
      type: "radio",
      name: id,
      value,
      "aria-labelledby": part("name"),
      "aria-describedby": part("about"),
    },
    on: { change: () => choose(value) },
  });
  const told = build(
    "span",
    { class: "choice-about", attributes: { id: part("about") } },
    about,
    ...(source === undefined ? [] : [build("span", { class: "source" }, source)]),
  );
  const title = build("span", { class: "choice-name", attributes: { id: part("name") } }, name);
  return { input, label: build("label", { class: "choice" }, input, title, told) };
}
