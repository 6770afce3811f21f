import type { GameInfo } from "../../engine/types";
import type { AllTexts } from "../../i18n";
import { explainError } from "../../i18n/why";
import type { TextPlace } from "./gaps";
import type { Fault } from "./judge-lesson";

/** What is wrong, in a sentence. */
export function faultWords(fault: Fault, info: GameInfo, texts: AllTexts): string {
  const { faults } = texts.write;
  switch (fault.kind) {
    case "missing":
      return faults.missing(nameOf(fault, texts));
    case "too-long":
      return faults["too-long"](nameOf(fault, texts), fault.limit);
    case "task-long":
      return faults["task-long"](fault.words);
    case "no-aim":
    case "aim-twice":
    case "no-wrong":
    case "no-solution":
    case "over":
      return faults[fault.kind];
    case "bad-id":
    case "same-id":
      return faults[fault.kind](fault.id);
    case "format":
      return faults.format(fault.place, fault.reason);
    case "position":
      return faults.position(explainError(fault.error.detail, info, texts));
    case "other-game":
      return faults["other-game"](info.id);
    case "turn":
    case "not-wrong":
    case "wrong-rule":
      return faults[fault.kind](fault.turn);
    case "letter":
      return faults.letter(fault.letter);
    case "too-easy":
    case "solution":
    case "unlisted":
      return faults[fault.kind](fault.turns);
  }
}

/** What a text is called in the form. */
function nameOf(
  { at, text }: { at: string; text: TextPlace | "turn" },
  { write }: AllTexts,
): string {
  const number = Number(/\d+/.exec(at)?.[0] ?? 0);
  switch (text) {
    case "course":
      return write.course.title;
    case "title":
      return write.text.title;
    case "task":
      return write.text.task;
    case "done":
      return write.text.done;
    case "hint":
      return number === 0 ? write.hints.gentle : write.hints.strong;
    case "says":
      return write.wrong.part(number + 1, write.wrong.says);
    case "turn":
      return write.wrong.part(number + 1, write.wrong.turn);
  }
}
