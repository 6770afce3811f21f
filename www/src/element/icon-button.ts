import { build } from "./build";
import { icon, setIcon, type IconName } from "./icons";

/** A button of an icon with a name; the name is shown beside it where there is room, or as a tip. */
export class IconButton {
  readonly element: HTMLButtonElement;
  readonly #icon: SVGSVGElement;
  readonly #label: HTMLSpanElement;

  constructor(name: IconName, hasLabel: boolean, act: () => void) {
    this.#icon = icon(name);
    this.#label = build("span", { class: hasLabel ? "label" : "unseen" });
    this.element = build(
      "button",
      {
        class: `button is-quiet ${hasLabel ? "has-label" : "is-icon"}`,
        attributes: { type: "button" },
        on: { click: () => this.isEnabled && act() },
      },
      this.#icon,
      this.#label,
    );
  }

  set label(text: string) {
    this.#label.textContent = text;
    this.element.title = text;
  }

  set icon(name: IconName) {
    setIcon(this.#icon, name);
  }

  get isEnabled(): boolean {
    return this.element.getAttribute("aria-disabled") !== "true";
  }

  /** Kept focusable when off: a disabled button would drop the focus on the page. */
  set isEnabled(isEnabled: boolean) {
    this.element.setAttribute("aria-disabled", String(!isEnabled));
  }
}
