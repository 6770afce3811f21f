/** Turns the `mancala` code blocks of a page into boards: those that are there, and those that come later. */
import "../element/define";
import { blocksIn, sourceOf } from "./blocks";
import { hostIsReady } from "./hydration";
import { mount, type Mounted } from "./mount";

/** On a frame whose block was taken, also by another copy of this script. */
const taken = "data-mancala-block";

const mounted = new Map<HTMLElement, Mounted>();

/**
 * Turns the blocks below `root` that are not boards yet into boards. The document's own are found by themselves; a
 * host calls this for blocks in shadow roots.
 */
export function turnFences(root: ParentNode = document): void {
  forgetChanged();
  for (const block of blocksIn(root)) {
    const { frame } = block;
    if (mounted.has(frame) || frame.hasAttribute(taken)) continue;
    frame.setAttribute(taken, "");
    mounted.set(frame, mount(block));
  }
}

/** Blocks that the host has changed or moved are read again, and those that it has removed take their boards along. */
function forgetChanged(): void {
  for (const [frame, { block, isBeside, remove }] of mounted) {
    const source = sourceOf(frame);
    if (frame.isConnected && source === block.source && isBeside()) continue;
    remove();
    mounted.delete(frame);
    // Also where nobody looks for blocks, as in shadow roots.
    if (frame.isConnected) mounted.set(frame, mount({ frame, source }));
    else frame.removeAttribute(taken);
  }
}

/** Looks once at everything that was changed in one go. */
function watch(): void {
  let isDue = false;
  const look = () => {
    isDue = false;
    turnFences();
  };
  const observer = new MutationObserver(() => {
    if (!isDue) queueMicrotask(look);
    isDue = true;
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  look();
}

// It may be imported where there is no document, by a server or a build.
if ("document" in globalThis) void hostIsReady().then(watch);
