/** English for the proof that a turn ends or never does; see `en.ts`. */

const numbers = new Intl.NumberFormat("en");
const number = (n: number): string => numbers.format(n);
const rounded = new Intl.NumberFormat("en", { maximumSignificantDigits: 2 });
const laps = (n: number): string => `${number(n)} ${n === 1 ? "lap" : "laps"}`;

const branches = (n: number): string =>
  n === 0
    ? ""
    : ` It met ${number(n)} ${n === 1 ? "choice" : "choices"} of direction on the way; those that the turn does not name went counter-clockwise.`;

export const proof = {
  title: "Does a turn ever end?",
  about: "The laps are followed until the turn ends or begins to repeat itself: an exact proof.",
  turn: "Turn",
  ask: "Does it end?",
  stop: "Stop",
  working: (done: number, perSecond: number) =>
    `${laps(done)} examined, about ${rounded.format(perSecond)} a second.`,
  starting: "Fetching the rules…",
  stopped: (done: number) => `Stopped after ${laps(done)}. Nothing is proved.`,
  ends: (length: number, choices: number) => `It ends after ${laps(length)}.${branches(choices)}`,
  endless: (after: number, period: number, choices: number) =>
    `It never ends: ${after === 0 ? "from its first lap on" : `after ${laps(after)}`} the same ${laps(period)} ${period === 1 ? "comes" : "come"} round again.${branches(choices)}`,
  unknown: (done: number, choices: number) =>
    `Not known: after ${laps(done)} it has neither ended nor repeated itself.${branches(choices)}`,
  noTurn: "Write a turn first.",
  noPosition: "This is for positions that can be played.",
  load: "The part that examines turns could not be loaded. Check the connection, and ask again.",
  version: "This page was replaced by a newer one meanwhile: load it again, and ask again.",
};
