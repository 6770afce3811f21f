import type { MancalaEvents } from "./events";
import { MancalaBoard } from "./mancala-board";

// Two copies of the script on one page are no reason to fail, nor is a server that has no elements at all.
const registry = globalThis.customElements as CustomElementRegistry | undefined;
if (registry && !registry.get("mancala-board")) registry.define("mancala-board", MancalaBoard);

type BoardEvents = { [K in keyof MancalaEvents]: CustomEvent<MancalaEvents[K]> };

declare global {
  interface HTMLElementTagNameMap {
    "mancala-board": MancalaBoard;
  }
  // The events bubble: they may be listened to on any element, on the document and on the window.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface GlobalEventHandlersEventMap extends BoardEvents {}
}

export { MancalaBoard };
