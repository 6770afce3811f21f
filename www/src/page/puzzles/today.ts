import { dayOf, gameOfDay, puzzleOfTurn } from "../../lessons/puzzle-of-day";
import { loadPuzzles, type PuzzleRecord } from "../../lessons/puzzles";
import { offeredGames } from "../route";

/** The puzzle of a day. */
export interface Today {
  /** In days since 1970, by the clock of this machine. */
  day: number;
  puzzle: PuzzleRecord;
  /** All puzzles of its game. */
  puzzles: readonly PuzzleRecord[];
}

/** Today's puzzle: the same for everybody on whose calendar it is the same day. */
export async function loadToday(): Promise<Today> {
  const day = dayOf(new Date());
  const { game, turn } = gameOfDay(day, offeredGames);
  const puzzles = await loadPuzzles(game);
  const id = puzzleOfTurn(
    turn,
    puzzles.map((each) => each.id),
  );
  const puzzle = puzzles.find((each) => each.id === id);
  if (!puzzle) throw new RangeError(`no puzzles of ${game}`);
  return { day, puzzle, puzzles };
}
