/** English for puzzles; see `en.ts`. */
export const puzzle = {
  find: (who: string) => `Find ${who}’s turn.`,
  right: "That is it. Find the next turn.",
  solved: "Solved.",
  /** The solution was shown. */
  shown: "That was the solution.",
  again: "Start again",
  show: "Show the solution",
  faults: {
    "wrong-turn": "Not that one: try again.",
    "no-turn-here": "The puzzle waits for no turn here.",
    "nothing-to-solve":
      "There is nothing to solve: no turn follows the one that is shown. Say with ply where the puzzle begins.",
  },
};

export type PuzzleTexts = typeof puzzle;
