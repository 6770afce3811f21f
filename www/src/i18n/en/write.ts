import type { GameId } from "../../engine/types";
import { first } from "./first";
import { list, number, plural } from "./numbers";

/** English for the page on which lessons are written; see `en.ts`. */

const seeds = (n: number): string => `${number(n)} ${plural(n, "seed", "seeds")}`;

const course = {
  heading: "The lessons",
  title: "Title of the whole",
  game: "Game",
  lessons: "Which lesson is written",
  lesson: (n: number, title: string) =>
    title === "" ? `Lesson ${number(n)}` : `${number(n)}. ${title}`,
  add: "Add a lesson",
  remove: "Remove this lesson",
  earlier: "Move it up",
  later: "Move it down",
  added: (n: number) => `Lesson ${number(n)} is added.`,
  removed: "The lesson is removed.",
  moved: (n: number) => `It is lesson ${number(n)} now.`,
  more: "Language and short names",
  language: "Language of the texts",
  noLanguage: "Not said",
  languageAbout:
    "Say in which language you write, and you can write the same lessons in others, too.",
  courseId: "Short name of the whole",
  lessonId: "Short name of this lesson",
  idAbout: "For addresses and files: small letters, digits and hyphens.",
};

const position = {
  heading: "The board",
  about: "Set up where the lesson begins.",
  more: "Whose turn it is, rule options, many seeds at once",
};

const text = {
  heading: "What it is about",
  title: "Title",
  task: "The task, in one sentence",
  words: (n: number) => `${number(n)} of 20 words`,
  end: "The word at the end",
  done: "What is said at the end",
  doneAbout: "Shown when the goal is reached: what was learnt.",
};

const goal = {
  heading: "The goal",
  turn: "The turn that is to be found",
  propose: "Make a lesson of it",
  proposeAbout:
    "The quick way: goal, task, hints and wrong tries follow from the turn. Then write them better.",
  proposed: "The goal, the task, the hints and the wrong tries are those of this turn now.",
  side: "Who is to reach it",
  turns: "In how many turns",
  reach: "What is to be reached",
  reachAbout: "All of it, when a turn of this side is over.",
  kinds: {
    pit: "A pit holds",
    takes: "Takes",
    seeds: "A side has in its pits",
    end: "The game is over",
  },
  add: "Add",
  addKind: "One more thing to reach",
  remove: (what: string) => `Remove: ${what}`,
  pit: "Pit",
  who: "Side",
  exactly: "Seeds",
  orUpTo: "or up to",
  least: "At least",
  most: "At most",
  winner: "Won by",
  way: "Ended by",
  any: "any",
  winners: {
    south: first.side.south,
    north: first.side.north,
    draw: "a draw",
    annulled: "annulled",
  },
  noSolutions: "No turn reaches this goal.",
  found: (turns: readonly string[]) => `Found by the engine: ${list(turns)}`,
  ways: "Ways to the goal",
  waysAbout:
    "One on each line: this side’s turns, with spaces between. Left empty, the engine looks for one.",
};

const other = {
  heading: "The other side",
  who: "Who answers",
  written: "Turns that you write",
  level: "A level of the computer",
  replies: "Its turns, in order",
  repliesAbout:
    "With spaces between. Where one may not be played, or there is no more, the first legal turn is played.",
  which: "Level",
};

const hints = {
  heading: "Hints",
  gentle: "The gentle hint",
  gentleAbout: "How to think.",
  strong: "The strong hint",
  strongAbout: "What to do.",
  pits: "Ringed pits",
  pitsAbout: "Letters, such as A b",
};

const wrong = {
  heading: "Wrong tries",
  about:
    "What beginners try first, and why it fails. Turns that may not be played are worth telling, too.",
  each: (n: number) => `Wrong try ${number(n)}`,
  /** A field of one of them. */
  part: (n: number, field: string) => `Wrong try ${number(n)}: ${field}`,
  turn: "Turn",
  rule: "The rule that shows it",
  says: "Why it fails",
  add: "Add a wrong try",
  remove: (n: number) => `Remove wrong try ${number(n)}`,
  tell: "Let the engine tell it",
  /** Proposed where the engine’s own sentence is too long. */
  fails: (pit: string) => `From ${pit} the goal is not reached.`,
};

const rules = {
  heading: "Rules",
  about: "Told at the end: what was used, and what goes with it.",
  used: "Rules that are used here",
  none: "None yet: they are those of the ways to the goal and of the wrong tries.",
  read: "Rules to be read with it",
  readAbout: "Their ids, with spaces between.",
};

