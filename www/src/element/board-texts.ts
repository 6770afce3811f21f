import type { BoardTexts } from "../board/contract";
import type { GameInfo, SideName } from "../engine/types";
import type { Texts } from "../i18n";

/** The words of the board for one game; `mover` is asked each time, for it changes. */
export function boardTexts(texts: Texts, info: GameInfo, mover: () => SideName | null): BoardTexts {
  const letter = (pit: number): string => info.letters[pit] ?? "";
  const owner = (pit: number): SideName => (pit < info.pitsPerSide ? "south" : "north");
  return {
    grid: texts.board.grid(info.id),
    pit(pit, seeds, isPlayable) {
      const who = mover();
      const whose = who === null ? owner(pit) : owner(pit) === who ? "own" : "theirs";
      return texts.board.pit(whose, letter(pit), seeds, isPlayable);
    },
    store: (side, seeds) => texts.board.store(side, seeds),
    answer(question, isClockwise) {
      const lap = isClockwise ? question.clockwise : question.counterClockwise;
      return texts.board.answer(isClockwise, letter(lap.drops.at(-1) ?? lap.origin));
    },
  };
}
