import { build } from "./build";

/** A button with a label. */
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
