import { build } from "../element/build";

export { button } from "../element/button";

/** One of a few: a fieldset of radio buttons that look like one control. */
export function segments(
  name: string,
  values: Readonly<Record<string, string>>,
  chosen: string,
  choose: (value: string) => void,
): HTMLFieldSetElement {
  const group = `segments-${name.replaceAll(/\W/g, "")}`;
  const labels = Object.entries(values).map(([value, text]) => {
    const input = build("input", {
      attributes: { type: "radio", name: group, value, checked: value === chosen },
      on: { change: () => choose(value) },
    });
    return build("label", {}, input, text);
  });
  const row = build("div", { class: "segments" }, ...labels);
  return build("fieldset", { class: "field" }, build("legend", {}, name), row);
}

/** One of more than would stand side by side. */
export function choice(
  name: string,
  values: Readonly<Record<string, string>>,
  chosen: string,
  choose: (value: string) => void,
): HTMLLabelElement {
  const options = Object.entries(values).map(([value, text]) =>
    build("option", { attributes: { value, selected: value === chosen } }, text),
  );
  const select = build(
    "select",
    { class: "select is-boxed", on: { change: () => choose(select.value) } },
    ...options,
  );
  return build("label", { class: "switch" }, name, select);
}

/** On or off. */
export function toggle(
  name: string,
  isOn: boolean,
  set: (isOn: boolean) => void,
): HTMLLabelElement {
  const input = build("input", {
    attributes: { type: "checkbox", role: "switch", checked: isOn },
    on: { change: () => set(input.checked) },
  });
  return build("label", { class: "switch" }, name, input);
}
