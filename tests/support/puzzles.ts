import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { dayOf, gameOfDay, puzzleOfTurn } from "../../www/src/lessons/puzzle-of-day.ts";
import { offeredGames } from "../../www/src/page/route.ts";
import { Board } from "./board.ts";
import type { GameId } from "./games.ts";

/** A puzzle of the page, as far as tests know it. */
export interface PuzzleRecord {
  id: string;
  game: GameId;
  solution: string[];
  rating: number;
}

/** The puzzles of a game, in the order of the page. */
export const puzzlesOf = (game: GameId): PuzzleRecord[] =>
  JSON.parse(
    readFileSync(new URL(`../../www/src/lessons/puzzles/${game}.json`, import.meta.url), "utf8"),
  ) as PuzzleRecord[];

const isPlain = ({ solution }: PuzzleRecord) => solution.every((turn) => turn.length === 1);

/** The first one with so many turns to find, each told by its pit alone. */
export function plainPuzzle(game: GameId, turns = 1): { puzzle: PuzzleRecord; place: number } {
  const all = puzzlesOf(game);
  const puzzle = all.find((each) => isPlain(each) && each.solution.length === 2 * turns - 1);
  if (!puzzle) throw new Error(`no puzzle of ${game} has ${String(turns)} turns to find`);
  return { puzzle, place: all.indexOf(puzzle) + 1 };
}

/** The puzzle of a day, given by noon of that day. */
export function puzzleOf(noon: Date): PuzzleRecord {
  const { game, turn } = gameOfDay(dayOf(noon), offeredGames);
  const puzzles = puzzlesOf(game);
  const id = puzzleOfTurn(
    turn,
    puzzles.map((each) => each.id),
  );
  const puzzle = puzzles.find((each) => each.id === id);
  if (!puzzle) throw new Error(`no puzzle of ${game}`);
  return puzzle;
}

/** Opens an address with a puzzle, with turns shown at once. */
export async function openPuzzle(page: Page, address: string): Promise<Board> {
  await page.goto(`./#/puzzles/${address}`);
  const board = new Board(page);
  await board.isReady();
  await board.setSpeed("instant");
  return board;
}

/** Plays the solution; the replies follow by themselves. */
export async function solve(board: Board, { solution }: PuzzleRecord): Promise<void> {
  for (const [ply, turn] of solution.entries()) {
    await expect.poll(() => board.call((element) => element.ply)).toBe(ply);
    if (ply % 2 === 0) await board.call((element, turn) => element.play(turn), turn);
  }
  await expect.poll(() => board.call((element) => element.puzzle?.isSolved)).toBe(true);
}
