import { MancalaBoard } from "./mancala-board";

// Two copies of the script on one page are no reason to fail.
if (!customElements.get("mancala-board")) customElements.define("mancala-board", MancalaBoard);

declare global {
  interface HTMLElementTagNameMap {
    "mancala-board": MancalaBoard;
  }
}

export { MancalaBoard };
