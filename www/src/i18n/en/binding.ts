/** English for games in which moves bind: contract and blitz. */
export const binding = {
  /** Said before the first turn of a contract game. */
  contract: "You have exchanged a seed: moves are binding.",
  /** What `--` means in the list of turns. */
  lostTurn: "lost on time",
  noTakeBack: "Moves are binding in this game: a turn that was played is not taken back.",
  onlyLast: "Moves are binding in this game: it goes on from its last turn only.",
  toLast: "To the last turn",
};
