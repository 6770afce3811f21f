import { loadFencesTexts, type Texts } from "../i18n";
import { refusedValue } from "../element/refused-value";
import type { FenceFault } from "./read";

/** Longer values are cut off where they are told. */
const longestTold = 40;

const clipped = (text: string): string =>
  text.length > longestTold ? `${text.slice(0, longestTold)}…` : text;

/** What is wrong with a block, in a sentence that names the line. */
export async function faultWords(fault: FenceFault, texts: Texts): Promise<string> {
  const fences = await loadFencesTexts(texts);
  const sentence = (): string => {
    switch (fault.kind) {
      case "no-key":
        return fences.noKey(clipped(fault.found));
      case "unknown-key":
        return fences.unknownKey(clipped(fault.found), texts.list(fault.keys));
      case "repeated-key":
        return fences.repeatedKey(fault.found, fault.first);
      case "bad-value":
        return refusedValue(fault.key, clipped(fault.found), texts).message;
      case "too-long":
        return fences.tooLong(fault.limit);
    }
  };
  return fences.line(fault.line, sentence());
}

/** What a board made of its values, with the line of the one that it is about. */
export async function boardFaultWords(
  message: string,
  line: number | undefined,
  texts: Texts,
): Promise<string> {
  if (line === undefined) return message;
  return (await loadFencesTexts(texts)).line(line, message);
}
