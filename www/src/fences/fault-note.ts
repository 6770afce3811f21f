import { build } from "../element/build";
import type { MancalaEvents } from "../element/events";
import { excerpt } from "../element/excerpt";
import { textsFor } from "../element/language";
import { refusedValue } from "../element/refused-value";
import { loadLater, type Texts } from "../i18n";
import type { Fence, FenceFault } from "./read";

/** What the board of a fence refused. */
export interface BoardFault extends Pick<Fence, "lines"> {
  kind: "refused";
  failure: MancalaEvents["mancala-error"];
}

/** The key that a failure of the board is about. */
const keyOf: Readonly<Record<string, string>> = {
  "bad-position": "position",
  "bad-turn": "moves",
  "bad-options": "options",
  "bad-record": "record",
  "no-such-ply": "ply",
};

/** What is wrong with a block, to stand below it, in the language of that place. */
export async function faultNote(
  fault: FenceFault | BoardFault,
  frame: HTMLElement,
): Promise<HTMLElement> {
  const texts = await textsFor(frame);
  const words = await (fault.kind === "refused"
    ? boardFaultWords(fault, texts)
    : faultWords(fault, texts));
  const attributes = { role: "note", lang: texts.lang };
  const note = build("p", { class: "mancala-fence-error", attributes }, words);
  Object.assign(note.style, {
    borderInlineStart: "0.25em solid #b3261e",
    paddingInlineStart: "0.75em",
    overflowWrap: "anywhere",
  });
  return note;
}

/** What is wrong with a block, in a sentence that names the line. */
async function faultWords(fault: FenceFault, texts: Texts): Promise<string> {
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

async function boardFaultWords({ failure, lines }: BoardFault, texts: Texts): Promise<string> {
  const line = lines.get(keyOf[failure.code] ?? "");
  if (line === undefined) return failure.message;
  return (await loadLater("fences", texts)).line(line, failure.message);
}
