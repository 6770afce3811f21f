/** The board of an `iframe`: what it shows stands in the address. */
import "../element/define";
import { showAddress } from "../embed/address";
import { tellHeight } from "../embed/height";

const board = document.querySelector("mancala-board");
if (board) {
  tellHeight(document.body);
  void showAddress(board, location);
}
