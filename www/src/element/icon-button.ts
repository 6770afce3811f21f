import { build } from "./build";

const svgNamespace = "http://www.w3.org/2000/svg";

/** A button of an icon with a name; the name is shown beside it where there is room, or as a tip. */
export class IconButton {
  readonly element: HTMLButtonElement;
  readonly #outline = document.createElementNS(svgNamespace, "path");
  readonly #label: HTMLSpanElement;

  /** `outline`: what an SVG path of 16 by 16 draws. */
  constructor(outline: string, hasLabel: boolean, act: () => void) {
    this.icon = outline;
    this.#label = build("span", { class: hasLabel ? "label" : "unseen" });
    this.element = build(
      "button",
      {
        class: `button is-quiet ${hasLabel ? "has-label" : "is-icon"}`,
        attributes: { type: "button" },
        on: { click: () => this.isEnabled && act() },
      },
      this.#picture(),
      this.#label,
    );
  }

  set label(text: string) {
    this.#label.textContent = text;
    this.element.title = text;
  }

  set icon(outline: string) {
    this.#outline.setAttribute("d", outline);
  }

  get isEnabled(): boolean {
    return this.element.getAttribute("aria-disabled") !== "true";
  }

  /** Kept focusable when off: a disabled button would drop the focus on the page. */
  set isEnabled(isEnabled: boolean) {
    this.element.setAttribute("aria-disabled", String(!isEnabled));
  }

  /** Hidden from assistive technology: the button has a name. */
  #picture(): SVGSVGElement {
    const svg = document.createElementNS(svgNamespace, "svg");
    svg.setAttribute("viewBox", "0 0 16 16");
    svg.setAttribute("class", "icon");
    svg.ariaHidden = "true";
    svg.append(this.#outline);
    return svg;
  }
}
