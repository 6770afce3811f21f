/** A code block of the host page that is written for a board. */
export interface Block {
  /** The whole of it, as the host frames it. */
  frame: HTMLElement;
  source: string;
}

/**
 * What documentation generators make of a fence with the info string `mancala`. Some mark the frame, some the `pre`,
 * some the `code`; several may match in one block, and the outermost counts.
 */
const marks = [
  // VitePress, Docusaurus, Jekyll, and MkDocs with `{ .text .language-mancala }`.
  "div.language-mancala",
  // Sphinx.
  "div.highlight-mancala",
  // MkDocs by a custom fence; Docusaurus inside its frame.
  "pre.mancala",
  "pre.language-mancala",
  // GitHub's Markdown, Astro.
  "pre[lang=mancala]",
  "pre[data-language=mancala]",
  // mdBook, Hugo, and whatever follows CommonMark.
  "pre:has(> code.language-mancala)",
].join();

/** Frames that highlighters put around a `pre`. */
const wrapper = "div.highlight, div.codehilite, figure.highlight";

/** The blocks below `root` that are written for boards, in their order. */
export function blocksIn(root: ParentNode): Block[] {
  const frames = [...root.querySelectorAll<HTMLElement>(marks)].filter(
    (frame) => !frame.parentElement?.closest(marks),
  );
  return frames.map((frame) => ({ frame: framed(frame), source: sourceOf(frame) }));
}

/** With the frame that holds nothing else. */
function framed(frame: HTMLElement): HTMLElement {
  const { parentElement: around } = frame;
  return around?.matches(wrapper) && around.childElementCount === 1 ? around : frame;
}

/** The text between the fences: not that of buttons and line numbers which highlighters add. */
export function sourceOf(frame: HTMLElement): string {
  const code = frame.querySelector("code") ?? [...frame.querySelectorAll("pre")].at(-1) ?? frame;
  const lines = [...code.querySelectorAll(".token-line")];
  // Docusaurus makes each line a box of its own, without a line break in the text.
  return lines.length > 0 ? lines.map(textOf).join("\n") : textOf(code);
}

const textOf = ({ textContent }: Element): string => (textContent ?? "").replace(/\n$/, "");
