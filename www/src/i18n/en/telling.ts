import type { Ending, RefusalCode } from "../../engine/types";
import { blitz } from "./blitz";
import { list, number, plural } from "./numbers";
import { capital, seeds, spelled } from "./spelled";

// English for what happened in a game: turns, ends, and why a pit may not be played; for what is asked now and then; and for the clock of blitz.

/** "both are", "all three are" */
const allOf = (n: number): string => (n === 2 ? "both are" : `all ${spelled(n)} are`);

/** What a refusal may name. */
export interface RefusalFacts {
  pit: string;
  seeds: number;
}

/** What the sentence about an end may name. */
export interface EndingFacts {
  winner: string;
  loser: string;
  isDraw: boolean;
  isAnnulled: boolean;
  hasStores: boolean;
  points: number | null;
  /** The turns that the win rests on, as `numbered` writes them, where they are known. */
  turns: readonly string[];
}

const refusals: Record<RefusalCode, (facts: RefusalFacts) => string> = {
  "game-over": () => "The game is over.",
  "no-such-pit": () => "There is no such pit on this board.",
  "not-your-pit": ({ pit }) => `${pit} belongs to the other player.`,
  "empty-pit": ({ pit }) => `${pit} is empty: there is nothing to sow.`,
  "too-few-seeds": ({ pit }) => `Only one seed in ${pit}: a turn starts from two or more.`,
  "single-may-wait": ({ pit }) =>
    `${pit} holds one seed; singles move only when no pit holds more.`,
  "single-blocked": ({ pit }) => `The single seed in ${pit} is blocked: the next pit is not empty.`,
  "must-feed": ({ pit }) =>
    `Your opponent has no seeds, and ${pit} does not reach that side. Play a pit that does.`,
  "grand-slam": ({ pit }) =>
    `${pit} would capture every seed your opponent has. Under these rules that may be played only when there is no other turn.`,
  "never-ending": ({ pit }) =>
    `This turn from ${pit} would never end; under these rules it may not be played.`,
  "too-many-choices": () => "This turn is written with more choices of direction than it has.",
  "no-okwesera": () => "Okwesera is not played under these rules.",
  "okwesera-needs-three": ({ pit, seeds: n }) =>
    `Okwesera needs exactly three seeds; ${pit} holds ${spelled(n)}.`,
  "okwesera-after-capture": () =>
    "Okwesera may be played only until the first capture of the game.",
  "no-lost-turn": () => "A turn can be lost on time only in Omweso.",
  "bad-turn-text": () => "This is not a turn in the notation of this game.",
};

const takesPoints = ({ winner, points }: EndingFacts): string =>
  points === null
    ? `${winner} wins.`
    : `${winner} scores ${spelled(points)} ${plural(points, "point", "points")}.`;

const ownSides = "each player took the seeds on their own side";
const unresolved =
  "At the board the players have three minutes to resolve such a turn; here a limit of laps stands in for them.";
const annulled = "The game is annulled: it scores nothing and is played again.";

const endings: Record<Ending, { name: string; about: (facts: EndingFacts) => string }> = {
  majority: {
    name: "Majority",
    about: ({ winner }) =>
      `${winner} holds more than half of all the seeds: nothing can change that any more.`,
  },
  "no-move": {
    name: "No turn left",
    about: ({ hasStores, loser }) =>
      hasStores
        ? "The player to move had no legal move. The stores decide."
        : `${loser} has no legal move and loses.`,
  },
  repetition: {
    name: "Repetition",
    about: ({ hasStores }) =>
      `The same position came again with the same player to move${hasStores ? `: ${ownSides}.` : "."}`,
  },
  "ply-cap": {
    name: "Limit of turns",
    about: ({ hasStores }) =>
      hasStores
        ? `The limit of turns set for this game was reached: ${ownSides}.`
        : `The limit of turns set for this game was reached without a result. ${annulled}`,
  },
  bulijo: {
    name: "Bulijo",
    about: (facts) =>
      `${facts.loser} has no pit of two or more seeds to sow. ${takesPoints(facts)}`,
  },
  "emitwe-ebiri": {
    name: "Okutema by emitwe-ebiri",
    about: (facts) =>
      `“Two heads”: ${facts.winner} captured in the end columns, and all four of ${facts.loser}’s corner pits stand empty. ${takesPoints(facts)}`,
  },
  "front-cleared": {
    name: "Okutema by clearing the front row",
    about: (facts) =>
      `${facts.winner} captured the last seeds of ${facts.loser}’s front row. ${takesPoints(facts)}`,
  },
  akakyala: {
    name: "Akakyala",
    about: ({ turns, ...facts }) => {
      const by = turns.length > 0 ? ` with ${list(turns)}` : "";
      return `As agreed before the game: ${facts.winner} captured twice${by}, before ${facts.loser} captured at all. ${takesPoints({ turns, ...facts })}`;
    },
  },
  akawumbi: {
    name: "Akawumbi",
    about: (facts) =>
      `${facts.loser} had no seed left, and the last capture was in an end column. ${takesPoints(facts)}${facts.points === 12 ? " That is the whole match." : ""}`,
  },
  "never-ending": {
    name: "A turn without end",
    // It may have been struck rather than played, so it is spoken of in general.
    about: (facts) => {
      if (facts.isAnnulled) return `${unresolved} ${annulled}`;
      if (facts.isDraw) return "The game is a draw.";
      return `Whoever plays such a turn loses. ${takesPoints(facts)}`;
    },
  },
  resigned: {
    name: "Resigned",
    about: (facts) => `${facts.loser} gave up the game. ${takesPoints(facts)}`,
  },
  agreed: {
    name: "Ended by agreement",
    about: ({ hasStores, isAnnulled }) => {
      const agreed = "The players agreed to end here";
      if (hasStores) return `${agreed}: ${ownSides}.`;
      return isAnnulled ? `${agreed}. ${annulled}` : `${agreed}.`;
    },
  },
};

