import type { SetupFaultCode, SideName } from "../../engine/types";

/** English for placing seeds: the position editor and the free arrangement; see `en.ts`. */

const numbers = new Intl.NumberFormat("en");
const number = (n: number): string => numbers.format(n);
const seeds = (n: number): string => `${number(n)} ${n === 1 ? "seed" : "seeds"}`;
const are = (n: number): string => (n === 1 ? "is" : "are");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the sentence about a fault of an arrangement may name. */
export interface SetupFaultFacts {
  game: string;
  pit: string;
  side: string;
  found: number;
  expected: number;
  mayBeFewer: boolean;
  option: string;
}

const faults: Record<SetupFaultCode, (facts: SetupFaultFacts) => string> = {
  "wrong-total": ({ game, found, expected, mayBeFewer }) => {
    if (found > expected)
      return `There are ${seeds(found)}, but ${game} has only ${number(expected)}: take ${number(found - expected)} away.`;
    const all = mayBeFewer ? `up to ${number(expected)}` : number(expected);
    return `There are ${seeds(found)}, but ${game} is played with ${all}: place ${number(expected - found)} more.`;
  },
  "count-too-large": ({ pit, found, expected }) =>
    `${pit} holds ${seeds(found)}, but the whole game has only ${number(expected)}.`,
  "no-stores": () => "Seeds lie in a store, but this game has no stores.",
  "bad-option": ({ option }) => `“${option}” has a value that it does not take.`,
  "capturing-turns-exceed-turns": ({ side }) =>
    `${side} cannot have captured in more turns than ${side} has taken.`,
  "wrong-side-total": ({ side, found, expected }) =>
    `${side} places ${seeds(expected)}; ${number(found)} ${are(found)} placed.`,
  "over-setup-cap": ({ pit, found, expected }) =>
    `${pit} holds ${seeds(found)}; at most ${number(expected)} may lie in a pit.`,
};

const board = {
  covered: (side: string, pit: string) => `${side}’s pit ${pit}, covered`,
  marked: (pit: string) => `${pit}, pointed out`,
};

const hand = {
  name: "What a press does",
  tools: { add: "Add one", take: "Take one", empty: "Empty", set: "Set to" },
  setTo: "Number to set",
  undo: "Undo",
  redo: "Redo",
  keys: "With keys: arrows move, + and − change the pit, digits set it, Delete empties it. Shift and a press takes one.",
};

/** What is said after a change. */
const said = {
  pit: (pit: string, n: number) => `${pit}: ${n === 0 ? "empty" : seeds(n)}.`,
  closed: (side: string) => `This pit is ${side}’s.`,
  noneLeft: "No seed is left in the hand.",
  most: (n: number) => `At most ${number(n)} may lie in a pit.`,
  filled: (where: string, n: number) =>
    n === 0 ? `${where}: emptied.` : `${where}: ${number(n)} in each pit.`,
  undone: "Undone.",
  redone: "Done again.",
};

const options = {
  name: "Rule options",
  example: (option: string) => `such as ${option}`,
  /** A fault of the text of options. */
  fault: (sentence: string) => `Rule options: ${sentence}`,
  told: (name: string, value: string) => `${name}: ${value}`,
};

const text = {
  name: "Position as text",
  read: "Read",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser did not allow copying: the text is selected, copy it with your keys.",
  unread: "This text cannot be read. The board stays as it was.",
};

const rowNames = {
  front: (side: string) => `${side}’s front row`,
  back: (side: string) => `${side}’s back row`,
  only: (side: string) => `${side}’s row`,
};

const fills = {
  name: "Quick fills",
  start: "Starting position",
  clear: "Empty board",
  rows: rowNames,
  row: "Pits",
  everywhere: "All pits",
  each: "Seeds in each",
  fill: "Fill",
  mirror: (from: SideName): string =>
    from === "south" ? "Copy South to North" : "Copy North to South",
};

/** How many seeds there are. */
const tally = {
  exact: (n: number) => `All ${number(n)} seeds placed.`,
  missing: (n: number, left: number, total: number) =>
    `${number(n)} of ${number(total)} seeds: ${number(left)} missing.`,
  tooMany: (n: number, over: number) => `${number(n)} seeds: ${number(over)} too many.`,
  /** In a game whose captured seeds leave the board. */
  off: (n: number, gone: number) =>
    `${seeds(n)} on the board; ${number(gone)} ${are(gone)} off the board.`,
};

const sameMany = (n: number, where: string): string => `${capital(number(n))} ${where}`;

/** The free arrangement. */
const arrange = {
  heading: "Arranging the seeds",
  title: (name: string) => `${name} arranges`,
  lead: (n: number, most: number) =>
    most < n
      ? `Place ${number(n)} seeds in your pits, at most ${number(most)} in one.`
      : `Place ${number(n)} seeds in your pits.`,
  inView: (other: string) => `${other} sees it, and arranges next.`,
  seen: (other: string) => `${other}’s seeds lie opposite.`,
  unseen: (other: string) => `${other} looks away meanwhile.`,
  covered: (other: string) => `${other}’s seeds are placed and covered.`,
  inHand: (n: number) => `${number(n)} in hand`,
  allPlaced: "All placed",
  fills: "Quick fills",
  back: (n: number) => sameMany(n, "in each back pit"),
  front: (n: number) => sameMany(n, "in each front pit"),
  each: (n: number) => sameMany(n, "in each pit"),
  clear: "Clear",
  done: "Done",
  notDone: (left: number) => `${seeds(left)} ${are(left)} still in hand.`,
  handOver: (name: string) => `Pass the device to ${name}`,
  handOverAbout: (other: string) =>
    `${other}’s seeds are placed, and stay covered until both players are done.`,
  gateAbout: (other: string) => `Nothing is shown before ${other} looks away.`,
  iAm: (name: string) => `I am ${name}`,
  revealed: "Both arrangements",
  revealedAbout: "Both have placed their seeds.",
  begin: "Begin the game",
};

export const editor = {
  title: "Position editor",
  lead: "Place the seeds, say whose turn it is, and play from there.",
  game: "Game",
  board,
  hand,
  said,
  faults,
  isOver: (headline: string, about: string) => `${headline}. ${about}`,
  options,
  text,
  fills,
  tally,
  arrange,
  mover: "To move",
  stores: "Stores",
  store: (side: string) => `${side}’s store`,
  counters: "Turns so far",
  turnsTaken: (side: string) => `${side}: turns taken`,
  capturingTurns: (side: string) => `${side}: turns with a capture`,
  countersAbout: "They decide whether the first-turn rules still hold.",
  ready: "Ready to play",
  over: "Already over",
  notYet: "Cannot be played yet",
  play: "Play from here",
  share: "Share",
  sharedLink: "The link is copied.",
  sharedText: "It cannot be played yet, so its text is copied instead of a link.",
};
