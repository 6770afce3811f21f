import type { MancalaBoard } from "../../element/define";
import type { Question } from "../../lessons/counting/questions";
import { focusBoard } from "../board-focus";
import { followPreferences } from "../board-settings";
import { onceGone } from "../on-demand";
import type { LaterParts } from "../screen";

/** The board of a question: a pit is chosen as an answer, and the turn is shown when it was given. */
export class PracticeBoard {
  readonly element: MancalaBoard;
  /** The pit that is asked about. */
  #letter = "";

  constructor({ preferences }: LaterParts, choose: (pit: number) => void, gone: AbortSignal) {
    const board = (this.element = document.createElement("mancala-board"));
    // The page asks: nobody is to hear that somebody is to move.
    board.texts = { status: { start: () => "", toMove: () => "" } };
    board.addEventListener("mancala-choose", (event) => {
      event.preventDefault();
      choose(event.detail.pit);
    });
    followPreferences(board, preferences, gone);
    // A question speaks of letters, and nothing is to answer it.
    const unfollow = preferences.follow(() => {
      board.letters = "on";
      board.hints = "off";
      this.#mark();
    });
    onceGone(gone, unfollow);
  }

  /** Puts the position of a question on the board. */
  ask({ game, position }: Pick<Question, "game" | "position">, letter: string): void {
    this.element.mode = "choose";
    this.element.controls = "none";
    this.isCovered = false;
    this.element.load({ game, position, options: "", moves: [], ply: 0, ended: null });
    this.#letter = letter;
    this.#mark();
  }

  /** Nothing is asked any more: no pit is chosen. */
  close(): void {
    this.#letter = "";
    this.element.mode = "watch";
  }

  /** Shows the turn, and tells it. */
  show(turn: string): void {
    this.element.controls = "minimal";
    this.element.play(turn);
  }

  /** While a round waits nobody is to count. */
  set isCovered(isCovered: boolean) {
    this.element.classList.toggle("is-covered", isCovered);
    this.element.inert = isCovered;
  }

  focus(): void {
    focusBoard(this.element);
  }

  #mark(): void {
    this.element.mark(this.#letter === "" ? [] : [this.#letter]);
  }
}
