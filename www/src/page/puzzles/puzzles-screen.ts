import "../later-styles";
import "./puzzles.css";
import { build } from "../../element/build";
import type { GameId } from "../../engine/types";
import { loadPuzzles, type PuzzleRecord } from "../../lessons/puzzles";
import { SolvedPuzzles } from "../../storage/solved";
import { gamesNav } from "../games-nav";
import { miniature } from "../miniature";
import { offeredGames, puzzleHash, puzzlesHash, todayHash } from "../route";
import type { LaterParts, Screen } from "../screen";
import { markOf, markWords } from "./marks";
import { loadToday, type Today } from "./today";

type Puzzles = readonly PuzzleRecord[];

/** The screen of the puzzles there are: those of a game, by level, or the way to those of each game. */
export async function puzzlesScreen(
  parts: LaterParts,
  game: GameId | null,
  gone: AbortSignal,
): Promise<Screen> {
  const words = parts.texts.puzzles;
  const solved = new SolvedPuzzles(parts.store);
  const title = game ? words.titleOf(game) : words.title;
  const heading = build("h1", { class: "screen-title" }, title);
  const lead = build("p", { class: "lead" }, words.lead);
  const body = build("div", { class: "puzzles" });
  let today = await loadToday();
  const shelves = await Promise.all((game ? [game] : offeredGames).map(loadPuzzles));
  const fill = () => {
    const list = new PuzzleList(parts, solved);
    const [puzzles = []] = shelves;
    const rest = game ? list.levels(puzzles) : [list.cards(shelves)];
    body.replaceChildren(list.today(today), ...rest);
  };
  fill();
  solved.watch(() => keepFocus(body, fill), gone);
  followDay(gone, (day) => {
    if (day.day === today.day) return;
    today = day;
    keepFocus(body, fill);
  });
  const label = parts.texts.puzzles.ofEach;
  const nav = game ? [gamesNav(parts.texts, game, { label, hashOf: puzzlesHash })] : [];
  return { title, elements: [heading, ...nav, lead, body], menu: [] };
}

/** Whoever comes back to a page that was left open overnight finds the puzzle of the new day, once that can be had. */
function followDay(gone: AbortSignal, take: (today: Today) => void): void {
  const look = () => {
    if (document.hidden) return;
    loadToday().then((day) => gone.aborted || take(day), console.error);
  };
  document.addEventListener("visibilitychange", look, { signal: gone });
}

/** Makes links anew; the one that has the focus keeps it. */
function keepFocus(body: HTMLElement, fill: () => void): void {
  const links = () => [...body.querySelectorAll("a")];
  const href = links().find((link) => link === document.activeElement)?.hash;
  fill();
  const again = links().find(({ hash }) => hash === href);
  again?.focus({ preventScroll: true });
}

/** What stands on the screen, by what is solved when it is made. */
class PuzzleList {
  readonly #solved: SolvedPuzzles;
  readonly #texts: LaterParts["texts"];
  readonly #solvingOf: ReturnType<SolvedPuzzles["now"]>;

  constructor({ texts }: LaterParts, solved: SolvedPuzzles) {
    this.#texts = texts;
    this.#solved = solved;
    this.#solvingOf = solved.now();
  }

  /** The way to today's puzzle, and for how many days in a row it was solved. */
  today({ day, puzzle }: Today): HTMLElement {
    const { puzzles: words, games } = this.#texts;
    const isSolved = this.#solved.isDaySolved(day);
    const streak = this.#solved.streak(day);
    const facts = `${games[puzzle.game].name} · ${words.level(puzzle.rating)}`;
    const attributes = { href: todayHash };
    const told = build(
      "div",
      { class: "puzzle-today-words" },
      build("h2", {}, words.today),
      build("p", { class: "note" }, isSolved ? words.todayDone : facts),
      ...(streak > 0 ? [build("p", { class: "puzzle-streak" }, words.streak(streak))] : []),
    );
    return build(
      "section",
      { class: "puzzle-today", attributes: { "aria-label": words.today } },
      told,
      ...(isSolved ? [] : [build("a", { class: "button is-main", attributes }, words.solveToday)]),
    );
  }

  /** A card a game. */
  cards(shelves: readonly Puzzles[]): HTMLElement {
    const cards = shelves.flatMap((puzzles) => {
      const game = puzzles[0]?.game;
      return game ? [build("li", {}, this.#card(game, puzzles))] : [];
    });
    return build("ul", { class: "cards" }, ...cards);
  }

  #card(game: GameId, puzzles: Puzzles): HTMLElement {
    return build(
      "a",
      { class: "card", attributes: { href: puzzlesHash(game) } },
      build("div", { class: "miniature-box" }, miniature(game)),
      build("h2", {}, this.#texts.games[game].name),
      build("p", { class: "blurb" }, this.#done(puzzles)),
    );
  }

  #done(puzzles: Puzzles): string {
    const done = puzzles.filter(({ id }) => this.#solvingOf(id)).length;
    return this.#texts.puzzles.doneOf(done, puzzles.length);
  }

  /** A section a level. */
  levels(puzzles: Puzzles): HTMLElement[] {
    const words = this.#texts.puzzles;
    const ratings = [...new Set(puzzles.map(({ rating }) => rating))];
    const sections = ratings.map((rating) => {
      const chips = puzzles.flatMap((puzzle, index) =>
        puzzle.rating === rating ? [build("li", {}, this.#chip(puzzle, index + 1))] : [],
      );
      return build(
        "section",
        { class: "puzzle-level" },
        build("h2", {}, words.level(rating)),
        build("p", { class: "note" }, words.ahead[rating - 1] ?? ""),
        build("ol", { class: "puzzle-chips" }, ...chips),
      );
    });
    return [build("p", { class: "note" }, this.#done(puzzles)), ...sections];
  }

  #chip({ game, id }: PuzzleRecord, place: number): HTMLElement {
    const solving = this.#solvingOf(id);
    const name = `${this.#texts.puzzles.name(place)}, ${markWords(this.#texts, solving)}`;
    const attributes = {
      href: puzzleHash(game, id),
      "aria-label": name,
      "data-mark": markOf(solving),
    };
    return build("a", { class: "puzzle-chip", attributes }, this.#texts.number(place));
  }
}
