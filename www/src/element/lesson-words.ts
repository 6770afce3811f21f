import type { LessonTexts, ToldTexts } from "../i18n";
import type { Missed } from "../lessons/grade";
import type { SessionState } from "../session/state";
import { namesOf } from "./words";

/** What a goal asks for and is not so, in a sentence each. */
export function missedWords(
  missed: readonly Missed[],
  state: SessionState,
  texts: ToldTexts,
  words: LessonTexts,
): string[] {
  return missed.map((each) => sentence(each, state, texts, words.missed));
}

function sentence(
  missed: Missed,
  state: SessionState,
  texts: ToldTexts,
  words: LessonTexts["missed"],
): string {
  switch (missed.kind) {
    case "pit":
      return words.pit(state.info.letters[missed.pit] ?? "", missed.found, ...missed.wanted);
    case "takes":
      return words.takes(missed.found, ...missed.wanted);
    case "seeds":
      return words.seeds(namesOf(state, texts).short[missed.side], missed.found, ...missed.wanted);
    case "end":
      return missed.found ? words.otherEnd : words.notOver;
  }
}
