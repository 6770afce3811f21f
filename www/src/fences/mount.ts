import { build } from "../element/build";
import type { MancalaEvents } from "../element/events";
import type { Block } from "./blocks";
import type { BoardFault } from "./fault-note";
import { readFence, type Fence, type FenceFault } from "./read";

/** What stands in the place of a block, or beside it. */
export interface Mounted {
  block: Block;
  /** Whether it is still where the block is. */
  isBeside: () => boolean;
  /** Takes it away and shows the block again. */
  remove: () => void;
}

/** Failures that are not the block's: the board stays, says so, and offers to try again. */
const notOurs: readonly string[] = ["load-failed", "engine-mixed", "engine-spent", "engine-dead"];

/** Puts a board in the place of a block, or, where the block cannot be read, the reason below it. */
export function mount(block: Block): Mounted {
  const fence = readFence(block.source);
  const mounting = new Mounting(block);
  if ("kind" in fence) void mounting.explain(fence);
  else mounting.show(fence);
  return { block, isBeside: () => mounting.isBeside, remove: () => mounting.remove() };
}

class Mounting {
  readonly #block: Block;
  #shown: HTMLElement | null = null;
  /** What the board refuses from now on is not the block's fault. */
  #isReady = false;
  #isGone = false;

  constructor(block: Block) {
    this.#block = block;
  }

  show(fence: Fence): void {
    const board = boardOf(fence);
    const figure = build("figure", { class: "mancala-figure" }, board);
    // As wide as the text: some hosts make a figure as narrow as what is in it.
    Object.assign(figure.style, {
      display: "block",
      inlineSize: "auto",
      margin: "1em 0",
      breakInside: "avoid",
    });
    if (fence.caption) figure.append(captionOf(fence.caption));
    board.addEventListener("mancala-error", ({ detail }) => this.#reject(fence, detail));
    board.addEventListener("mancala-ready", () => (this.#isReady = true), { once: true });
    this.#put(figure);
    this.#block.frame.style.setProperty("display", "none", "important");
  }

  /** Says below the block why it stays as it was, if the words for that come. */
  async explain(fault: FenceFault | BoardFault): Promise<void> {
    try {
      const { faultNote } = await import("./fault-note");
      const note = await faultNote(fault, this.#block.frame);
      if (!this.#isGone) this.#put(note);
    } catch (error) {
      console.error(error);
    }
  }

  get isBeside(): boolean {
    return this.#shown === null || this.#shown.parentNode === this.#block.frame.parentNode;
  }

  remove(): void {
    this.#isGone = true;
    this.#clear();
  }

  #clear(): void {
    this.#shown?.remove();
    this.#shown = null;
    this.#block.frame.style.removeProperty("display");
  }

  /** A board that cannot be opened gives way to the block, before anybody has seen more than its place. */
  #reject({ lines }: Fence, failure: MancalaEvents["mancala-error"]): void {
    if (this.#isReady || this.#isGone || !this.#shown || notOurs.includes(failure.code)) return;
    this.#clear();
    void this.explain({ kind: "refused", lines, failure });
  }

  #put(element: HTMLElement): void {
    this.#shown = element;
    this.#block.frame.after(element);
  }
}

function boardOf({ attributes, text }: Fence): HTMLElementTagNameMap["mancala-board"] {
  const board = document.createElement("mancala-board");
  for (const [name, value] of attributes) board.setAttribute(name, value);
  if (text) board.append(textOf(text));
  return board;
}

/** Set apart from the text, and from the words below the board. */
function captionOf(text: string): HTMLElement {
  const caption = build("figcaption", {}, text);
  Object.assign(caption.style, {
    marginBlockStart: "0.75em",
    fontSize: "0.9em",
    textAlign: "center",
  });
  return caption;
}

/** With the line breaks that the author gave it. */
function textOf(text: string): HTMLElement {
  const told = build("p", {}, text);
  told.style.whiteSpace = "pre-line";
  return told;
}
