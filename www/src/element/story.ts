import type { GameId, GameInfo, Refusal } from "../engine/types";
import { loadToldTexts, type Texts, type ToldTexts } from "../i18n";
import { ending, type EndingWords } from "../i18n/ending";
import { narrate } from "../i18n/narrate";
import { why } from "../i18n/why";
import type { SessionState } from "../session/state";
import { Asking } from "./asking";
import { ruleLink, type RulesPlace } from "./rule-link";
import { namesOf, startWords } from "./words";

/** Tells what happened in a game: turns, ends, and why a pit may not be played; and asks what is asked now and then. */
export interface Storyteller {
  story: (state: SessionState) => string;
  /** The end of the game, if it is over at the ply that is shown. */
  ending: (state: SessionState) => EndingWords | null;
  why: (refusal: Refusal, info: GameInfo) => string;
  /** The way to a rule of a game. */
  linkTo: (rule: string, game: GameId) => HTMLElement;
  asking: Asking;
}

/** Fetches the words. */
export async function loadStoryteller(texts: Texts, rules: RulesPlace): Promise<Storyteller> {
  const told = await loadToldTexts(texts);
  return {
    story: (state) => storyWords(state, told),
    ending: (state) => endingWords(state, told),
    why: (refusal, info) => why(refusal, info, told),
    linkTo: (rule, game) => ruleLink(rule, told.rules.link, { game, texts: told, rules }),
    asking: new Asking(told),
  };
}

function endingWords(state: SessionState, texts: ToldTexts): EndingWords | null {
  const { view, winningTurns: turns } = state;
  return view.result && ending(view.result, texts, { names: namesOf(state, texts), turns });
}

/** The end of the game, if it is over, and the turn that led here. */
export function storyWords(state: SessionState, texts: ToldTexts): string {
  const { trace, info, view } = state;
  const turn = trace && narrate(trace, info, texts, namesOf(state, texts));
  const start = turn || view.result ? "" : startWords(state, texts);
  // What matters most comes first: there may be room for no more.
  const parts = [endWords(state, texts), turn ?? start];
  return parts.filter((part) => part !== "").join(" ");
}

/** How the game ended, and what shows it on the board. */
function endWords(state: SessionState, texts: ToldTexts): string {
  const end = endingWords(state, texts);
  if (!end) return "";
  const { size } = state.evidence;
  const name = size > 0 ? texts.status.evident(end.name, size) : end.name;
  return `${name}. ${end.about}`;
}
