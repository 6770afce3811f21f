import { gameOfPosition } from "../../session/options";

/** What a text seems to be. */
export type TextKind = "nothing" | "too-long" | "binary" | "link" | "position" | "records";

/** The part of a text that is to be read. */
export interface Recognised {
  kind: TextKind;
  text: string;
  /** Where it begins in the whole text. */
  from: number;
}

/** Longer texts are not read at all. */
export const LONGEST = 1_000_000;

/** One letter in so many may be a control character, as stray ones occur in old files. */
const RUBBISH = 20;

/** Tells what a text is by how it looks; whether it can be read is for the engine to say. */
export function recognise(whole: string): Recognised {
  if (whole.length > LONGEST) return { kind: "too-long", text: whole, from: 0 };
  const text = whole.trim();
  const from = whole.length - whole.trimStart().length;
  if (text === "") return { kind: "nothing", text, from: 0 };
  if (isRubbish(text)) return { kind: "binary", text, from };
  return linkIn(whole) ?? { kind: isPosition(text) ? "position" : "records", text, from };
}

/** Whether a text is no text: sounds, pictures, programs. */
export function isRubbish(text: string): boolean {
  if (text.includes("\0")) return true;
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  const strange = text.match(/[\u0001-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufffd]/g);
  return strange !== null && strange.length * RUBBISH > text.length;
}

/** A link, alone or in a message around it; a record may name one in a tag or a comment. */
function linkIn(whole: string): Recognised | null {
  if (!/#g=/i.test(whole) || /^\s*\[/m.test(whole)) return null;
  const start = whole.search(/[^\s<>"“”«»]*#g=/i);
  const [found = ""] = /^[^\s<>"“”«»]*/.exec(whole.slice(start)) ?? [];
  // Points behind a link belong to the message that it stands in; alone, it has none but its own.
  const isAlone = found === whole.trim();
  const text = isAlone ? found : found.replace(/[)\].,;:!?]+$/, "");
  return { kind: "link", text, from: start };
}

const isPosition = (text: string): boolean => gameOfPosition(text) !== null && !text.includes("\n");

/** Line ends as text areas have them, so that places mean the same everywhere; the mark before a text is no part of it. */
export const plainLines = (text: string): string =>
  text.replace(/^\ufeff/, "").replaceAll(/\r\n?/g, "\n");

/** Whether a text has tags that OGN alone has. */
export const isOgn = (text: string): boolean => /^\s*\[\s*(?:Variant|FEN)\s/m.test(text);
