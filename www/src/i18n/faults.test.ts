import { describe, expect, it } from "vitest";
import { en } from "./en";
import { expectedWords } from "./faults";
import { fr } from "./fr";
import { lg } from "./lg";

/** The engine's sources that find faults in texts. */
const sources = import.meta.glob<string>("../../../crate/src/{notation,record}/*.rs", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The last arguments of all calls that make a fault: what would be right there. */
function expectations(source: string): string[] {
  const literals: string[] = [];
  const text = source
    .replaceAll(/'(?:\\.|[^'\\])'/g, "''")
    .replaceAll(/"(?:\\.|[^"\\])*"/g, (literal) => `#${String(literals.push(literal) - 1)}`);
  const restored = (piece: string) =>
    piece.replaceAll(/#(\d+)/g, (_, index: string) => literals[Number(index)] ?? "");
  return [...text.matchAll(/(?:Fault::new|\.fault)\(/g)].map(({ 0: call, index }) =>
    restored(lastArgument(text.slice(index + call.length))),
  );
}

/** `text` begins behind the opening bracket of a call. */
function lastArgument(text: string): string {
  const args = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === ")" && depth === 0) break;
    if ("([{".includes(letter)) depth += 1;
    if (")]}".includes(letter)) depth -= 1;
    if (letter === "," && depth === 0) args.push("");
    else args[args.length - 1] += letter;
  }
  const said = args.map((each) => each.trim()).filter((each) => each !== "");
  return said.at(-1) ?? "";
}

/** What stands in the notation: names, keys, values, numbers, brackets, and what gives such. */
const notation = [
  '""',
  '"s|n"',
  '"}"',
  '")"',
  '"oware"',
  '"[Game \\"…\\"]"',
  '&format!("0-{most}")',
  "&pits.to_string()",
  "&names()",
  '&joined(&names, "|")',
  "&keys",
  "&self.keys()",
  "&spec.expected()",
  "&mode_words()",
  "VARIANT",
  "start",
  "result",
];

/** What is said in words, or may be, with a sample of it, in the words of the engine. */
const worded: Readonly<Record<string, readonly string[]>> = {
  '"a count, or count x times"': ["a count, or count x times"],
  '"key=value"': ["key=value"],
  '"winner ending [figures]"': ["winner ending [figures]"],
  // A total, a pair of numbers, the game that is asked for, options, or where the start is to be given.
  "&expected": ["at most 64", "South,North, each 0-48"],
  expected: ["South,North, each 0-999999999"],
  "&errors.to_string()": [
    "60 seeds in a pit, more than the game's 48; 102 seeds in all, not 48",
    "49 seeds in all, not 48",
  ],
  // The definitions.
  "expected: &str": [],
};

const found = new Set(Object.values(sources).flatMap(expectations));
// The reader's own accessor, which makes none.
found.delete("");
const samples = Object.values(worded).flat();

describe("what the engine says would be right", () => {
  it("is found in its sources", () => {
    expect(found.size).toBeGreaterThan(15);
  });

  it("is all known: notation, or words that have a translation", () => {
    expect([...found].filter((each) => !notation.includes(each) && !(each in worded))).toEqual([]);
  });

  it.each(samples)("has words in every language: %s", (sample) => {
    const english = expectedWords(sample, en.failures.expected);
    expect(english).toBe(sample.replace("'", "’"));
    for (const texts of [fr, lg]) {
      const other = expectedWords(sample, texts.failures.expected);
      for (const word of other.matchAll(/[a-z]{4,}/gi)) expect(sample).not.toContain(word[0]);
      expect(other.match(/\d+/g)).toEqual(sample.match(/\d+/g));
    }
  });

  it("keeps what is notation", () => {
    for (const each of ["on|off", "1-1000000", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "n akawumbi 12"]) {
      expect(expectedWords(each, fr.failures.expected)).toBe(each);
    }
  });
});
