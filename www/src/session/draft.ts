import type { BoardView, ExplorationView, SideName } from "../engine/types";
import type { Sequence } from "./state";

/** Okwesera is written with a star. */
export const isOkwesera = (turn: string): boolean => turn.endsWith("*");

/** A turn under way: what is chosen, and how much of it has been shown. */
export interface Draft {
  pit: number;
  /** The text of the turn as far as it is chosen. */
  text: string;
  exploration: ExplorationView | null;
  /** How many steps have been shown, and the board after them. */
  shownSteps: number;
  shownBoard: BoardView;
}

/** A turn from `pit` of which nothing is shown yet. */
export const draftOf = (pit: number, letter: string, board: BoardView): Draft => ({
  pit,
  text: letter,
  exploration: null,
  shownSteps: 0,
  shownBoard: board,
});

/** The draft after the engine has played it up to its next question. */
export const explored = (draft: Draft, exploration: ExplorationView): Draft => ({
  ...draft,
  exploration,
  shownSteps: exploration.steps.length,
  shownBoard: exploration.after,
});

/** The steps of `whole` that have not been shown, as something to show. */
export function unshown(
  draft: Draft,
  whole: Pick<ExplorationView, "steps" | "after">,
  mover: SideName,
): Sequence {
  return {
    before: draft.shownBoard,
    steps: whole.steps.slice(draft.shownSteps),
    after: whole.after,
    mover,
  };
}

/** The only answer that begins a legal turn, or `null` when both do. */
export function forcedAnswer({ question }: ExplorationView): boolean | null {
  if (!question || question.clockwiseIsLegal === question.counterClockwiseIsLegal) return null;
  return question.clockwiseIsLegal;
}
