import { excerpt } from "../element/excerpt";
import { refusedValue } from "../element/refused-value";
import { loadLater, type Texts } from "../i18n";
import type { FenceFault } from "./read";

/** What is wrong with a block, in a sentence that names the line. */
export async function faultWords(fault: FenceFault, texts: Texts): Promise<string> {
  const fences = await loadLater("fences", texts);
  const sentence = (): string => {
    switch (fault.kind) {
      case "no-key":
        return fences.noKey(excerpt(fault.found));
      case "unknown-key":
        return fences.unknownKey(excerpt(fault.found), texts.list(fault.keys));
      case "repeated-key":
        return fences.repeatedKey(fault.found, fault.first);
      case "bad-value":
        return refusedValue(fault.key, fault.found, texts).message;
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
  return (await loadLater("fences", texts)).line(line, message);
}
