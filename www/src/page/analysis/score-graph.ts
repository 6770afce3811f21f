import { build } from "../../element/build";
import { graphSize, linePath, plyAt, xOf, yOf } from "./graph-shape";
import type { FallenTurn } from "./review";
import type { Score } from "./score";

const svgNamespace = "http://www.w3.org/2000/svg";

function shape(
  tag: string,
  style: string,
  attributes: Readonly<Record<string, string | number>>,
): SVGElement {
  const element = document.createElementNS(svgNamespace, tag);
  element.setAttribute("class", style);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, String(value));
  }
  return element;
}

/** What the graph shows. */
export interface GraphContent {
  /** The score after each ply, that of the start first. */
  scores: readonly (Score | null)[];
  falls: readonly FallenTurn[];
  /** Which ply is shown. */
  ply: number;
}

/** What it says of itself. */
export interface GraphWords {
  label: string;
  /** The keys that it takes. */
  about: string;
  /** What a ply is worth. */
  at: (ply: number) => string;
}

/** So many plies at a time. */
const LEAP = 10;

let graphsMade = 0;

/** The score over a game, South's above the middle; a press, or arrow keys on it, lead to a ply. */
export class ScoreGraph {
  readonly element: HTMLElement;
  readonly #goTo: (ply: number) => void;
  readonly #slider: HTMLElement;
  readonly #svg: SVGElement;
  #content: GraphContent = { scores: [null], falls: [], ply: 0 };

  constructor({ label, about }: Pick<GraphWords, "label" | "about">, goTo: (ply: number) => void) {
    graphsMade += 1;
    const id = `graph-keys-${String(graphsMade)}`;
    this.#goTo = goTo;
    const { width, height } = graphSize;
    this.#svg = shape("svg", "graph-picture", {
      viewBox: `0 0 ${String(width)} ${String(height)}`,
      "aria-hidden": "true",
    });
    this.#slider = build("div", {
      class: "graph",
      attributes: {
        role: "slider",
        tabindex: "0",
        "aria-label": label,
        "aria-describedby": id,
        "aria-valuemin": "0",
      },
      on: {
        keydown: (event) => this.#onKey(event),
        click: (event) => this.#onClick(event),
      },
    });
    this.#slider.append(this.#svg);
    const keys = build("p", { class: "unseen", attributes: { id } }, about);
    this.element = build("div", {}, this.#slider, keys);
  }

  show(content: GraphContent, at: GraphWords["at"]): void {
    this.#content = content;
    const { ply } = content;
    this.#slider.setAttribute("aria-valuemax", String(this.#last));
    this.#slider.setAttribute("aria-valuenow", String(ply));
    this.#slider.setAttribute("aria-valuetext", at(ply));
    this.#svg.replaceChildren(...this.#shapes());
  }

  get #last(): number {
    return this.#content.scores.length - 1;
  }

  #shapes(): SVGElement[] {
    const { scores, falls, ply } = this.#content;
    const { width, height } = graphSize;
    const cursor = xOf(ply, this.#last);
    return [
      shape("line", "graph-middle", { x1: 0, x2: width, y1: height / 2, y2: height / 2 }),
      shape("line", "graph-cursor", { x1: cursor, x2: cursor, y1: 0, y2: height }),
      shape("path", "graph-line", { d: linePath(scores) }),
      ...falls.flatMap((fall) => this.#mark(fall)),
    ];
  }

  /** Known by its shape as well as by its colour. */
  #mark({ ply, kind }: FallenTurn): SVGElement[] {
    const score = this.#content.scores[ply];
    if (!score) return [];
    const [x, y] = [xOf(ply, this.#last), yOf(score)];
    const style = `graph-mark is-${kind}`;
    if (kind !== "blunder") return [shape("circle", style, { cx: x, cy: y, r: 3.5 })];
    return [shape("rect", style, { x: x - 4, y: y - 4, width: 8, height: 8 })];
  }

  #onClick({ clientX }: MouseEvent): void {
    const { left, width } = this.#svg.getBoundingClientRect();
    if (width > 0) this.#goTo(plyAt(((clientX - left) / width) * graphSize.width, this.#last));
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { ply } = this.#content;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: ply - 1,
      ArrowDown: ply - 1,
      ArrowRight: ply + 1,
      ArrowUp: ply + 1,
      PageDown: ply - LEAP,
      PageUp: ply + LEAP,
      Home: 0,
      End: this.#last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const within = Math.min(this.#last, Math.max(0, target));
    if (within !== ply) this.#goTo(within);
  }
}
