import type {
  Ending,
  ErrorCode,
  Fault,
  FaultCode,
  GameId,
  RefusalCode,
  SideName,
} from "../engine/types";

// English. This file also defines what every locale must have: see `Texts` at the end.

const numbers = new Intl.NumberFormat("en");
const plurals = new Intl.PluralRules("en");
const lists = new Intl.ListFormat("en", { type: "conjunction" });

const words = [
  ..."no one two three four five six seven eight nine ten eleven twelve".split(" "),
] as const;

const number = (n: number): string => numbers.format(n);
/** Small numbers are written out in running text. */
const spelled = (n: number): string => words[n] ?? number(n);
/** "both are", "all three are" */
const allOf = (n: number): string => (n === 2 ? "both are" : `all ${spelled(n)} are`);
const plural = (n: number, one: string, other: string): string =>
  plurals.select(n) === "one" ? one : other;
const seeds = (n: number): string => `${spelled(n)} ${plural(n, "seed", "seeds")}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const list = (items: readonly string[]): string => lists.format(items);

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
}

/** A rule option in words: its name, one sentence, and its values where they are words. */
export interface OptionText {
  name: string;
  about: string;
  values: Readonly<Record<string, string>>;
}

/** Failures that people may read about: the engine's own, and ours around it. */
export type FailureCode =
  ErrorCode | "load-failed" | "engine-spent" | "bad-attribute" | "bad-saved";

const side: Record<SideName, string> = { south: "South", north: "North" };
const onOff = (on: string, off: string) => ({ on, off });

/** A game in words. `ends` are the ways a game ends: a name, and what it takes. */
interface GameText {
  name: string;
  people: string;
  blurb: string;
  size: [rows: number, columns: number];
  rules: readonly string[];
  ends: readonly (readonly [name: string, about: string])[];
  /** What is to be known about them as a whole, if anything. */
  endsNote: string;
}

// What is told here holds under the options that are the default.
const games: Record<GameId, GameText> = {
  omweso: {
    name: "Omweso",
    people: "Buganda, Uganda",
    size: [4, 8],
    blurb: "Four rows, long relays, and captured seeds that fight for you at once.",
    rules: [
      "Lift all the seeds of one of your pits that holds two or more, and sow them one by one, counter-clockwise, round your own two rows.",
      "If the last seed falls in a pit that already held seeds, lift them all and sow on from there. The turn ends when the last seed falls in an empty pit.",
      "But if that occupied pit is in your front row and both pits facing it hold seeds, you capture both instead. Sow the captured seeds at once, beginning with the pit after the last of your own pits that you lifted.",
      "From the two leftmost pits of each of your rows you may sow a lap clockwise, if that lap captures directly.",
      "On your own first turn of a game you neither capture nor sow clockwise: where you would capture, you sow on.",
      "Until the first capture of the game you may play okwesera from a pit of exactly three seeds: two go into the next pit and one into the pit after that, and the turn ends.",
    ],
    endsNote: "Judged when a turn has ended. If it reaches several of these, the first counts.",
    ends: [
      [
        "Akawumbi, 12 points",
        "Your opponent has no seed left, and your last capture of the turn was in an end column. It wins the whole match.",
      ],
      [
        "Okutema by emitwe-ebiri, 2 points",
        "You captured both of your opponent’s end columns in this one turn.",
      ],
      [
        "Okutema by clearing the front row, 2 points",
        "You captured in this turn, and your opponent’s front row, which held seeds before it, now holds none.",
      ],
      [
        "Akakyala, 2 points",
        "Only if agreed before the game: you have captured in two of your turns before your opponent’s first capture.",
      ],
      [
        "Bulijo, 1 point",
        "Your opponent is to move and has no pit of two or more seeds, even if you have none either.",
      ],
      [
        "A turn without end",
        "A turn that would need more than 2,000 laps annuls the game. It is played again and scores nothing.",
      ],
    ],
  },
  oware: {
    name: "Oware",
    people: "Ghana and the Caribbean",
    size: [2, 6],
    blurb: "Two rows, one sowing a turn, and everything to count. The best-known mancala of all.",
    rules: [
      "Lift all the seeds of one of your pits and sow them one by one, counter-clockwise, round the board. The pit you emptied is always skipped.",
      "If the last seed makes two or three in one of your opponent’s pits, you capture that pit; then also the pits before it, one by one, as long as they are your opponent’s and hold two or three.",
      "A turn that would capture every seed in your opponent’s row is a grand slam: you may play it, but it captures nothing.",
      "If your opponent’s row is empty, you must play a turn that brings seeds into it, if you have one.",
    ],
    endsNote: "Whoever then has more seeds wins; 24 each is a draw.",
    ends: [
      ["Majority", "A player who has 25 or more of the 48 seeds has won at once."],
      [
        "No turn left",
        "The player to move has no legal move. Each player takes the seeds on their own side.",
      ],
      [
        "Repetition",
        "The same position, with the same player to move, comes for the second time since the last capture. Each player takes the seeds on their own side.",
      ],
    ],
  },
  "bao-kigogo": {
    name: "Bao Kigogo",
    people: "The Gogo of Dodoma, Tanzania",
    size: [4, 12],
    blurb: "Four rows of twelve, a fight for whole columns, and captured seeds that never return.",
    rules: [
      "Lift all the seeds of one of your pits that holds two or more, and sow them one by one, counter-clockwise, round your own two rows.",
      "If the last seed falls in a pit that already held seeds, lift them all and sow on from there.",
      "If it falls in an empty pit, the turn ends. If that pit is in your front row and the front pit facing it holds seeds, you capture that pit and the pit behind it.",
      "Captured seeds leave the board.",
      "Only when none of your pits holds two or more may you move a single seed: one step, into an empty pit. It captures by the same rule.",
    ],
    endsNote: "",
    ends: [
      ["No turn left", "The player to move has no legal move, and loses."],
      [
        "Repetition",
        "The same position comes for the second time with the same player to move: a draw.",
      ],
      ["A turn without end", "A turn that would need more than 2,000 laps: a draw."],
    ],
  },
};

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
        : "The limit of turns set for this game was reached. It scores nothing.",
  },
  bulijo: {
    name: "Bulijo",
    about: (facts) =>
      `${facts.loser} has no pit of two or more seeds to sow. ${takesPoints(facts)}`,
  },
  "emitwe-ebiri": {
    name: "Okutema by emitwe-ebiri",
    about: (facts) =>
      `“Two heads”: ${facts.winner}’s turn captured in an end column and left all four of ${facts.loser}’s corner pits empty. ${takesPoints(facts)}`,
  },
  "front-cleared": {
    name: "Okutema by clearing the front row",
    about: (facts) =>
      `${facts.winner} captured the last seeds of ${facts.loser}’s front row. ${takesPoints(facts)}`,
  },
  akakyala: {
    name: "Akakyala",
    about: (facts) =>
      `${facts.winner} captured twice before ${facts.loser} captured at all. ${takesPoints(facts)}`,
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
      if (facts.isAnnulled) return "The game is annulled and played again; nobody scores.";
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
      return isAnnulled ? `${agreed}. The game scores nothing.` : `${agreed}.`;
    },
  },
};

const errors: Record<FailureCode, string> = {
  "bad-position": "This position cannot be read.",
  "bad-turn": "This turn cannot be played.",
  "bad-options": "These rule options cannot be used.",
  "unknown-game": "This game is not known here. Known are oware, omweso and bao-kigogo.",
  "needs-position": "A free arrangement needs a position to start from.",
  "bad-side": "A side is south or north.",
  "nothing-to-undo": "This is the start of the game: there is nothing to take back.",
  "nothing-to-redo": "This is the last turn of the game.",
  "no-such-ply": "The game has no such turn.",
  "game-over": "The game is over.",
  "engine-dead":
    "The part that knows the rules has stopped because of a mistake of ours. Your game is kept: start again where you were.",
  "load-failed":
    "The part that knows the rules could not be loaded. Check the connection and try again. If that does not help, load the page again; a browser that forbids WebAssembly cannot play.",
  "engine-spent":
    "The part that knows the rules has stopped again because of a mistake of ours. Only a fresh page can start it once more: load the page again.",
  "bad-attribute": "This value is not one that the board knows.",
  "bad-saved": "This is not a game that was kept.",
};

/** Where a failure lies, when its code alone would not tell. */
const failing = {
  turn: (n: number, text: string) => `Turn ${number(n)}, “${text}”, cannot be played.`,
  ply: (asked: string, last: number) =>
    last === 0
      ? `There is no turn ${asked}: none has been played.`
      : `There is no turn ${asked}: the game has ${number(last)}.`,
  game: (position: GameId, game: GameId) =>
    `The position is one of ${games[position].name}, but the game asked for is ${games[game].name}.`,
  option: (position: string, beside: string) =>
    `The position says ${position}, but the options beside it say ${beside}.`,
  attribute: (name: string, found: string, allowed: string) =>
    `“${found}” is no value of ${name}. Allowed: ${allowed}.`,
};

/** What the sentence about a fault may name: its column, and what stands there. */
type FaultFacts = Pick<Fault, "at" | "found">;

const place = ({ at }: FaultFacts): string => `Character ${number(at)}`;
/** “4y6”, or “nothing”: what stands where a fault is. */
const quoted = ({ found }: FaultFacts): string => (found === "" ? "nothing" : `“${found}”`);

const faults: Record<FaultCode, (facts: FaultFacts) => string> = {
  "too-long": (facts) => `${place(facts)}: the text is too long to be read.`,
  "unknown-game": (facts) => `${place(facts)}: ${quoted(facts)} is not a game that is known here.`,
  "empty-field": (facts) =>
    `${place(facts)}: there is one space too many; one space stands between two fields.`,
  "missing-field": (facts) => `${place(facts)}: the text ends too early; a field is missing here.`,
  "missing-half": (facts) =>
    `${place(facts)}: ${quoted(facts)} should be both players’ pits, separated by one “/”.`,
  "bad-count": (facts) =>
    `${place(facts)}: ${quoted(facts)} is not a number of seeds, such as 4 or 4x6.`,
  "count-too-large": (facts) =>
    `${place(facts)}: ${quoted(facts)} is more seeds than the game has.`,
  "wrong-pit-count": (facts) =>
    `${place(facts)}: ${quoted(facts)} is not the number of pits that a player has.`,
  "bad-side": (facts) =>
    `${place(facts)}: ${quoted(facts)} should say whose turn it is, s for South or n for North.`,
  "bad-pair": (facts) =>
    `${place(facts)}: ${quoted(facts)} should be two numbers with a comma, South’s and North’s.`,
  "bad-option": (facts) =>
    `${place(facts)}: ${quoted(facts)} is not an option; options are written key=value.`,
  "unknown-key": (facts) => `${place(facts)}: ${quoted(facts)} is not an option of this game.`,
  "repeated-key": (facts) => `${place(facts)}: the option ${quoted(facts)} is given twice.`,
  "bad-value": (facts) => `${place(facts)}: ${quoted(facts)} is not a value of this option.`,
  "wrong-total": (facts) =>
    `${place(facts)}: ${quoted(facts)} is not the number of seeds that the game has.`,
  "too-many-capturing-turns": (facts) =>
    `${place(facts)}: ${quoted(facts)} counts more capturing turns than turns taken.`,
  "bad-result": (facts) => `${place(facts)}: ${quoted(facts)} is not a result of this game.`,
};

/** Faults whose sentence already says all that the engine adds. */
const saidInFull: readonly FaultCode[] = ["bad-count", "bad-side", "bad-option"];

/** A fault of a text in a sentence; what the engine would accept there follows in its own notation. */
const fault = (facts: Fault): string => {
  const { code, expected } = facts;
  const isAdded = expected !== "" && !saidInFull.includes(code);
  return isAdded ? `${faults[code](facts)} [${expected}]` : faults[code](facts);
};

const nextStart = {
  alternate: "the players alternate",
  loser: "the loser starts",
  winner: "the winner starts",
  lot: "drawn by lot",
};
const reverseAbout =
  "From the two leftmost columns a lap may go clockwise if it captures directly.";

/** Options by key, or by `game.key` where two games mean different things by one key. */
const options: Readonly<Record<string, OptionText>> = {
  grandSlam: {
    name: "Grand slam",
    about: "What happens to a turn that would take every seed of the opponent.",
    values: {
      noCapture: "it takes nothing",
      illegal: "it may not be played while there is another turn",
      allowed: "everything is taken",
      allowedIfWins: "everything is taken if that wins, else nothing",
      opponentGetsRest: "everything is taken and the opponent gets the rest",
      leaveLast: "all is taken but the pit where the last seed fell",
    },
  },
  mustFeed: {
    name: "Feeding",
    about: "Whether a player must give seeds to an opponent who has none.",
    values: onOff("you must, if you can", "you need not"),
  },
  repetition: {
    name: "Repetition",
    about: "When a position that comes again ends the game.",
    values: { second: "the second time", third: "the third time", off: "never" },
  },
  leftovers: {
    name: "Seeds left over",
    about: "Who gets the seeds still on the board when a player cannot move.",
    values: {
      ownSide: "each player their own side",
      opponent: "that player’s opponent",
      unscored: "nobody",
    },
  },
  plyCap: {
    name: "Limit of turns",
    about:
      "After this many turns the game ends as it stands, where repetition does not end it first.",
    values: {},
  },
  "omweso.plyCap": {
    name: "Limit of turns",
    about: "After this many turns without a result the game is annulled.",
    values: {},
  },
  play: {
    name: "Length",
    about: "Whether the game ends as soon as it is decided.",
    values: { to25: "to 25 seeds", out: "played out" },
  },
  matchFormat: {
    name: "Match",
    about: "How many games make a match.",
    values: {
      single: "one game",
      antigua: "six wins or a lead of three (Antigua)",
      bestOf3: "best of three",
      bestOf5: "best of five",
      yoruba: "three wins in a row (Yoruba)",
      kumasi: "five wins (Kumasi)",
    },
  },
  nextStart: {
    name: "Next game",
    about: "Who starts the next game of a match.",
    values: nextStart,
  },
  firstPlayer: {
    name: "First player",
    about: "Who starts the first game.",
    values: { lot: "drawn by lot", south: "South", north: "North" },
  },
  setup: {
    name: "Arrangement",
    about: "How each player’s 32 seeds lie at the start.",
    values: {
      back4: "four in each back pit",
      front4: "four in each front pit",
      two16: "two in every pit",
      free: "each player arranges their own",
    },
  },
  setupCap: {
    name: "Most seeds in a pit",
    about: "How many seeds a pit may hold in a free arrangement.",
    values: { none: "no limit" },
  },
  setupOrder: {
    name: "Order of arranging",
    about: "Whether the second player sees the first arrangement.",
    values: { open: "in view", hidden: "unseen, then revealed" },
  },
  "reverse.start": {
    name: "Reversing: first lap",
    about: `${reverseAbout} This governs the first lap of a turn.`,
    values: onOff("allowed", "not allowed"),
  },
  "reverse.afterReverseCapture": {
    name: "Reversing: after a clockwise capture",
    about: `${reverseAbout} This governs seeds just taken by a clockwise lap.`,
    values: onOff("allowed", "not allowed"),
  },
  "reverse.relay": {
    name: "Reversing: relays",
    about: `${reverseAbout} This governs relays.`,
    values: onOff("allowed", "not allowed"),
  },
  "reverse.afterForwardCapture": {
    name: "Reversing: after a counter-clockwise capture",
    about: `${reverseAbout} This governs seeds just taken by a counter-clockwise lap.`,
    values: onOff("allowed", "not allowed"),
  },
  akakyala: {
    name: "Akakyala",
    about: "A win by two captures before the opponent’s first, if agreed before the game.",
    values: { off: "not agreed", turns: "in two turns", captures: "in two turns, or twice in one" },
  },
  frontCleared: {
    name: "Clearing the front row",
    about: "Whether capturing the last seeds of the opponent’s front row wins.",
    values: onOff("wins", "does not win"),
  },
  emitweEbiri: {
    name: "Emitwe-ebiri",
    about: "“Two heads”: a win by capturing both of the opponent’s end columns.",
    values: {
      sameTurn: "within one turn",
      cornersEmpty: "when all four corners stand empty",
      off: "does not win",
    },
  },
  akawumbiPoints: {
    name: "Akawumbi",
    about: "What taking the opponent’s last seed in an end column is worth.",
    values: { "12": "the whole match", "6": "six points" },
  },
  firstTurnCapture: {
    name: "Capturing on the first turn",
    about: "Whether a player may capture on their first turn of a game.",
    values: {
      banned: "nobody may",
      bannedFirstPlayer: "the first player may not",
      allowed: "allowed",
    },
  },
  okwesera: {
    name: "Okwesera",
    about:
      "A small opening sowing: three seeds, two in the next pit and one in the pit after that.",
    values: onOff("played", "not played"),
  },
  neverEnding: {
    name: "Turns without end",
    about: "What a turn that never comes to an end means.",
    values: {
      annul: "the game is annulled",
      draw: "the game is drawn",
      moverLoses: "whoever plays it loses",
      illegal: "it may not be played",
    },
  },
  lapCap: {
    name: "Limit of laps",
    about: "A turn that would need more laps than this counts as one without end.",
    values: {},
  },
  matchPoints: {
    name: "Points for the match",
    about: "The match goes to the first player to have this many points or more.",
    values: {},
  },
  singleCaptures: {
    name: "Singles capture",
    about: "Whether a single seed that moves may capture.",
    values: onOff("yes", "no"),
  },
};

const opponentOf: Record<SideName, string> = { south: side.north, north: side.south };

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
  skippedLaps: (laps: number) => `${number(laps)} more laps`,
  /** One line of the list of laps; seeds that were not lifted are captured ones, sown from the pit after `pit`. */
  lap: (n: number, pit: string, end: string, clockwise: boolean, isLifted: boolean) =>
    `${number(n)} from ${isLifted ? "" : "after "}${pit}${clockwise ? ", clockwise" : ""}, to ${end}`,
  lapCaptures: (n: number, pits: readonly string[]) => `captures ${number(n)} from ${list(pits)}`,
  lapsTitle: (text: string) => `The laps of ${text}`,
};

const board = {
  grid: (game: GameId) => `${games[game].name} board`,
  pit: (owner: "own" | "theirs" | SideName, pit: string, n: number, isPlayable: boolean) => {
    const whose =
      owner === "own" ? "your pit" : owner === "theirs" ? "opponent’s pit" : `${side[owner]}’s pit`;
    const held = n === 0 ? "empty" : `${number(n)} ${plural(n, "seed", "seeds")}`;
    return `${whose} ${pit}, ${held}${isPlayable ? ", may be played" : ""}`;
  },
  store: (who: SideName, n: number) =>
    `${side[who]}’s store, ${number(n)} ${plural(n, "seed", "seeds")}`,
  answer: (isClockwise: boolean, end: string) =>
    isClockwise ? `Clockwise, to ${end}` : `Counter-clockwise, to ${end}`,
  count: number,
};

const status = {
  toMove: (who: SideName) => `${side[who]} to move`,
  wins: (who: SideName) => `${side[who]} wins`,
  draw: "A draw",
  annulled: "Annulled",
  scores: (south: number, north: number) => `${number(south)} to ${number(north)}`,
  points: (n: number) => `${number(n)} ${plural(n, "point", "points")}`,
  start: (who: SideName) => `The first turn is ${side[who]}’s.`,
  showing: (who: SideName) => `${side[who]} is sowing`,
  loading: "Fetching the rules…",
  chooseDirection: "Which way? Choose on the board, or take the turn back.",
  isAsked: "Choose a direction first, or take the turn back.",
};

const manner = {
  ask: (pit: string) => `How is ${pit} sown?`,
  ordinary: "Ordinary sowing",
  okwesera: "Okwesera",
  about:
    "Okwesera drops two seeds in the next pit and one in the pit after that, and ends the turn.",
};

const controls = {
  playback: "The turn being shown",
  play: "Show the last turn again",
  resume: "Go on",
  pause: "Pause",
  rewind: "To the start of the turn",
  skip: "To the end of the turn",
  seedBack: "Back one seed",
  seedOn: "On one seed",
  lapBack: "Back one lap",
  lapOn: "On one lap",
  lap: (lap: number, laps: number) => `Lap ${number(lap)} of ${number(laps)}`,
  noLap: "",
  speed: "Speed",
  speedOf: (factor: number) => `${number(factor)}×`,
  instant: "Instant",
  game: "The game",
  undo: "Undo",
  redo: "Redo",
  flip: "Flip",
  resign: "Resign",
  agree: "Agree to end",
  keys: "Keys",
  laps: "All laps",
  more: "More",
  moves: "Turns",
  movesStart: "Start",
  cancel: "Cancel",
  takeBack: "Take back",
  close: "Close",
  askResign: (who: SideName) => `Does ${side[who]} resign?`,
  /** Added to a question that ends the game at an earlier turn. */
  givesUpLater: "The turns after this one are given up.",
  askAgree: "Do both players agree to end the game here?",
  keepPlaying: "Keep playing",
  agreeEnd: "End the game",
  restart: "Start again here",
  reload: "Load the page again",
  retry: "Try again",
  showGame: "Watch",
  stopGame: "Stop",
};

const keys = {
  title: "Keys of the board",
  note: "They work while the board has the focus.",
  rows: [
    [["←", "→", "↑", "↓"], "move between pits"],
    [["Enter", "Space"], "sow the pit"],
    [["A", "a"], "a pit’s letter jumps to it"],
    [["Ctrl Z"], "undo (⌘ Z on a Mac)"],
    [["Ctrl Shift Z"], "redo"],
    [["Esc"], "take back a choice of direction, or skip to the end of the turn"],
    [["."], "one step on: a seed of the turn shown, else a turn"],
    [[","], "one step back"],
    [["0"], "pause, and go on"],
    [["?"], "this list"],
  ] as readonly (readonly [readonly string[], string])[],
};

/** What the home screen says to somebody who came by an address that leads nowhere yet. */
const homeNotes = {
  unknown: "There is no such page here. These are the games:",
  learn:
    "There are no lessons here yet. Each game has its rules in short: open a game and choose Rules.",
  puzzles: "There are no puzzles here yet. These are the games to play:",
  analyse: "There is no board for analysis here yet. These are the games to play:",
  rules: "The rules are with the games: open one of these and choose Rules.",
  link: "This link holds a game, but this version cannot open such links yet. Keep the link, or begin a new game here:",
};

const turnsPlayed = (turns: number): string =>
  `${number(turns)} ${plural(turns, "turn", "turns")} played`;

const page = {
  title: "Empiki",
  heading: "Three mancala games of Africa",
  menu: "Menu",
  home: "All games",
  choose: "Choose a game",
  intro:
    "Sow, relay and capture: two players at one board. Everything runs in this browser, and nothing is sent anywhere.",
  homeNotes,
  /** What is kept of a game, on its card. */
  underWay: (turns: number) => `Under way: ${turnsPlayed(turns)}`,
  won: (who: SideName) => `Finished: ${side[who]} won`,
  drawn: "Finished: a draw",
  annulled: "Finished: annulled",
  finished: "Finished",
  newGame: "New game",
  newGameTitle: "A new game",
  newGameWarning: (game: GameId, turns: number) =>
    `Your game of ${games[game].name}, with ${turnsPlayed(turns)}, will be lost.`,
  start: "Start",
  rules: "Rules",
  rulesOf: (game: GameId) => `${games[game].name} in short`,
  howItEnds: "How a game ends",
  howItIsPlayed: "How it is played",
  wordsOfGame: "Words of the game",
  otherTabTitle: "Changed in another tab",
  otherTab: (game: GameId, here: number, there: number) =>
    `This game of ${games[game].name} was also played on in another tab: ${turnsPlayed(here)} here, ${turnsPlayed(there)} there. Only one of the two can be kept.`,
  keepThis: "Keep this one",
  loadOther: "Load the other",
  takenOver: "Updated from another tab",
  settings: "Settings",
  theme: "Appearance",
  themes: { auto: "Auto", light: "Light", dark: "Dark", contrast: "Contrast" },
  counts: "Seed counts",
  countsValues: { always: "Always", hover: "On pointing", never: "Never" },
  letters: "Letters of the pits",
  hints: "Show where a turn would end",
  hintsValues: { off: "No", landing: "First lap", turn: "Whole turn" },
  again: "Play again",
  review: "Look at the board",
  size: (rows: number, columns: number) => `${number(rows)} × ${number(columns)} pits`,
};

/** Words of the games, kept in their own language. */
const glossary: Readonly<Record<string, string>> = {
  empiki: "the hard black seeds it is played with",
  okwesera: "the opening sowing of three seeds",
  okutema: "“to cut”: a win of two points",
  "emitwe-ebiri": "“two heads”: both end columns",
  akawumbi: "the win of the whole match",
  akakyala: "two captures before the opponent’s first",
  bulijo: "the ordinary win, of one point",
};

export const en = {
  lang: "en",
  direction: "ltr" as "ltr" | "rtl",
  nativeName: "English",
  /** Whether a native speaker has read this locale. */
  isReviewed: true,
  number,
  spelled,
  seeds,
  capital,
  list,
  side,
  opponentOf,
  games,
  refusals,
  endings,
  errors,
  failing,
  faults,
  fault,
  options,
  turn,
  board,
  status,
  manner,
  controls,
  keys,
  page,
  glossary,
};

/** What every locale must have; a missing key does not compile. */
export type Texts = typeof en;
