import type { MancalaBoard } from "../element/define";
import { onceGone } from "./on-demand";
import type { PreferenceKeeper, Preferences } from "./preferences";
import { offeredGames, rulesHash } from "./route";

/** Keeps a board as the person likes it, until `gone`, and lets it lead to the page's rules. */
export function followPreferences(
  board: MancalaBoard,
  preferences: PreferenceKeeper,
  gone: AbortSignal,
): void {
  board.ruleLink = (rule) => rulesHash(board.saved?.game ?? offeredGames[0], rule);
  const unfollow = preferences.follow((now) => apply(board, now));
  // The speed is set beside the board, and liked from then on.
  const observer = new MutationObserver(() => {
    const { speed } = board;
    if (speed !== preferences.now.speed) preferences.set({ speed });
  });
  observer.observe(board, { attributeFilter: ["speed"] });
  onceGone(gone, () => {
    unfollow();
    observer.disconnect();
  });
}

function apply(board: MancalaBoard, now: Preferences): void {
  const { theme, counts, letters, hints, speed, sound } = now;
  board.theme = theme;
  board.counts = counts;
  board.letters = letters;
  board.speed = speed;
  board.hints = hints;
  board.sound = sound === "on";
}
