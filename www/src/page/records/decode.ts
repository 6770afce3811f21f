import { isRubbish, plainLines } from "./recognise";

/** The text of a file; `null` when it holds none. */
export function decodeFile(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  return isRubbish(text) ? null : plainLines(text);
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Older programs of Western Europe wrote so; rubbish shows by its control characters.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
