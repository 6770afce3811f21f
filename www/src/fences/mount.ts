import { build } from "../element/build";
import type { MancalaEvents } from "../element/events";
import { textsFor } from "../element/language";
import type { Texts } from "../i18n";
import type { Block } from "./blocks";
import { readFence, type Fence } from "./read";

/** What stands in the place of a block, or beside it. */
export interface Mounted {
  block: Block;
  /** Takes it away and shows the block again. */
  remove: () => void;
}

/** What is said of blocks that cannot be read is fetched with the first of them. */
const faultSentences = () => import("./fault-words");

type Failure = MancalaEvents["mancala-error"];

/** Failures that are not the block's: the board stays, says so, and offers to try again. */
const notOurs: readonly string[] = ["load-failed", "engine-mixed", "engine-spent", "engine-dead"];

/** The key that a failure of the board is about. */
const keyOf: Readonly<Record<string, string>> = {
  "bad-position": "position",
  "bad-turn": "moves",
  "bad-options": "options",
  "bad-record": "record",
  "no-such-ply": "ply",
};

/** Puts a board in the place of a block, or, where the block cannot be read, the reason below it. */
export function mount(block: Block): Mounted {
  const fence = readFence(block.source);
  const mounting = new Mounting(block);
  if ("kind" in fence)
    mounting.explain(async (texts) => (await faultSentences()).faultWords(fence, texts));
  else mounting.show(fence);
  return { block, remove: () => mounting.clear() };
}

class Mounting {
  readonly #block: Block;
  #shown: HTMLElement | null = null;
  #isOver = false;

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
    board.addEventListener("mancala-ready", () => (this.#isOver = true), { once: true });
    this.#put(figure);
    this.#block.frame.style.setProperty("display", "none", "important");
  }

  /** Says below the block why it stays as it was. */
  explain(words: (texts: Texts) => Promise<string>): void {
    const told = build("p", { class: "mancala-fence-error", attributes: { role: "note" } });
    Object.assign(told.style, {
      borderInlineStart: "0.25em solid #b3261e",
      paddingInlineStart: "0.75em",
      overflowWrap: "anywhere",
    });
    this.#put(told);
    void this.#fill(told, words);
  }

  clear(): void {
    this.#isOver = true;
    this.#shown?.remove();
    this.#shown = null;
    this.#block.frame.style.removeProperty("display");
  }

  /** A board that cannot be opened gives way to the block, before anybody has seen more than its place. */
  #reject({ lines }: Fence, { code, message }: Failure): void {
    if (this.#isOver || notOurs.includes(code)) return;
    this.clear();
    const line = lines.get(keyOf[code] ?? "");
    this.explain(async (texts) => (await faultSentences()).boardFaultWords(message, line, texts));
  }

  async #fill(told: HTMLElement, words: (texts: Texts) => Promise<string>): Promise<void> {
    const texts = await textsFor(told);
    told.lang = texts.lang;
    told.textContent = await words(texts);
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
