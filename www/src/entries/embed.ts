/** The board of an `iframe`: what it shows stands in the address. */
import "../element/define";
import { showAddress } from "../embed/address";
import { tellHeight } from "../embed/height";
import { speakAs } from "../embed/language";
import { wearScheme } from "../embed/scheme";

const board = document.querySelector("mancala-board");
if (board) {
  tellHeight(document.body);
  void showAddress(board, location);
  // What the address says of theme and language is known by now.
  wearScheme(board.theme);
  void speakAs(board);
}
