import type { ErrorCode, Fault, FaultCode, GameId } from "../../engine/types";
import { faultTeller, type ExpectedWords } from "../faults";
import { first } from "./first";
import { number } from "./numbers";

/** English for what the engine refuses: texts that cannot be read, and what cannot be done; see `en.ts`. */

const errors: Record<ErrorCode, string> = {
  "bad-position": "This position cannot be read.",
  "bad-turn": "This turn cannot be played.",
  "bad-options": "These rule options cannot be used.",
  "unknown-game": "This game is not known here. Known are oware, omweso and bao-kigogo.",
  "needs-position": "A free arrangement needs a position to start from.",
  "bad-side": "A side is south or north.",
  "bad-record": "This game cannot be read.",
  "bad-link": "This link cannot be read.",
  "bad-arrangement": "These seeds may not be arranged so.",
  "bad-annotation": "A record has no such tag or comment.",
  "bad-results": "These are not results of this game.",
  "bad-level": "Levels go from 1 to 6.",
  "bad-table": "This is no table of endgames of this version.",
  "nothing-to-undo": "This is the start of the game: there is nothing to take back.",
  "nothing-to-redo": "This is the last turn of the game.",
  "no-such-ply": "The game has no such turn.",
  "game-over": "The game is over.",
  "engine-dead": first.errors["engine-dead"],
};

/** What the sentence about a fault may name: its column, and what stands there. */
type FaultFacts = Pick<Fault, "line" | "at" | "ply" | "found">;

/** Of a text that has lines, the line is named too; of a record, the turn. */
const place = ({ line, at, ply }: FaultFacts): string => {
  const column = line > 0 ? `Line ${number(line)}, character` : "Character";
  const turn = ply === null || ply === 0 ? "" : `, turn ${number(ply)}`;
  return `${column} ${number(at)}${turn}`;
};
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
  "no-game": () => "There is no game in this text.",
  "bad-tag": (facts) =>
    `${place(facts)}: ${quoted(facts)} is not a tag; tags are written [Name "value"], each in one line.`,
  "missing-tag": (facts) => `${place(facts)}: a tag is missing that says what this is.`,
  "repeated-tag": (facts) => `${place(facts)}: the tag ${quoted(facts)} is given twice.`,
  "wrong-game": (facts) => `${place(facts)}: the position is one of ${quoted(facts)}.`,
  "needs-setup": (facts) =>
    `${place(facts)}: the players arranged the seeds themselves, so the start must be given.`,
  "options-differ": (facts) =>
    `${place(facts)}: ${quoted(facts)} contradicts the options of the starting position.`,
  "bad-mode": (facts) => `${place(facts)}: ${quoted(facts)} is not a way to play.`,
  "open-comment": (facts) => `${place(facts)}: a comment begins here and never ends.`,
  "open-variation": (facts) => `${place(facts)}: a variation begins here and never ends.`,
  "stray-bracket": (facts) =>
    `${place(facts)}: ${quoted(facts)} closes something that was never opened.`,
  "no-variations": (facts) =>
    `${place(facts)}: a variation; only Oware’s OGN has those, and there they are dropped.`,
  "bad-turn": (facts) => `${place(facts)}: ${quoted(facts)} cannot be played.`,
  "result-differs": (facts) =>
    `${place(facts)}: the result is given as ${quoted(facts)}, but the turns lead to another.`,
  "not-ogn-variant": (facts) =>
    `${place(facts)}: ${quoted(facts)} is not the game that OGN is written for.`,
  "bad-fen": (facts) => `${place(facts)}: ${quoted(facts)} is not a starting position in OGN.`,
  "not-oware": () => "OGN is a notation of Oware only.",
  "options-not-default": (facts) =>
    `OGN knows the default rules only; this game is played with ${quoted(facts)}.`,
  "bad-link": (facts) => `${place(facts)}: ${quoted(facts)} is not part of a link to a game.`,
};

/** What would be right, where the engine says it in words: in theirs. */
const expected: ExpectedWords = {
  atMost: (n) => `at most ${n ?? ""}`,
  pair: (most) => `South,North, each 0-${most ?? ""}`,
  result: () => "winner ending [figures]",
  count: () => "a count, or count x times",
  option: () => "key=value",
  total: (n, all) => `${n ?? ""} seeds in all, not ${all ?? ""}`,
  fullPit: (n, all) => `${n ?? ""} seeds in a pit, more than the game’s ${all ?? ""}`,
};

export const failures = {
  errors,
  faults,
  expected,
  /** A fault of a text in a sentence; what the engine would accept there follows. */
  fault: faultTeller(faults, expected),
  /** Where a failure lies, when its code alone would not tell. */
  turn: (n: number, text: string) => `Turn ${number(n)}, “${text}”, cannot be played.`,
  ply: (asked: string, last: number) =>
    last === 0
      ? `There is no turn ${asked}: none has been played.`
      : `There is no turn ${asked}: the game has ${number(last)}.`,
  game: (position: GameId, game: GameId) =>
    `The position is one of ${first.games[position].name}, but the game asked for is ${first.games[game].name}.`,
  option: (position: string, beside: string) =>
    `The position says ${position}, but the options beside it say ${beside}.`,
};

export type FailureTexts = typeof failures;
