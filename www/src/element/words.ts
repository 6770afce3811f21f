import type { SideName } from "../engine/types";
import type { Texts } from "../i18n";
import { ending, type EndingWords } from "../i18n/ending";
import { playerNames, type PlayerNames } from "../i18n/names";
import { narrate } from "../i18n/narrate";
import { isLevel } from "../session/players";
import type { SessionState } from "../session/state";

/** Whose turn it is, or how the game ended; `side` is the one it is about. */
export interface StatusWords {
  text: string;
  /** The same where there is less room. */
  brief: string;
  side: SideName | null;
}

/** What is said of a position: to read, added for those who listen, and every lap. */
export interface StoryWords {
  sentence: string;
  spoken: string;
  laps: string[];
}

/** The end of the game in words, if it is over at the ply that is shown. */
export function endingWords(state: SessionState, texts: Texts): EndingWords | null {
  const { view, winningTurns: turns } = state;
  return view.result && ending(view.result, texts, { names: namesOf(state, texts), turns });
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
  const end = isShowing ? null : endingWords(state, texts);
  if (end) return endStatus(state, end);
  const { full, short } = namesOf(state, texts);
  // In the middle of a turn the trace is still that of the turn before.
  const sower = pit === null ? (trace?.mover ?? view.mover) : view.mover;
  const side = isShowing ? sower : view.mover;
  const words = isShowing ? texts.status.showing : texts.status.toMove;
  return { text: words(full[side]), brief: words(short[side]), side };
}

function endStatus({ view }: SessionState, { headline, figures }: EndingWords): StatusWords {
  const winner = view.result?.winner;
  const side = winner === "south" || winner === "north" ? winner : null;
  const text = figures === "" ? headline : `${headline}, ${figures}`;
  return { text, brief: headline, side };
}

/** The end of the game, if it is over, and the turn that led here. */
export function storyWords(state: SessionState, texts: Texts): StoryWords {
  const { trace, info } = state;
  const turn = trace && narrate(trace, info, texts, namesOf(state, texts));
  // What matters most comes first: there may be room for no more.
  const parts = [endWords(state, texts), turn?.sentence ?? startWords(state, texts)];
  const spoken = [`${statusWords(state, texts).text}.`, state.isTimed ? texts.blitz.running : ""];
  return {
    sentence: joined(parts),
    spoken: joined(spoken),
    laps: turn?.laps ?? [],
  };
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

/** Before the first turn: whose it is, and whether moves are binding. */
function startWords(state: SessionState, texts: Texts): string {
  const { view, mode } = state;
  if (view.result) return "";
  const start = texts.status.start(namesOf(state, texts).short[view.mover]);
  return mode === "contract" ? `${start} ${texts.binding.contract}` : start;
}

/** How the game ended, and what shows it on the board. */
function endWords(state: SessionState, texts: Texts): string {
  const end = endingWords(state, texts);
  if (!end) return "";
  const { size } = state.evidence;
  const name = size > 0 ? texts.status.evident(end.name, size) : end.name;
  return `${name}. ${end.about}`;
}