/** What is wrong with a lesson as it stands. */
const faults = {
  missing: (what: string) => `“${what}” is still empty.`,
  "task-long": (n: number) =>
    `The task has ${number(n)} words. Up to twenty are read at a glance: what could go into a hint?`,
  "too-long": (what: string, limit: number) =>
    `“${what}” is longer than ${number(limit)} characters.`,
  "no-aim": "Say what is to be reached.",
  "aim-twice": "The same is asked for twice: only one of the two can count.",
  "no-wrong": "Tell at least one wrong try.",
  "no-solution": "No way to this goal was found. Make it easier, or write a way.",
  "bad-id": (found: string) =>
    `“${found}” is no short name: small letters, digits and hyphens between them.`,
  "same-id": (found: string) => `Two lessons have the short name “${found}”.`,
  format: (place: string, reason: string) => `${place}: ${reason}`,
  position: (reason: string) => `The position cannot be played. ${reason}`,
  "other-game": (game: GameId) => `The position is not one of ${first.games[game].name}.`,
  over: "The game is over in this position.",
  turn: (turn: string) =>
    `“${turn}” is no turn: a pit’s letter, with + or - for each direction chosen, or * for okwesera.`,
  letter: (letter: string) => `No pit has the letter “${letter}”.`,
  "too-easy": (turns: readonly string[]) =>
    turns.length === 0
      ? "The goal is reached before anything is done."
      : `The goal is reached in fewer turns: ${turns.join(" ")}.`,
  solution: (turns: readonly string[]) => `${turns.join(" ")} does not reach the goal.`,
  unlisted: (turns: readonly string[]) => `${turns.join(" ")} reaches the goal, too.`,
  "not-wrong": (turn: string) =>
    `${turn} is not wrong: the goal is reached by it, or still can be.`,
  "wrong-rule": (turn: string) =>
    `Nothing of ${turn} rests on the rule that is named. Choose one that does.`,
};

const check = {
  heading: "What the engine says",
  fine: "Nothing is wrong with this lesson: the goal can be reached, and what is called wrong is wrong.",
  count: (n: number) =>
    n === 1 ? "One thing is to be mended:" : `${number(n)} things are to be mended:`,
};

const trial = {
  heading: "Try it",
  begin: "Try the lesson",
  again: "Try it as it is now",
  stale: "The lesson has changed since.",
  name: "The lesson, as learners get it",
  notYet: "A lesson that lacks something cannot be tried.",
};

const take = {
  heading: "Take it away",
  about: "Nothing is sent anywhere: lessons live where you put them.",
  fence: "Copy as a code block",
  link: "Copy as a link",
  save: "Save as a file",
  file: "Where the file will be",
  fileFence: "Copy a code block that names the file",
  made: "What was copied",
  copied: {
    fence: "The code block is copied: put it into any page whose code blocks become boards.",
    link: "The link is copied: it holds all the lessons, and opens them on this page.",
    file: "The code block is copied. Put the file where it says.",
  },
  saved: (name: string) => `Saved as ${name}.`,
  notCopied: "The browser did not allow copying: the text is selected, copy it with your keys.",
  notYet: (n: number) => `Lesson ${number(n)} still lacks something.`,
  faulty: (n: number) => `Lesson ${number(n)} has a fault, but it is taken along as it is.`,
  tooLong: "This is too long for a code block or a link: save it as a file.",
  guide: "How lessons come into your own pages",
};

const open = {
  heading: "Go on with other lessons",
  choose: "Open a file",
  paste: "Or paste its text",
  read: "Read it",
  opened: (count: number) =>
    `${number(count)} ${plural(count, "lesson is", "lessons are")} opened.`,
  unread: (place: string, reason: string) =>
    `This cannot be read${place === "" ? "" : `, at ${place}`}: ${reason}`,
  takeBack: "Back to what was there",
  takenBack: "What was there is back.",
  fresh: "Begin anew",
  begun: "A new lesson is begun.",
};

/** What a new lesson says until somebody says it better. */
const proposed = {
  course: "My lessons",
  takes: (n: number) => ({
    title: n === 1 ? "Take a seed" : `Take ${seeds(n)}`,
    task: `Take ${seeds(n)} in one turn.`,
  }),
  pit: (pit: string, n: number) => ({
    title: `The pit ${pit}`,
    task: `Let ${pit} hold ${seeds(n)} after one turn.`,
  }),
  end: { title: "The last turn", task: "End the game in one turn." },
  gentle: "Count from each pit where its last seed would fall.",
  strong: (pit: string) => `Sow ${pit}.`,
  done: (pit: string) => `You found it: ${pit} was the pit.`,
};

/** Lessons that somebody else wrote, from a link. */
const own = {
  untitled: "Lessons",
  note: "These lessons are in the link itself. They were not checked by this page.",
  unread: "There are no lessons in this link: it is damaged, or not whole.",
  mine: "Write lessons of your own",
  finished: "That was the last lesson.",
};

export const write = {
  title: "Write a lesson",
  lead: "Set up a board, say what is to be reached, and try it. The engine tells you what is not right yet.",
  /** Another tab of this browser has written lessons, too. */
  otherTab: {
    told: "These lessons were changed in another tab. What you write here takes the place of that.",
    show: "Go on with the others",
  },
  guide: "A guide for teachers",
  guideLanguage: "",
  course,
  position,
  text,
  goal,
  other,
  hints,
  wrong,
  rules,
  faults,
  check,
  trial,
  take,
  open,
  proposed,
  own,
};

export type WriteTexts = typeof write;
