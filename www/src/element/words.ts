import type { SideName } from "../engine/types";
import type { Texts } from "../i18n";
import { ending } from "../i18n/ending";
import { narrate } from "../i18n/narrate";
import type { SessionState } from "../session/state";

/** Whose turn it is, or how the game ended; `side` is the one it is about. */
export interface StatusWords {
  text: string;
  side: SideName | null;
}

/** What is said of a position: to read, added for those who listen, and every lap. */
export interface StoryWords {
  sentence: string;
  spoken: string;
  laps: string[];
}

/** The line that says how things stand. */
export function statusWords(
  { view, isShowing, trace, pit }: SessionState,
  texts: Texts,
): StatusWords {
  const { result } = view;
  if (isShowing) {
    // In the middle of a turn the trace is still that of the turn before.
    const mover = pit === null ? (trace?.mover ?? view.mover) : view.mover;
    return { text: texts.status.showing(mover), side: mover };
  }
  if (!result) return { text: texts.status.toMove(view.mover), side: view.mover };
  const { headline, figures } = ending(result, texts);
  const side = result.winner === "south" || result.winner === "north" ? result.winner : null;
  return { text: figures === "" ? headline : `${headline}, ${figures}`, side };
}

/** The turn that led here, and the end of the game if it ended so. */
export function storyWords(state: SessionState, texts: Texts): StoryWords {
  const { view, trace, info } = state;
  const turn = trace ? narrate(trace, info, texts) : null;
  const parts = [turn?.sentence ?? (view.result ? "" : texts.status.start(view.mover))];
  if (view.result) {
    const { name, about } = ending(view.result, texts);
    parts.push(`${name}. ${about}`);
  }
  return {
    sentence: parts.filter((part) => part !== "").join(" "),
    spoken: statusWords(state, texts).text,
    laps: turn?.laps ?? [],
  };
}
