import {
  attributeNames,
  isAttributeName,
  readAttribute,
  type AttributeName,
} from "../element/attributes";

/** What a block asks for. */
export interface Fence {
  /** The attributes of its board, as they are written. */
  attributes: ReadonlyMap<AttributeName, string>;
  /** Stands below the board. */
  caption: string | null;
  /** Stands in the place of the board until that is ready, and where it cannot start. */
  text: string | null;
  /** The line (from 1) of each key. */
  lines: ReadonlyMap<string, number>;
}

/** Why a block cannot be read, and in which of its lines (from 1). */
export type FenceFault =
  | { kind: "no-key"; line: number; found: string }
  | { kind: "unknown-key"; line: number; found: string; keys: readonly string[] }
  | { kind: "repeated-key"; line: number; found: string; first: number }
  | { kind: "bad-value"; line: number; key: AttributeName; found: string }
  | { kind: "too-long"; line: number; limit: number };

/** Keys that are no attributes. */
const ownKeys = ["caption", "text"] as const;
const keys: readonly string[] = [...attributeNames, ...ownKeys];

/** Nobody writes that much by hand, and a board takes no more. */
const longestBlock = 200_000;

/** The keys whose values are read line by line. */
const keepsLines: readonly string[] = ["record", "text"];

interface Entry {
  key: string;
  line: number;
  /** The lines of its value. */
  value: string[];
}

/**
 * Reads a block of `key: value` lines. A value goes on in the lines below that are indented; a record and a text keep
 * their lines, others are joined by spaces. `|` after the colon, as YAML has it, is not part of the value.
 */
export function readFence(source: string): Fence | FenceFault {
  if (source.length > longestBlock) return { kind: "too-long", line: 1, limit: longestBlock };
  const entries = readEntries(dedented(source.split(/\r\n?|\n/)));
  return Array.isArray(entries) ? fenceOf(entries) : entries;
}

/** Without the spaces that all lines have in common: a block in a list may bring them along. */
function dedented(lines: readonly string[]): string[] {
  const indents = lines.filter((text) => text.trim() !== "").map((text) => text.search(/\S/));
  return lines.map((text) => text.slice(Math.min(...indents)));
}

function readEntries(lines: readonly string[]): Entry[] | FenceFault {
  const entries: Entry[] = [];
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const last = entries.at(-1);
    if (last && (/^\s/.test(text) || text === "")) {
      last.value.push(text);
      continue;
    }
    if (text.trim() === "") continue;
    const entry = readEntry(text.trim(), line, entries);
    if ("kind" in entry) return entry;
    entries.push(entry);
  }
  return entries;
}

function readEntry(text: string, line: number, before: readonly Entry[]): Entry | FenceFault {
  const colon = text.indexOf(":");
  if (colon < 1) return { kind: "no-key", line, found: text };
  const key = text.slice(0, colon).trim();
  if (!keys.includes(key)) return { kind: "unknown-key", line, found: key, keys };
  const first = before.find((entry) => entry.key === key)?.line;
  if (first !== undefined) return { kind: "repeated-key", line, found: key, first };
  const value = text.slice(colon + 1).trim();
  return { key, line, value: value === "|" ? [] : [value] };
}

/** The value as it was meant: without what indents its lines, and without empty lines around it. */
function valueOf({ key, value: [head, ...rest] }: Entry): string {
  const lines = [head ?? "", ...dedented(rest).map((text) => text.trimEnd())];
  if (keepsLines.includes(key)) return lines.join("\n").replace(/^\n+|\n+$/g, "");
  return lines
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .join(" ");
}

function fenceOf(entries: readonly Entry[]): Fence | FenceFault {
  const values = new Map(entries.map((entry) => [entry.key, valueOf(entry)]));
  const attributes = new Map<AttributeName, string>();
  for (const { key, line } of entries) {
    const value = values.get(key) ?? "";
    if (!isAttributeName(key)) continue;
    if (readAttribute(key, value) === undefined) {
      return { kind: "bad-value", line, key, found: value };
    }
    attributes.set(key, value);
  }
  return {
    attributes,
    caption: values.get("caption") ?? null,
    text: values.get("text") ?? null,
    lines: new Map(entries.map(({ key, line }) => [key, line])),
  };
}
