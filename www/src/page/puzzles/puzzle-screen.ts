import "../later-styles";
import "./puzzles.css";
import { build } from "../../element/build";
import type { MancalaBoard } from "../../element/define";
import type { PuzzleState } from "../../element/puzzle-part";
import type { GameId } from "../../engine/types";
import { aimOf, loadPuzzles, type PuzzleRecord } from "../../lessons/puzzles";
import { SolvedPuzzles, type Solving } from "../../storage/solved";
import { followPreferences } from "../board-settings";
import { puzzleHash, puzzlesHash } from "../route";
import type { LaterParts, Screen } from "../screen";
import { resultWords } from "./marks";
import { loadToday, type Today } from "./today";

/** A puzzle among those of its game, and on which day. */
interface Subject {
  puzzle: PuzzleRecord;
  puzzles: readonly PuzzleRecord[];
  today: Today;
}

/** The hardest level. */
const mostRating = 5;

/** The screen where a puzzle is solved; `null` stands for today's. */
export async function puzzleScreen(
  parts: LaterParts,
  wanted: { game: GameId; id: string } | null,
  gone: AbortSignal,
): Promise<Screen> {
  const today = await loadToday();
  const puzzles = wanted ? await loadPuzzles(wanted.game) : today.puzzles;
  const puzzle = wanted ? puzzles.find(({ id }) => id === wanted.id) : today.puzzle;
  if (!puzzle) return noSuchPuzzle(parts);
  return new PuzzleScreen(parts, { puzzle, puzzles, today }, gone).screen(wanted === null);
}

function noSuchPuzzle({ texts }: LaterParts): Screen {
  const { title, unknown, allGames } = texts.puzzles;
  const link = build("a", { class: "button", attributes: { href: puzzlesHash() } }, allGames);
  const elements = [
    build("h1", { class: "screen-title" }, title),
    build("p", { class: "lead" }, unknown),
    build("p", { class: "screen-actions" }, link),
  ];
  return { title, elements, menu: [] };
}

class PuzzleScreen {
  readonly #parts: LaterParts;
  readonly #subject: Subject;
  readonly #solved: SolvedPuzzles;
  /** Those of visits that were left before it was solved. */
  readonly #missesBefore: number;
  readonly #board: MancalaBoard;
  /** Where a phone shows it, what came of it stands in place of what was asked. */
  readonly #element = build("div", { class: "puzzle" });
  readonly #result = build("div", { class: "puzzle-result", attributes: { role: "status" } });
  readonly #actions = build("p", { class: "screen-actions" });

  constructor(parts: LaterParts, subject: Subject, gone: AbortSignal) {
    this.#parts = parts;
    this.#subject = subject;
    this.#solved = new SolvedPuzzles(parts.store);
    this.#missesBefore = this.#solved.triesOf(subject.puzzle.id)?.misses ?? 0;
    this.#board = this.#makeBoard();
    followPreferences(this.#board, parts.preferences, gone);
  }

  screen(isToday: boolean): Screen {
    const words = this.#parts.texts.puzzles;
    const { puzzle, puzzles } = this.#subject;
    const name = words.titleOfOne(puzzle.game, puzzles.indexOf(puzzle) + 1);
    const title = isToday ? words.today : name;
    this.#tellBefore();
    this.#offerNext(false);
    const head = build(
      "div",
      { class: "puzzle-head" },
      build("h1", { class: "screen-title" }, title),
      this.#facts(isToday),
      build("p", { class: "puzzle-aim" }, words.aims[aimOf(puzzle)]),
    );
    this.#element.append(head, this.#board, this.#result, this.#actions);
    return { title, elements: [this.#element], menu: [] };
  }

  /** How hard it is, and how long; of which game, where the title does not say it. */
  #facts(hasGame: boolean): HTMLElement {
    const { puzzles: words, games } = this.#parts.texts;
    const { game, rating, solution } = this.#subject.puzzle;
    const facts = [
      ...(hasGame ? [games[game].name] : []),
      words.levelOf(rating, mostRating),
      words.turns(Math.ceil(solution.length / 2)),
    ];
    const pips = Array.from({ length: mostRating }, (_, index) =>
      build("span", { class: index < rating ? "is-full" : "" }),
    );
    return build(
      "p",
      { class: "note" },
      build("span", { class: "puzzle-pips", attributes: { "aria-hidden": "true" } }, ...pips),
      facts.join(" · "),
    );
  }

  #makeBoard(): MancalaBoard {
    const { position, solution } = this.#subject.puzzle;
    const attributes = { position, moves: solution.join(" "), mode: "puzzle", ply: "0" };
    const board = build("mancala-board", { attributes });
    board.addEventListener("mancala-puzzle", ({ detail }) => this.#follow(detail));
    return board;
  }

  /** What was tried before, on a visit that was left, counts with what is tried now. */
  #follow({ misses, isShown, isSolved }: PuzzleState): void {
    const { puzzle, today } = this.#subject;
    const found = { misses: misses + this.#missesBefore, isShown, day: today.day };
    if (isSolved) this.#keep(found);
    else if (misses > 0 || isShown) this.#solved.keepTries(puzzle.id, found);
  }

  #keep(solving: Solving): void {
    const { puzzle, today } = this.#subject;
    this.#solved.keep(puzzle.id, solving, puzzle.id === today.puzzle.id);
    // The first time counts; a browser that keeps nothing knows of this time only.
    this.#tell(resultWords(this.#parts.texts, this.#solved.of(puzzle.id) ?? solving));
    this.#offerNext(true);
    this.#element.classList.add("is-solved");
  }

  /** What is known from another visit. */
  #tellBefore(): void {
    const solving = this.#solved.of(this.#subject.puzzle.id);
    const { before } = this.#parts.texts.puzzles;
    if (solving) this.#tell(`${before} ${resultWords(this.#parts.texts, solving)}`);
  }

  #tell(sentence: string): void {
    const words = this.#parts.texts.puzzles;
    const { puzzle, today } = this.#subject;
    const isOfDay = puzzle.id === today.puzzle.id && this.#solved.isDaySolved(today.day);
    const streak = isOfDay ? [words.streak(this.#solved.streak(today.day))] : [];
    const lines = [sentence, ...streak].map((line) => build("p", {}, line));
    this.#result.replaceChildren(...lines);
  }

  #offerNext(isMain: boolean): void {
    const words = this.#parts.texts.puzzles;
    const { game } = this.#subject.puzzle;
    const link = (label: string, href: string, style = "") =>
      build("a", { class: `button ${style}`, attributes: { href } }, label);
    const next = this.#next();
    this.#actions.replaceChildren(
      ...(next ? [link(words.next, puzzleHash(game, next.id), isMain ? "is-main" : "")] : []),
      link(words.all(game), puzzlesHash(game)),
    );
  }

  /** The next one that is not solved yet, from this one on and round; else simply the next. */
  #next(): PuzzleRecord | undefined {
    const { puzzle, puzzles } = this.#subject;
    const place = puzzles.indexOf(puzzle);
    const others = [...puzzles.slice(place + 1), ...puzzles.slice(0, place)];
    const solvedNow = this.#solved.now();
    return others.find(({ id }) => !solvedNow(id)) ?? others[0];
  }
}
