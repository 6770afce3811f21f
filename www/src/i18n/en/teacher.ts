import { number, plural } from "./numbers";
import { seeds, spelled } from "./spelled";

/** English for playing with a teacher; see `en.ts`. */

/** “six”, “nothing” */
const many = (n: number): string => (n === 0 ? "nothing" : spelled(n));
const turns = (n: number): string => `${spelled(n)} ${plural(n, "turn", "turns")}`;
const inTurns = (n: number | null): string => (n === null || n === 0 ? "" : ` in ${turns(n)}`);

/** Why a turn was better. `turn` is that which was played, `who` the opponent, `ending` the name of an end. */
const why = {
  wins: (ending: string) => `It wins at once: ${ending}.`,
  /** The turn that was played has ended the game. */
  ends: {
    won: (turn: string, ending: string) => `With your ${turn} the game was won: ${ending}.`,
    drawn: (turn: string, ending: string) => `With your ${turn} the game was drawn: ${ending}.`,
    lost: (turn: string, ending: string) => `With your ${turn} the game was lost: ${ending}.`,
    annulled: (turn: string, ending: string) =>
      `With your ${turn} the game was annulled: ${ending}.`,
  },
  /** A reply to it wins at once, and none to the better turn. */
  loses: (turn: string, who: string, answer: string, ending: string) =>
    `After your ${turn}, ${who} can win at once with ${answer}: ${ending}. After the better turn no reply wins at once.`,
  /** What is proved of the better turn. */
  provedOfIt: {
    won: (plies: number | null) => `It wins${inTurns(plies)}: this is proved.`,
    drawn: "It leads to a draw: this is proved.",
  },
  /** What is proved of the turn that was played; `null`: nothing. */
  provedOfYours: {
    drawn: (turn: string) => `Your ${turn} leads to a draw only: this is proved.`,
    lost: (turn: string, plies: number | null) =>
      `Your ${turn} loses${inTurns(plies)}: this is proved.`,
    unknown: (turn: string) => `After your ${turn} that is not proved any more.`,
  },
  /** What it captures, and the most that any reply to it captures. */
  trade: (captured: number, who: string, most: number) =>
    most === 0
      ? `It captures ${many(captured)}, and ${who} can capture nothing in reply.`
      : `It captures ${many(captured)}, and ${who} can capture at most ${spelled(most)} in reply.`,
  /** The same of the turn that was played; `answer` is that reply. */
  tradeOfYours: (turn: string, captured: number, who: string, most: number, answer: string) =>
    most === 0
      ? `Your ${turn} captures ${many(captured)}, and ${who} can capture nothing in reply.`
      : `Your ${turn} captures ${many(captured)}, and ${who} can capture ${spelled(most)} in reply, with ${answer}.`,
  /** What both sides capture if the game goes on so, which nobody knows. */
  line: (line: readonly string[], own: number, who: string, theirs: number) =>
    `If the game goes on ${line.join(" ")}, you capture ${many(own)}, and ${who} captures ${many(theirs)}.`,
  lineOfYours: (line: readonly string[], own: number, who: string, theirs: number) =>
    `After yours it may go ${line.join(" ")}: then you capture ${many(own)}, and ${who} captures ${many(theirs)}.`,
  estimate: (line: readonly string[]) =>
    `The captures of the next turns do not tell why: it shows further on. The game may go ${line.join(" ")}.`,
};

const advice = {
  only: "There was no other turn.",
  best: "Good: nothing better was found.",
  good: "Good: nothing clearly better was found.",
  /** How the game ends for certain after a good turn. */
  fate: {
    won: "You are winning: this is proved.",
    drawn: "With best play this is a draw: that is proved.",
    lost: "The position was lost already, whatever you played: this is proved.",
  },
  /** The headline of a turn that fell behind. */
  better: {
    better: (best: string) => `${best} was a little better.`,
    mistake: (best: string) => `${best} was better.`,
    blunder: (best: string) => `${best} was much better.`,
  },
  /** The headline where that turn wins at once. */
  won: (best: string, ending: string) => `${best} would have won at once: ${ending}.`,
  why,
  /** How far this was looked into, and how much it is about: an estimate. */
  looked: (plies: number, n: number | null) =>
    n === null
      ? `As far as I looked: ${turns(plies)} ahead.`
      : `As far as I looked, ${turns(plies)} ahead, it is a matter of about ${seeds(Math.round(n))}.`,
};

const proposal = {
  play: (turn: string) => `I would play ${turn}.`,
  only: (turn: string) => `${turn} is the only turn there is.`,
  lost: "But the position is lost, whatever you play: this is proved.",
  line: (line: readonly string[]) => `The game may then go ${line.join(" ")}.`,
  none: "I found nothing in so short a time. Ask again.",
};

const summary = {
  title: "Your game",
  looking: (done: number, of: number) =>
    `I am looking through your turns: ${number(done)} of ${number(of)}.`,
  /** All turns, the best ones, good ones, and those where something better was missed. */
  counts: (all: number, best: number, good: number, missed: number) =>
    `Of ${number(all)} ${plural(all, "turn", "turns")}: ${number(best)} best, ${number(good)} good, ${number(missed)} that could have been better.`,
  none: "You have played no turn.",
  flawless: "No turn stands out: nothing clearly better was found.",
  worst: (n: number, turn: string, best: string) =>
    `Turn ${number(n)} cost most: ${turn}, where ${best} was better.`,
  look: "Look at it",
};

export const teacher = {
  title: "Play with a teacher",
  titleOf: (game: string) => `${game} with a teacher`,
  panel: "Your teacher",
  lead: "Play as you like. After each of your turns I say what was better, and why.",
  choice: "With a teacher",
  choiceNote:
    "After each of your turns you are told what was better, and why. Turns can be taken back.",
  /** Among the words for a game that is planned. */
  inShort: "with a teacher",
  help: "Help before your turn",
  helpValues: { off: "None", landing: "First lap", turn: "Whole turn" },
  /** Where a turn is one lap. */
  helpOfOneLap: { off: "None", landing: "Where it ends" },
  ask: "What would you play?",
  looking: "I am looking at it…",
  yourTurn: (n: number, turn: string) => `Your turn ${number(n)}: ${turn}`,
  lookingAt: "I am looking at your turn…",
  /** The turn was taken back. */
  again: (turn: string) => `You are back before your ${turn}. Play another turn, or ${turn} again.`,
  /** Behind the headline: the way to the rest. */
  why: "Why?",
  show: "Show the better turn",
  takeBack: "Take it back and try again",
  advice,
  proposal,
  summary,
};
