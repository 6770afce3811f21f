const tenths = new Intl.NumberFormat("en", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** English for contract and blitz: moves that bind, and the clock; see `en.ts`. */
export const clock = {
  /** Said before the first turn of a contract game. */
  contract: "You have exchanged a seed: moves are binding.",
  /** What `--` means in the list of turns. */
  lostTurn: "lost on time",
  noTakeBack: "Moves are binding in this game: a turn that was played is not taken back.",
  onlyLast: "Moves are binding in this game: it goes on from its last turn only.",
  toLast: "To the last turn",
  /** Asked before the clock runs: for the first time, after a pause, and when nobody seems to be there. */
  ready: {
    first:
      "Blitz: three seconds to start each turn, and moves are binding. The clock waits for you.",
    again: "Blitz: three seconds to start a turn. The clock waits for you.",
    lost: "Each player has lost a turn on time. The clock waits until you are ready.",
  },
  start: "Ready",
  goOn: "Go on",
  waits: "The clock is not running yet: say first that you are ready.",
  label: "Time to start the turn",
  seconds: (millis: number) => `${tenths.format(millis / 1000)} s`,
  /** Added for those who listen, when the clock begins to run. */
  running: "Three seconds to start.",
};
