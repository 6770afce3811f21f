import type { MancalaBoard } from "../element/define";

/** Puts the focus on the pit of a board where arrows go on; the page is not scrolled there. */
export function focusBoard(board: MancalaBoard): void {
  board.shadowRoot
    ?.querySelector<HTMLElement>("[role=grid] [tabindex='0']")
    ?.focus({ preventScroll: true });
}
