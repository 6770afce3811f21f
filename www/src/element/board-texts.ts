import type { BoardTexts } from "../board/contract";
import type { GameInfo, SideName } from "../engine/types";
import type { Texts } from "../i18n";

/** What changes from turn to turn, and is asked each time. */
export interface BoardNow {
  mover: () => SideName | null;
  /** The pits that show why the game ended so, and whether somebody won. */
  evidence: () => ReadonlySet<number>;
  isWon: () => boolean;
}

/** The words of the board for one game. */
export function boardTexts(texts: Texts, info: GameInfo, now: BoardNow): BoardTexts {
  const letter = (pit: number): string => info.letters[pit] ?? "";
  const owner = (pit: number): SideName => (pit < info.pitsPerSide ? "south" : "north");
  return {
    grid: texts.board.grid(info.id),
    pit(pit, seeds, isPlayable) {
      const who = now.mover();
      const whose = who === null ? owner(pit) : owner(pit) === who ? "own" : "theirs";
      const name = texts.board.pit(whose, letter(pit), seeds, isPlayable && who !== null);
      return now.evidence().has(pit) ? `${name}, ${texts.board.evidence(now.isWon())}` : name;
    },
    store: (side, seeds) => texts.board.store(side, seeds),
    count: texts.board.count,
    answer(question, isClockwise) {
      const lap = isClockwise ? question.clockwise : question.counterClockwise;
      return texts.board.answer(isClockwise, letter(lap.drops.at(-1) ?? lap.origin));
    },
  };
}
