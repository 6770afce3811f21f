/** How a pseudo-locale changes English. */
export interface Manner {
  /** A piece of English, changed; what is changed already stays as it is. */
  words: (text: string) => string;
  /** A whole text of which a piece was changed. */
  whole: (text: string) => string;
}

/** Names are the same in every language. */
const names: readonly string[] = ["Empiki", "Omweso", "Oware", "Bao Kigogo"];

/** Texts with all their words changed, and all that their functions say. */
export function changed<T>(texts: T, manner: Manner): T {
  return change(texts, manner, names) as T;
}

const isArray = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** `given` are names and what came in as arguments; it stays as it is: letters of pits, notation, what is changed already. */
function change(value: unknown, manner: Manner, given: readonly string[]): unknown {
  if (typeof value === "string") return changeText(value, manner, given);
  if (typeof value === "function") {
    const told = value as (...args: readonly unknown[]) => unknown;
    return (...args: readonly unknown[]) =>
      change(told(...args), manner, [...names, ...args.flatMap(strings)]);
  }
  if (typeof value !== "object" || value === null) return value;
  if (isArray(value)) return value.map((each) => change(each, manner, given));
  const entries = Object.entries(value).map(
    ([key, each]) => [key, changeEntry(key, each, manner, given)] as const,
  );
  return Object.fromEntries<unknown>(entries);
}

function changeEntry(
  key: string,
  value: unknown,
  manner: Manner,
  given: readonly string[],
): unknown {
  if (key === "lang") return value;
  // What lessons say comes in as an argument, and is to be changed.
  if (key === "ofLesson") return (text: string) => changeText(text, manner, names);
  return change(value, manner, given);
}

function changeText(text: string, { words, whole }: Manner, given: readonly string[]): string {
  // What was given stands between the other pieces.
  const told = text
    .split(anyOf(given))
    .map((piece, index) => (index % 2 === 0 ? words(piece) : piece))
    .join("");
  return told === text ? text : whole(told);
}

/** Finds what was given as words of its own, the longest first. */
function anyOf(given: readonly string[]): RegExp {
  const patterns = [...given]
    .sort((one, other) => other.length - one.length)
    .map((each) => each.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return new RegExp(`(?<!\\p{L})(${patterns.join("|")})(?!\\p{L})`, "u");
}

/** All strings in a value that hold something to keep. */
function strings(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(strings);
}
