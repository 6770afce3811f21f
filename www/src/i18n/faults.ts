import type { Fault, FaultCode } from "../engine/types";

/** What the engine says in English of what would be right; whatever else it says of that is notation, alike in all languages. */
const phrases = {
  atMost: /^at most (\d+)$/,
  pair: /^South,North, each 0-(\d+)$/,
  result: /^winner ending \[figures\]$/,
  count: /^a count, or count x times$/,
  option: /^key=value$/,
  total: /^(\d+) seeds in all, not (\d+)$/,
  fullPit: /^(\d+) seeds in a pit, more than the game's (\d+)$/,
} as const;

/** Those phrases in a language, with the numbers that are in them as they are written in the notation. */
export type ExpectedWords = Record<keyof typeof phrases, (...numbers: readonly string[]) => string>;

const phraseNames = Object.keys(phrases) as (keyof typeof phrases)[];

/** What the engine says would be right, in a language. It may be several things. */
export const expectedWords = (expected: string, words: ExpectedWords): string =>
  expected
    .split("; ")
    .map((each) => phraseWords(each, words))
    .join("; ");

function phraseWords(expected: string, words: ExpectedWords): string {
  for (const name of phraseNames) {
    const found = phrases[name].exec(expected);
    if (found) return words[name](...found.slice(1));
  }
  return expected;
}

/** Faults whose sentence already says all that the engine adds. */
const saidInFull: readonly FaultCode[] = [
  "bad-count",
  "bad-side",
  "bad-option",
  "no-game",
  "not-oware",
];

/** Tells a fault of a text in a sentence; what the engine would accept there follows. */
export const faultTeller =
  (faults: Readonly<Record<FaultCode, (facts: Fault) => string>>, words: ExpectedWords) =>
  (facts: Fault): string => {
    const { code, expected } = facts;
    const isAdded = expected !== "" && !saidInFull.includes(code);
    const sentence = faults[code](facts);
    return isAdded ? `${sentence} [${expectedWords(expected, words)}]` : sentence;
  };