/** How a turn is told, piece by piece; `narrate.ts` puts the pieces together. */
const turn = {
  sows: (who: string, n: number, pit: string, clockwise: boolean) =>
    `${who} sows ${spelled(n)} from ${pit}${clockwise ? ", clockwise" : ""}.`,
  okwesera: (who: string, pit: string, pits: readonly string[]) =>
    `${who} plays okwesera from ${pit}: two seeds in ${pits[0] ?? ""}, one in ${pits[1] ?? ""}.`,
  relay: (pit: string, n: number, clockwise: boolean) =>
    `The last seed falls in ${pit}, which is occupied: ${allOf(n)} lifted and sown on${clockwise ? ", clockwise" : ""}.`,
  /** `from` is the pit whose lap captured: the first captured seed falls in the pit after it. */
  captureToHand: (
    at: string,
    n: number,
    pits: readonly string[],
    from: string,
    clockwise: boolean,
  ) =>
    `The last seed falls in ${at}, which is occupied; ${list(pits)}, facing it, hold seeds too: ${spelled(n)} are captured and sown${clockwise ? " clockwise" : ""}, beginning with the pit after ${from}.`,
  captureToStore: (at: string, n: number, pits: readonly string[]) =>
    `The last seed falls in ${at}: ${seeds(n)} ${plural(n, "is", "are")} captured from ${list(pits)}.`,
  captureOff: (at: string, n: number, pits: readonly string[]) =>
    `The last seed falls in the empty pit ${at}: ${seeds(n)} in ${list(pits)} ${plural(n, "is", "are")} captured and ${plural(n, "leaves", "leave")} the board.`,
  spared: (pits: readonly string[]) =>
    `That would capture every seed of the opponent’s row, a grand slam: what lies in ${list(pits)} stays.`,
  rests: (pit: string) => `The last seed falls in the empty pit ${pit}.`,
  ends: (pit: string) => `The last seed falls in ${pit}.`,
  /** The end of a turn of several laps, told in full. */
  turnRests: (pit: string) => `The turn ends in the empty pit ${pit}.`,
  /** The same after the summary of a long turn. */
  summaryRests: (pit: string) => `It ends in the empty pit ${pit}.`,
  summaryCaptureOff: (at: string, n: number, pits: readonly string[]) =>
    `It ends in the empty pit ${at}: ${seeds(n)} in ${list(pits)} ${plural(n, "is", "are")} captured and ${plural(n, "leaves", "leave")} the board.`,
  collects: (who: string, n: number, isOwnSide: boolean) =>
    isOwnSide
      ? `${who} takes the ${seeds(n)} left on ${who}’s side.`
      : `${who} takes the ${seeds(n)} left on the board.`,
  neverEnding: (laps: number) =>
    `After ${number(laps)} laps the turn is broken off, and the seeds go back where they lay.`,
  lostOnTime: (who: string) => `${who} did not start in time and loses the turn.`,
  summary: (laps: number, captured: number) =>
    captured > 0
      ? `The turn runs ${number(laps)} laps and captures ${number(captured)} ${plural(captured, "seed", "seeds")}.`
      : `The turn runs ${number(laps)} laps and captures nothing.`,
  /** So many laps that not each of them is told. */
  longSummary: (laps: number) => `The turn runs ${number(laps)} laps.`,
  /** A turn with its number, as lists of turns have it. */
  numbered: (n: number, text: string) => `${number(n)}. ${text}`,
};

const asking = {
  manner: {
    ask: (pit: string) => `How is ${pit} sown?`,
    ordinary: "Ordinary sowing",
    okwesera: "Okwesera",
    about:
      "Okwesera drops two seeds in the next pit and one in the pit after that, and ends the turn.",
  },
  resign: (who: string) => `Does ${who} resign?`,
  agree: "Do both players agree to end the game here?",
  /** Added where the game would end at an earlier turn. */
  givesUpLater: "The turns after this one are given up.",
  keepPlaying: "Keep playing",
  endGame: "End the game",
};

/** The way to a rule; `rule` is its id. */
const rules = {
  link: "The rule",
  named: (rule: string) => `Rule: ${rule}`,
};

export const telling = { capital, asking, refusals, endings, rules, turn, blitz };

/** What tells of what happened; fetched when there is first something to tell. */
export type TellingTexts = typeof telling;
