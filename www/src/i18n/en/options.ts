import { number, plural } from "./numbers";
import { seeds } from "./spelled";

/** A rule option in words: its name, one sentence, and its values where they are words. */
export interface OptionText {
  name: string;
  about: string;
  /** Whose rule it is, by what name they know it; where nobody says, that it is this project's choice. */
  source: string;
  values: Readonly<Record<string, string>>;
  /** A value that is not the default, for a list of what differs: “no okwesera”. */
  short?: (value: string) => string | undefined;
}

const onOff = (on: string, off: string) => ({ on, off });

const nextStart: OptionText = {
  name: "Next game",
  about: "Who starts the next game of a match.",
  source: "Oware Society and Mancala World: the winner starts.",
  values: {
    alternate: "the players alternate",
    loser: "the loser starts",
    winner: "the winner starts",
    lot: "drawn by lot",
  },
  short: (value) =>
    ({
      alternate: "the players start in turn",
      lot: "a lot for each game",
      loser: "the loser starts the next game",
      winner: "the winner starts the next game",
    })[value],
};
const repetition: OptionText = {
  name: "Repetition",
  about: "When a position that comes again ends the game.",
  source:
    "The second time: OpenSpiel and PlayStrategy. Bennett 1927 leaves it to the players to agree.",
  values: { second: "the second time", third: "the third time", off: "never" },
  short: (value) => (value === "off" ? "no end by repetition" : "an end at the third repetition"),
};
const neverEnding: OptionText = {
  name: "Turns without end",
  about: "What a turn that never comes to an end means.",
  source: "Tournament rule, Mancala World and Wikipedia: after three minutes the game is annulled.",
  values: {
    annul: "the game is annulled",
    draw: "the game is drawn",
    moverLoses: "whoever plays it loses",
    illegal: "it may not be played",
  },
  short: (value) => (value === "illegal" ? "no endless turns" : "an endless turn loses"),
};
const firstPlayer: OptionText = {
  name: "First player",
  about: "Who starts the first game.",
  source: "Oware Society: the toss of a coin, or by agreement.",
  values: { lot: "drawn by lot", south: "South", north: "North" },
  short: (value) => (value === "north" ? "North starts" : "South starts"),
};
const plyCap: OptionText = {
  name: "Limit of turns",
  about:
    "After this many turns the game ends as it stands, where repetition does not end it first.",
  source: "This project’s choice.",
  values: {},
  short: (value) => `at most ${number(Number(value))} turns`,
};
const reverseAbout =
  "From the two leftmost columns a lap may go clockwise if it captures directly.";

