/** A cloth over seeds that nobody is to see yet: over the half above (or at the right of a standing board), or over both. */

/** Which pits are covered: none, those of the half away from the one who arranges, or all. */
export type Covered = "none" | "far" | "all";

/** How far a cloth lies over the pits' edges, in pits. */
const HEM = 0.24;

type Half = "far" | "near";

const halves: Readonly<Record<Covered, readonly Half[]>> = {
  none: [],
  far: ["far"],
  all: ["far", "near"],
};

/** Longer than the cloth takes to go; a transition that never runs must not hold anybody up. */
const LIFTED_AFTER = 1000;

export class Cover {
  readonly #board: HTMLElement;
  readonly #observer: ResizeObserver;
  #cloths: { half: Half; element: HTMLElement }[] = [];

  /** `root` holds a board. */
  constructor(root: ShadowRoot) {
    const board = root.querySelector<HTMLElement>(".board");
    if (!board) throw new Error("a cover needs a board");
    this.#board = board;
    // The pits are placed in the same task in which the board takes its size.
    this.#observer = new ResizeObserver(() => this.#place());
  }

  lay(covered: Covered): void {
    this.#clear();
    this.#cloths = halves[covered].map((half) => ({ half, element: cloth(half) }));
    this.#board.append(...this.#cloths.map(({ element }) => element));
    this.#observer.observe(this.#board);
    this.#place();
  }

  /** Lets the cloths go; resolves when they are gone. */
  async lift(): Promise<void> {
    const going = this.#cloths;
    this.#cloths = [];
    for (const { element } of going) element.classList.add("is-lifted");
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isStill) await new Promise((resolve) => setTimeout(resolve, LIFTED_AFTER));
    for (const { element } of going) element.remove();
  }

  remove(): void {
    this.#clear();
    this.#observer.disconnect();
  }

  #clear(): void {
    for (const { element } of this.#cloths) element.remove();
    this.#cloths = [];
  }

  #place(): void {
    const pits = this.#pits();
    if (pits.length === 0) return;
    const origin = this.#board.getBoundingClientRect();
    for (const { half, element } of this.#cloths) {
      const box = around(halfOf(pits, half));
      // Letters and counts lie a little outside the pits.
      const hem = (pits[0]?.width ?? 0) * HEM;
      Object.assign(element.style, {
        left: `${String(box.left - origin.left - hem)}px`,
        top: `${String(box.top - origin.top - hem)}px`,
        width: `${String(box.right - box.left + 2 * hem)}px`,
        height: `${String(box.bottom - box.top + 2 * hem)}px`,
      });
    }
  }

  #pits(): DOMRect[] {
    const buttons = this.#board.querySelectorAll(".grid .pit");
    return [...buttons].map((button) => button.getBoundingClientRect());
  }
}

function cloth(half: Half): HTMLElement {
  const made = document.createElement("div");
  made.className = half === "near" ? "cover is-below" : "cover";
  return made;
}

/** Pits of the half above or below the middle; of a standing board at the right or left of it. */
function halfOf(pits: readonly DOMRect[], half: Half): DOMRect[] {
  const all = around(pits);
  const isLying = all.right - all.left > all.bottom - all.top;
  const middle = isLying ? (all.top + all.bottom) / 2 : (all.left + all.right) / 2;
  const isFar = ({ left, top, width, height }: DOMRect) =>
    isLying ? top + height / 2 < middle : left + width / 2 > middle;
  return pits.filter((pit) => isFar(pit) === (half === "far"));
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const around = (pits: readonly DOMRect[]): Box => ({
  left: Math.min(...pits.map(({ left }) => left)),
  top: Math.min(...pits.map(({ top }) => top)),
  right: Math.max(...pits.map(({ right }) => right)),
  bottom: Math.max(...pits.map(({ bottom }) => bottom)),
});
