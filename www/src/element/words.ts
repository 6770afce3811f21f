import type { ResultView, SideName } from "../engine/types";
import type { Texts } from "../i18n";
import { playerNames, type PlayerNames } from "../i18n/names";
import { isSide, outcome } from "../i18n/outcome";
import { isLevel } from "../session/players";
import type { SessionState } from "../session/state";
import type { ClockWords } from "./clock-part";

/** Whose turn it is, or how the game ended; `side` is the one it is about. */
export interface StatusWords {
  text: string;
  /** The same where there is less room. */
  brief: string;
  side: SideName | null;
}

/** What the players are called: a level by its number, where the record does not name it. */
export function namesOf(
  { names, players }: Pick<SessionState, "names" | "players">,
  texts: Texts,
): PlayerNames {
  const name = (side: SideName) => {
    const player = players[side];
    return names[side] || (isLevel(player) ? texts.level(player) : "");
  };
  return playerNames({ south: name("south"), north: name("north") }, texts);
}

/** The line that says how things stand. */
export function statusWords(state: SessionState, texts: Texts): StatusWords {
  const { view, isShowing, trace, pit } = state;
  if (view.result && !isShowing) return endStatus(view.result, state, texts);
  const { full, short } = namesOf(state, texts);
  // In the middle of a turn the trace is still that of the turn before.
  const sower = pit === null ? (trace?.mover ?? view.mover) : view.mover;
  const side = isShowing ? sower : view.mover;
  const words = isShowing ? texts.status.showing : texts.status.toMove;
  return { text: words(full[side]), brief: words(short[side]), side };
}

function endStatus(result: ResultView, state: SessionState, texts: Texts): StatusWords {
  const { headline, figures } = outcome(result, texts, namesOf(state, texts));
  const text = figures === "" ? headline : `${headline}, ${figures}`;
  return { text, brief: headline, side: isSide(result.winner) ? result.winner : null };
}

/** What is said beside the sentence to those who listen: how things stand. */
export function spokenWords(
  state: SessionState,
  texts: Texts,
  clock: Pick<ClockWords, "running"> | null,
): string {
  const stand = `${statusWords(state, texts).text}.`;
  return state.isTimed && clock ? `${stand} ${clock.running}` : stand;
}

/** Before the first turn: whose it is, and whether moves are binding. */
export function startWords({ view, mode, ...state }: SessionState, texts: Texts): string {
  const start = texts.status.start(namesOf(state, texts).short[view.mover]);
  return mode === "contract" ? `${start} ${texts.binding.contract}` : start;
}
