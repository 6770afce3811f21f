/** Registers `<mancala-board>`. */
export { MancalaBoard } from "../element/define";
