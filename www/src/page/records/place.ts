import type { Fault } from "./engine-types";

/** A piece of a text, in the units that text areas count in. */
export interface Place {
  start: number;
  end: number;
}

/** A piece of one line with what stands round it, fit to be shown. */
export interface Excerpt {
  before: string;
  found: string;
  after: string;
}

/** So many characters are shown before a place, of it, and behind it. */
const AROUND = 28;
const SHOWN = 32;

/**
 * Where a fault lies. The engine counts lines from 1 and characters (not UTF-16 units) from 1, in the part of
 * the text that begins at `from`; a place past the end is the end.
 */
export function placeIn(
  text: string,
  fault: Pick<Fault, "line" | "at" | "found">,
  from = 0,
): Place {
  const lineStart = startOfLine(text, fault.line, from);
  const start = afterCharacters(text, lineStart, fault.at - 1);
  const { found } = fault;
  if (found !== "" && text.startsWith(found, start)) return { start, end: start + found.length };
  return { start, end: afterCharacters(text, start, 1) };
}

function startOfLine(text: string, line: number, from: number): number {
  let start = from;
  for (let each = 1; each < line; each += 1) {
    const end = text.indexOf("\n", start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return start;
}

/** The place so many characters behind `start`, in its line at most. */
function afterCharacters(text: string, start: number, characters: number): number {
  let at = start;
  for (let left = characters; left > 0 && at < text.length && text[at] !== "\n"; left -= 1) {
    at += widthAt(text, at);
  }
  return at;
}

const widthAt = (text: string, at: number): number =>
  (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;

/** The line of a place, cut off where it is long. */
export function excerptOf(text: string, { start, end }: Place): Excerpt {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", start);
  const lineEnd = next === -1 ? text.length : next;
  const foundEnd = Math.min(end, lineEnd);
  return {
    before: lastOf(text.slice(start === 0 ? 0 : lineStart, start)),
    found: firstOf(text.slice(start, foundEnd), SHOWN),
    after: firstOf(text.slice(foundEnd, lineEnd), AROUND),
  };
}

/** A character takes two units at most. */
function firstOf(text: string, characters: number): string {
  const letters = [...text.slice(0, 2 * (characters + 1))];
  if (letters.length <= characters) return shown(text);
  return `${shown(letters.slice(0, characters).join(""))}…`;
}

function lastOf(text: string): string {
  const letters = [...text.slice(-2 * (AROUND + 1))];
  if (letters.length <= AROUND) return shown(text);
  return `…${shown(letters.slice(-AROUND).join(""))}`;
}

/** A tab takes one place, and what cannot be seen, or would turn the line round, is shown as a mark. */
const shown = (text: string): string =>
  text.replaceAll("\t", " ").replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, "\ufffd");
