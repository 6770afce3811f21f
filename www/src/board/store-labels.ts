/** The stores for those who do not see the picture: two named images over it. */
import type { BoardState, BoardTexts } from "./contract";
import type { Layout } from "./layout";

const SIDES = ["south", "north"] as const;

export class StoreLabels {
  readonly root = document.createElement("div");
  readonly #labels = SIDES.map(() => {
    const label = document.createElement("div");
    label.className = "store";
    label.role = "img";
    return label;
  });

  constructor() {
    this.root.className = "stores";
    this.root.append(...this.#labels);
  }

  arrange({ stores }: Layout): void {
    this.root.hidden = stores === null;
    this.#labels.forEach((label, i) => {
      const place = stores?.[i];
      if (!place) return;
      const { x, y, width, height } = place;
      Object.assign(label.style, {
        left: `${x}px`,
        top: `${y}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    });
  }

  label(state: BoardState, texts: BoardTexts): void {
    SIDES.forEach((side, i) => {
      const label = this.#labels[i];
      if (label) label.ariaLabel = texts.store(side, state.board.stores[i] ?? 0);
    });
  }
}
