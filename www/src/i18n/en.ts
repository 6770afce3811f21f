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
export type FailureCode = ErrorCode | "load-failed" | "bad-attribute";

const side: Record<SideName, string> = { south: "South", north: "North" };
const onOff = (on: string, off: string) => ({ on, off });

const games: Record<
  GameId,
  {
    name: string;
    people: string;
    blurb: string;
    size: [rows: number, columns: number];
    rules: string[];
  }
> = {
  omweso: {
    name: "Omweso",
    people: "Buganda, Uganda",
    size: [4, 8],
    blurb: "Four rows, long relays, and captured seeds that fight for you at once.",
    rules: [
      "Lift a pit of two or more of your seeds and sow them one by one, counter-clockwise, round your own two rows.",
      "If the last seed falls in a pit that already held seeds, lift them all and sow on; the turn ends in an empty pit.",
      "If that occupied pit is in your front row and both pits facing it hold seeds, you capture both and sow them from the pit where the lap began.",
      "From the two leftmost columns you may sow clockwise when that captures directly.",
      "Nobody captures on his first turn. Whoever has no pit of two or more seeds to move loses.",
    ],
  },
  oware: {
    name: "Oware",
    people: "Ghana and the Caribbean",
    size: [2, 6],
    blurb: "Two rows, one sowing a turn, and everything to count. The best-known mancala of all.",
    rules: [
      "Lift all seeds of one of your pits and sow them one by one, counter-clockwise; the pit you emptied is skipped.",
      "If the last seed makes two or three in a pit of your opponent, you capture it, and the pits before it as long as they are his and hold two or three.",
      "A turn that would take everything he has captures nothing (a grand slam).",
      "If your opponent has no seeds, you must play a turn that gives him some, if you can.",
      "Whoever has 25 of the 48 seeds wins. When nobody can move, or the play repeats, each takes the seeds on his own side.",
    ],
  },
  "bao-kigogo": {
    name: "Bao Kigogo",
    people: "The Gogo of Dodoma, Tanzania",
    size: [4, 12],
    blurb: "Four rows of twelve, a fight for whole columns, and captured seeds that never return.",
    rules: [
      "Lift a pit of two or more of your seeds and sow them one by one, counter-clockwise, round your own two rows.",
      "If the last seed falls in an occupied pit, lift them all and sow on.",
      "If it falls in an empty pit, the turn ends; if that pit is in your front row and the pit facing it holds seeds, you capture it and the pit behind it.",
      "Captured seeds leave the board. With single seeds only, a single moves one step into an empty pit.",
      "Whoever cannot move loses.",
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
    `${pit} would take every seed the opponent has; here such a turn waits while there is another.`,
  "never-ending": ({ pit }) =>
    `A turn from ${pit} would never end; under these rules it may not be played.`,
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

const endings: Record<Ending, { name: string; about: (facts: EndingFacts) => string }> = {
  majority: {
    name: "Majority",
    about: ({ winner }) =>
      `${winner} holds more than half of all seeds: nothing can change that any more.`,
  },
  "no-move": {
    name: "No turn left",
    about: ({ hasStores, loser }) =>
      hasStores
        ? "No turn is left to play, so the seeds still on the board were counted."
        : `${loser} has no pit that may be played.`,
  },
  repetition: {
    name: "Repetition",
    about: ({ hasStores }) =>
      hasStores
        ? "The same position came again with the same player to move: each took the seeds on his own side."
        : "The same position came again with the same player to move.",
  },
  "ply-cap": {
    name: "Too many turns",
    about: () => "The limit of turns set for this game was reached.",
  },
  bulijo: {
    name: "Bulijo",
    about: (facts) =>
      `${facts.loser} has no pit with two or more seeds left and cannot move. ${takesPoints(facts)}`,
  },
  "emitwe-ebiri": {
    name: "Okutema by emitwe-ebiri",
    about: (facts) =>
      `Two heads cut off: ${facts.winner} captured both of ${facts.loser}’s end columns within one turn. ${takesPoints(facts)}`,
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
      `${facts.loser} has no seed left, and the last capture was in an end column: the whole match in one blow. ${takesPoints(facts)}`,
  },
  "never-ending": {
    name: "A turn without end",
    about: ({ isAnnulled, isDraw, winner }) =>
      isAnnulled
        ? "The last turn would go on for ever. The game is annulled and played again."
        : isDraw
          ? "The last turn would go on for ever: the game is drawn."
          : `The last turn would go on for ever: ${winner} wins.`,
  },
  resigned: {
    name: "Resigned",
    about: ({ loser }) => `${loser} gave up the game.`,
  },
  agreed: {
    name: "Ended by agreement",
    about: ({ hasStores }) =>
      hasStores
        ? "The players agreed to end here; each took the seeds on his own side."
        : "The players agreed to end here.",
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
  "bad-attribute": "This value is not one that the board knows.",
};

const faults: Record<FaultCode, string> = {
  "too-long": "the text is too long",
  "unknown-game": "no such game",
  "empty-field": "one space too many between two fields",
  "missing-field": "the text ends too early",
  "missing-half": "both players’ pits are wanted, separated by /",
  "bad-count": "not a number of seeds",
  "count-too-large": "more seeds than the game has",
  "wrong-pit-count": "not as many pits as the board has",
  "bad-side": "whose turn it is should be s or n",
  "bad-pair": "two numbers with a comma are wanted",
  "bad-option": "an option is written key=value",
  "unknown-key": "no such option in this game",
  "repeated-key": "this option is given twice",
  "bad-value": "not a value of this option",
  "wrong-total": "not as many seeds as the game has",
  "too-many-capturing-turns": "more capturing turns than turns taken",
  "bad-result": "not a result of this game",
};

/** A fault of a text, and where it is. */
const fault = ({ code, at, found, expected }: Fault): string => {
  const quoted = found === "" ? "" : `: “${found}”`;
  const wanted = expected === "" ? "" : ` (wanted: ${expected})`;
  return `At character ${number(at)}, ${faults[code]}${quoted}${wanted}.`;
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
      allowedIfWins: "everything is taken if that wins",
      opponentGetsRest: "everything is taken and the opponent gets the rest",
      leaveLast: "the pit where the last seed fell is left",
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
      ownSide: "each his own side",
      opponent: "the opponent of that player",
      unscored: "nobody",
    },
  },
  plyCap: {
    name: "Limit of turns",
    about: "After so many turns the game ends as it stands.",
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
      free: "each player arranges his own",
    },
  },
  setupCap: {
    name: "Most seeds in a pit",
    about: "How many seeds a pit may hold in a free arrangement.",
    values: { none: "no limit" },
  },
  setupOrder: {
    name: "Arranging",
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
    about: "Whether a player may capture on his first turn of a game.",
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
    about: "A turn of more laps counts as one without end.",
    values: {},
  },
  matchPoints: {
    name: "Points for the match",
    about: "The match goes to whoever first has so many points.",
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
  captureToHand: (
    at: string,
    n: number,
    pits: readonly string[],
    from: string,
    clockwise: boolean,
  ) =>
    `The last seed falls in ${at}, which is occupied, and so are ${list(pits)} facing it: ${spelled(n)} captured and sown from ${from}${clockwise ? ", clockwise" : ""}.`,
  captureToStore: (at: string, n: number, pits: readonly string[]) =>
    `The last seed falls in ${at}: ${seeds(n)} captured from ${list(pits)}.`,
  captureOff: (at: string, n: number, pits: readonly string[]) =>
    `The last seed falls in the empty pit ${at}: ${seeds(n)} in ${list(pits)} ${plural(n, "is", "are")} captured and ${plural(n, "leaves", "leave")} the board.`,
  spared: (pits: readonly string[]) =>
    `It would take everything from ${list(pits)}, a grand slam, so nothing is captured.`,
  rests: (pit: string) => `The last seed falls in the empty pit ${pit}.`,
  ends: (pit: string) => `The last seed falls in ${pit}.`,
  collects: (who: string, n: number) => `${who} takes the ${seeds(n)} left on his side.`,
  neverEnding: (laps: number) =>
    `After ${number(laps)} laps the turn has no end in sight; the seeds go back.`,
  lostOnTime: (who: string) => `${who} did not start in time and loses the turn.`,
  summary: (laps: number, captured: number) =>
    captured > 0
      ? `The turn runs ${number(laps)} laps and captures ${number(captured)} ${plural(captured, "seed", "seeds")}.`
      : `The turn runs ${number(laps)} laps and captures nothing.`,
  /** So many laps that not each of them is told. */
  longSummary: (laps: number) => `The turn runs ${number(laps)} laps.`,
  skippedLaps: (laps: number) => `${number(laps)} more laps`,
  /** One line of the list of laps. */
  lap: (n: number, pit: string, end: string, clockwise: boolean) =>
    `${number(n)} from ${pit}${clockwise ? ", clockwise" : ""}, to ${end}`,
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
  start: (who: SideName) => `${side[who]} begins.`,
  showing: (who: SideName) => `${side[who]} is sowing`,
  loading: "Fetching the rules…",
  chooseDirection: "Which way? Choose on the board, or take the turn back with Esc.",
  isAsked: "Choose a direction first, or take the turn back with Esc.",
};

const manner = {
  ask: (pit: string) => `How is ${pit} sown?`,
  ordinary: "Ordinary sowing",
  okwesera: "Okwesera",
  about:
    "Okwesera, the small opening sowing, drops two seeds in the next pit and one in the pit after that.",
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
  noLap: "Lap –",
  speed: "Speed",
  speedOf: (factor: number) => `${number(factor)}×`,
  instant: "Instant",
  game: "The game",
  undo: "Undo",
  redo: "Redo",
  flip: "Flip",
  resign: "Resign",
  agree: "Agree an end",
  keys: "Keys",
  laps: "All laps",
  moves: "Turns",
  movesStart: "Start",
  cancel: "Cancel",
  takeBack: "Take back",
  close: "Close",
  askResign: (who: SideName) => `Does ${side[who]} resign?`,
  askAgree: "Do both players agree to end the game here?",
  keepPlaying: "Keep playing",
  agreeEnd: "End the game",
  restart: "Start again here",
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
    [["Esc"], "take back a choice of direction, or skip the showing"],
    [["."], "one step forward: a seed while a turn is shown, else a turn"],
    [[","], "one step back"],
    [["0"], "pause the showing, and go on"],
    [["?"], "this list"],
  ] as readonly (readonly [readonly string[], string])[],
};

const page = {
  title: "Empiki",
  subtitle: "Three mancala games of Africa",
  home: "All games",
  choose: "Choose a game",
  intro:
    "Sow, relay and capture on one board: two players, one device. Everything runs in this browser; nothing is sent anywhere.",
  resumeGame: (turns: number) =>
    `On the board since last time: ${number(turns)} ${plural(turns, "turn", "turns")}`,
  newGame: "New game",
  newGameTitle: "A new game",
  newGameAsk: "A game already begun is given up for it.",
  start: "Start",
  rules: "Rules",
  rulesOf: (game: GameId) => `${games[game].name} in short`,
  settings: "Settings",
  theme: "Appearance",
  themes: { auto: "Auto", light: "Light", dark: "Dark", contrast: "Contrast" },
  counts: "Seed counts",
  countsValues: { always: "Always", hover: "On pointing", never: "Never" },
  letters: "Letters of the pits",
  hints: "Show where a lap would end",
  hintsValues: { off: "No", landing: "First lap", turn: "Whole turn" },
  again: "Play again",
  review: "Look at the board",
  notFound: "There is no such page here. These are the games:",
  size: (rows: number, columns: number) => `${number(rows)} × ${number(columns)}`,
};

/** Words of the games, kept in their own language. */
const glossary: Readonly<Record<string, string>> = {
  empiki: "the hard black seeds of Omweso",
  okwesera: "a small opening sowing of three seeds",
  okutema: "“to cut”: a win worth two points",
  "emitwe-ebiri": "“two heads”: both end columns captured in one turn",
  akawumbi: "everything taken, the last of it in an end column: worth the whole match",
  akakyala: "two captures before the opponent’s first",
  bulijo: "the ordinary win: the opponent cannot move",
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
