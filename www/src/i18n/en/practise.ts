import { number, plural } from "./numbers";

/** English for practising counting; see `en.ts`. How a turn begins and ended is told as everywhere. */

const points = (n: number): string => `${number(n)} ${plural(n, "point", "points")}`;

/** A round against the clock. */
const round = {
  title: "Against the clock",
  about:
    "A minute that runs only while a question is open. A right answer gives as many points as its level.",
  start: "Start a round",
  left: "Time left",
  seconds: (n: number) => `${number(n)} s`,
  /** Said once, towards the end. */
  last: (n: number) => `${number(n)} seconds are left.`,
  points,
  paused: "The round waits for you.",
  stop: "End the round",
  over: "The time is up",
  stopped: "The round is over",
  result: (right: number, answers: number) => `${number(right)} of ${number(answers)} right`,
  best: (n: number) => `Best round so far: ${points(n)}`,
  isBest: "Your best round so far.",
  again: "Another round",
  ease: "Go on without the clock",
};

export const practise = {
  title: "Practise counting",
  titleOf: (game: string) => `Practise counting: ${game}`,
  games: "Choose a game",
  asked: "Questions about",
  all: "Everything",
  kinds: { landing: "The last seed", laps: "Laps", captured: "Captures" },
  questions: {
    landing: "Where does the last seed of the turn fall?",
    laps: "How many laps does the turn have?",
    captured: "How many seeds does the turn capture?",
  },
  /** Of a turn with directions to be chosen: which were. */
  directions: (chosen: string) => `Where there is a choice of direction: ${chosen}.`,
  clockwise: "clockwise",
  counterClockwise: "counter-clockwise",
  choosePit: "Choose the pit on the board.",
  answerBelow: "Answer under the board.",
  number: "Your answer, a number",
  answer: "Answer",
  noNumber: "Write a whole number, such as 12.",
  right: "Right.",
  wrong: "Not quite.",
  said: (answer: string) => `Your answer was ${answer}.`,
  laps: (n: number) => `The turn has ${number(n)} ${plural(n, "lap", "laps")}.`,
  captured: (n: number) =>
    n === 0
      ? "The turn captures nothing."
      : `The turn captures ${number(n)} ${plural(n, "seed", "seeds")}.`,
  next: "Next",
  level: (n: number, highest: number) => `Level ${number(n)} of ${number(highest)}`,
  reached: (n: number) => `On to level ${number(n)}.`,
  row: (n: number) => `${number(n)} right in a row`,
  bestRow: (n: number) => `Longest row so far: ${number(n)}`,
  round,
};
