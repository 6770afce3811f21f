/** How a board looks of which nothing was said. */
import type { BoardState } from "./contract";

const NOTHING: Omit<BoardState, "info" | "board"> = {
  mover: null,
  playable: new Set(),
  question: null,
  lastTurn: null,
  hint: null,
  marked: new Set(),
  evidence: new Set(),
  ringed: "all",
  isFlipped: false,
  hasLetters: true,
  counts: "always",
};

/** A state with changes; none as long as nobody told the game. */
export function changed(state: BoardState | null, change: Partial<BoardState>): BoardState | null {
  const info = change.info ?? state?.info;
  if (!info) return null;
  const empty = { pits: info.letters.map(() => 0), stores: [0, 0] as [number, number] };
  return { ...NOTHING, board: empty, ...state, ...change, info };
}
