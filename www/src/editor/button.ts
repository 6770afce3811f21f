import { build } from "../element/build";

export function button(
  label: string,
  act: () => void,
  style: "" | "is-main" | "is-quiet" = "",
): HTMLButtonElement {
  return build(
    "button",
    { class: `button ${style}`, attributes: { type: "button" }, on: { click: act } },
    label,
  );
}
