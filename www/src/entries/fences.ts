/** Registers `<mancala-board>`, and turns the `mancala` code blocks of the page into boards, also those that come later. */
export { MancalaBoard } from "../element/define";
export { turnFences } from "../fences/fences";
