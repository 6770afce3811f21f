const tenths = new Intl.NumberFormat("en", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** English for the clock of blitz. */
export const blitz = {
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