/** Options by key, or by `game.key` where two games mean different things by one key. */
export const options: Readonly<Record<string, OptionText>> = {
  grandSlam: {
    name: "Grand slam",
    about: "What happens to a turn that would take every seed of the opponent.",
    source:
      "It takes nothing: World Oware Federation, Mind Sports Olympiad. It may not be played: Wari, Bennett 1927.",
    values: {
      noCapture: "it takes nothing",
      illegal: "it may not be played while there is another turn",
      allowed: "everything is taken",
      allowedIfWins: "everything is taken if that wins, else nothing",
      opponentGetsRest: "everything is taken and the opponent gets the rest",
      leaveLast: "all is taken but the pit where the last seed fell",
    },
    short: (value) =>
      ({
        illegal: "no grand slams",
        allowed: "grand slams take everything",
        allowedIfWins: "grand slams only to win",
        opponentGetsRest: "after a grand slam the opponent gets the rest",
        leaveLast: "grand slams leave one pit",
      })[value],
  },
  mustFeed: {
    name: "Feeding",
    about: "Whether a player must give seeds to an opponent who has none.",
    source: "Every source asks for it.",
    values: onOff("you must, if you can", "you need not"),
    short: () => "no duty to feed",
  },
  repetition,
  "bao-kigogo.repetition": {
    ...repetition,
    source: "This project’s choice: Klamroth 1911 says nothing of it.",
  },
  leftovers: {
    name: "Seeds left over",
    about: "Who gets the seeds still on the board when a player cannot move.",
    source:
      "Own side: World Oware Federation, OpenSpiel, Aalina. The opponent: Mancala World, word for word.",
    values: {
      ownSide: "each player their own side",
      opponent: "that player’s opponent",
      unscored: "nobody",
    },
    short: (value) =>
      value === "opponent"
        ? "the opponent of who cannot move gets the rest"
        : "seeds left over count for nobody",
  },
  plyCap,
  "omweso.plyCap": {
    ...plyCap,
    about: "After this many turns without a result the game is annulled.",
  },
  play: {
    name: "Length",
    about: "Whether the game ends as soon as it is decided.",
    source: "To 25: Oware Society. Played out: Wari, Bennett 1927.",
    values: { to25: "to 25 seeds", out: "played out" },
    short: () => "played out",
  },
  matchFormat: {
    name: "Match format",
    about: "How many games make a match.",
    source: "Mancala World, alone.",
    values: {
      single: "one game",
      antigua: "six wins or a lead of three (Antigua)",
      bestOf3: "best of three",
      bestOf5: "best of five",
      yoruba: "three wins in a row (Yoruba)",
      kumasi: "five wins (Kumasi)",
    },
    short: (value) =>
      ({
        antigua: "to six wins or a lead of three",
        bestOf3: "best of three",
        bestOf5: "best of five",
        yoruba: "to three wins in a row",
        kumasi: "to five wins",
      })[value],
  },
  nextStart,
  "omweso.nextStart": { ...nextStart, source: "This project’s choice." },
  firstPlayer,
  "bao-kigogo.firstPlayer": {
    ...firstPlayer,
    about: "Who starts the first game; in a series the players alternate.",
    source: "This project’s choice: Klamroth 1911 leaves it open.",
  },
  setup: {
    name: "Arrangement",
    about: "How each player’s 32 seeds lie at the start.",
    source:
      "Free: Shackell 1934, Mancala World. Four in each back pit, or two in every pit: Wikipedia.",
    values: {
      back4: "four in each back pit",
      front4: "four in each front pit",
      two16: "two in every pit",
      free: "each player arranges their own",
    },
    short: (value) =>
      ({
        front4: "four in each front pit",
        two16: "two in every pit",
        free: "free arrangement",
      })[value],
  },
  setupCap: {
    name: "Most seeds in a pit",
    about: "How many seeds a pit may hold in a free arrangement.",
    source: "Ten: Mancala World, alone. Shackell 1934 sets no limit.",
    values: { none: "no limit" },
    short: (value) =>
      value === "none"
        ? "any number of seeds in a pit"
        : `at most ${seeds(Number(value))} in a pit`,
  },
  setupOrder: {
    name: "Order of arranging",
    about: "Whether the second player sees the first arrangement.",
    source: "In view, one after the other: Mancala World, Wikipedia.",
    values: { open: "in view", hidden: "unseen, then revealed" },
    short: () => "arranged unseen",
  },
  "reverse.start": {
    name: "Reversing: first lap",
    about: `${reverseAbout} This governs the first lap of a turn.`,
    source: "Shackell 1934, Mancala World, Wikipedia.",
    values: onOff("allowed", "not allowed"),
    short: () => "no reversed first lap",
  },
  "reverse.afterReverseCapture": {
    name: "Reversing: after a clockwise capture",
    about: `${reverseAbout} This governs seeds just taken by a clockwise lap.`,
    source: "Mancala World, Wikipedia.",
    values: onOff("allowed", "not allowed"),
    short: () => "no reversing after a clockwise capture",
  },
  "reverse.relay": {
    name: "Reversing: relays",
    about: `${reverseAbout} This governs relays.`,
    source: "Mancala World.",
    values: onOff("allowed", "not allowed"),
    short: () => "no reversing of relays",
  },
  "reverse.afterForwardCapture": {
    name: "Reversing: after a counter-clockwise capture",
    about: `${reverseAbout} This governs seeds just taken by a counter-clockwise lap.`,
    source: "This project’s choice, by analogy with relays.",
    values: onOff("allowed", "not allowed"),
    short: () => "no reversing after a counter-clockwise capture",
  },
  akakyala: {
    name: "Akakyala",
    about: "A win by two captures before the opponent’s first, if agreed before the game.",
    source: "Mancala World: “akakyala”, only if agreed.",
    values: { off: "not agreed", turns: "in two turns", captures: "in two turns, or twice in one" },
    short: (value) => (value === "captures" ? "akakyala, in one turn too" : "akakyala"),
  },
  frontCleared: {
    name: "Clearing the front row",
    about: "Whether capturing the last seeds of the opponent’s front row wins.",
    source: "Mancala World, alone: “okutema”.",
    values: onOff("wins", "does not win"),
    short: () => "no win by clearing the front row",
  },
  emitweEbiri: {
    name: "Emitwe-ebiri",
    about: "“Two heads”: a win by capturing both of the opponent’s end columns.",
    source:
      "Mancala World: “emitwe-ebiri”; Wikipedia: both ends of the board in one turn. The four corners: pieced together.",
    values: {
      sameTurn: "within one turn",
      cornersEmpty: "when all four corners stand empty",
      off: "does not win",
    },
    short: (value) => (value === "off" ? "no emitwe-ebiri" : "emitwe-ebiri by four empty corners"),
  },
  akawumbiPoints: {
    name: "Akawumbi",
    about: "What taking the opponent’s last seed in an end column is worth.",
    source: "Mancala World: “akawumbi”, 12 points.",
    values: { "12": "the whole match", "6": "six points" },
    short: () => "akawumbi scores six",
  },
  firstTurnCapture: {
    name: "Capturing on the first turn",
    about: "Whether a player may capture on their first turn of a game.",
    source:
      "Mancala World speaks of the first turn of the match; recorded games fit each player’s first turn of each game.",
    values: {
      banned: "nobody may",
      bannedFirstPlayer: "the first player may not",
      allowed: "allowed",
    },
    short: (value) =>
      value === "allowed"
        ? "captures from the first turn on"
        : "only the first player waits to capture",
  },
  okwesera: {
    name: "Okwesera",
    about:
      "A small opening sowing: three seeds, two in the next pit and one in the pit after that.",
    source: "Mancala World: “okwesera”, in tournament play “okukoneeza”.",
    values: onOff("played", "not played"),
    short: () => "no okwesera",
  },
  neverEnding,
  "bao-kigogo.neverEnding": {
    ...neverEnding,
    source: "This project’s choice: Klamroth 1911 leaves it open.",
  },
  lapCap: {
    name: "Limit of laps",
    about: "A turn that would need more laps than this counts as one without end.",
    source: "This project’s choice.",
    values: {},
    short: (value) => `endless after ${number(Number(value))} laps`,
  },
  matchPoints: {
    name: "Points for the match",
    about: "The match goes to the first player to have this many points or more.",
    source: "Mancala World, alone: 12 points.",
    values: {},
    short: (value) => `to ${number(Number(value))} ${plural(Number(value), "point", "points")}`,
  },
  singleCaptures: {
    name: "Singles capture",
    about: "Whether a single seed that moves may capture.",
    source:
      "After Hawalis (de Voogt 2003) and Njombwa (Sanderson 1913); Klamroth 1911 leaves it open.",
    values: onOff("yes", "no"),
    short: () => "singles capture nothing",
  },
};
