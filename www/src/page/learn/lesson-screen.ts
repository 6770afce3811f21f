import "../later-styles";
import "./learn.css";
import { build } from "../../element/build";
import { said, type Said } from "../../element/said";
import { loadCourse } from "../../lessons/courses";
import type { Course, Lesson } from "../../lessons/format";
import type { SavedGame } from "../../session/saved";
import { followPreferences } from "../board-settings";
import { courseHash, lessonHash, newHash, teacherHash } from "../route";
import type { LaterParts, Screen } from "../screen";
import { Learnt } from "./learnt";

type GameId = Course["game"];

/** The screen of a lesson; the board gives it, and goes on to the next. */
export async function lessonScreen(
  parts: LaterParts,
  { game, lesson }: { game: GameId; lesson: string },
  gone: AbortSignal,
): Promise<Screen> {
  const { learn } = parts.texts;
  const screen = new LessonScreen(
    parts,
    {
      course: await loadCourse(game),
      heading: { text: learn.courseTitle(game), lang: false },
      named: (id) => id,
      hash: (id) => lessonHash(game, id),
      kept: (id) => id,
      all: { label: learn.allLessons, hash: courseHash(game) },
      finished: learn.finished,
    },
    lesson,
    gone,
  );
  return { title: screen.title, elements: screen.elements, menu: [] };
}

/** Where the lessons of a course are, by their ids. */
export interface CoursePlace {
  course: Course;
  heading: Said;
  /** What the board is told. */
  named: (id: string) => string;
  /** The address. */
  hash: (id: string) => string;
  /** The name under which it is kept that somebody has done it. */
  kept: (id: string) => string;
  /** The way to all of them. */
  all: { label: string; hash: string };
  /** Said when the last one is done. */
  finished: string;
}

/** The try that was under way when the last lesson was left: who reads a rule, or changes the language, comes back to it. */
let left: { named: string; saved: SavedGame } | null = null;

/** The screen of a course: a board that gives one lesson after the other. */
export class LessonScreen {
  readonly elements: readonly HTMLElement[];
  readonly #parts: LaterParts;
  readonly #place: CoursePlace;
  readonly #learnt: Learnt;
  readonly #ways = build("nav", { class: "lesson-ways" });
  #id: string;
  #isDone = false;

  constructor(parts: LaterParts, place: CoursePlace, id: string, gone: AbortSignal) {
    this.#parts = parts;
    this.#place = place;
    this.#learnt = new Learnt(parts.store);
    this.#id = id;
    const { learn } = parts.texts;
    const { text, lang } = place.heading;
    const heading = build("h1", { class: "lesson-heading", attributes: { lang } }, text);
    this.#ways.setAttribute("aria-label", learn.lessons);
    this.elements = [heading, this.#board(gone), this.#ways];
    this.#layOut();
  }

  /** Of the lesson, where there is one by that id. */
  get title(): string {
    const { lesson, lang } = this.#parts.texts;
    const title = this.#lesson?.title;
    return title === undefined ? this.#place.heading.text : said(title, lang, lesson).text;
  }

  get #lesson(): Lesson | undefined {
    return this.#place.course.lessons.find(({ id }) => id === this.#id);
  }

  #board(gone: AbortSignal): HTMLElement {
    const board = document.createElement("mancala-board");
    board.game = this.#place.course.game;
    board.lesson = this.#place.named(this.#id);
    board.mode = "lesson";
    board.className = "lesson-board";
    followPreferences(board, this.#parts.preferences, gone);
    board.addEventListener("mancala-lesson", (event) => this.#follow(event.detail));
    if (left?.named === this.#place.named(this.#id)) board.load(left.saved);
    gone.addEventListener("abort", () => this.#leave(board.saved), { once: true });
    return board;
  }

  #leave(saved: SavedGame | null): void {
    const isKept = saved && saved.lesson === this.#id && !this.#isDone;
    left = isKept ? { named: this.#place.named(this.#id), saved } : null;
  }

  /** The board tells how far one is, and when it goes on to another lesson. */
  #follow({ id, done }: { id: string; done: boolean }): void {
    this.#isDone = done;
    if (done) this.#learnt.add(this.#place.kept(id));
    if (id === this.#id) return this.#layOut();
    this.#id = id;
    history.pushState(null, "", this.#place.hash(id));
    document.title = `${this.title} · ${this.#parts.texts.page.title}`;
    this.#layOut();
  }

  /** The ways to other lessons, and on when it was the last. */
  #layOut(): void {
    const { learn, teacher } = this.#parts.texts;
    const { course, hash, kept, all, finished } = this.#place;
    const { game, lessons } = course;
    const at = lessons.findIndex(({ id }) => id === this.#id);
    const [before, after] = [lessons[at - 1], at < 0 ? undefined : lessons[at + 1]];
    const link = (label: string, href: string) =>
      build("a", { class: "button", attributes: { href } }, label);
    const isLastDone = at >= 0 && !after && this.#learnt.has(kept(this.#id));
    this.#ways.replaceChildren(
      ...(isLastDone ? [build("p", {}, finished)] : []),
      ...(before ? [link(learn.previous, hash(before.id))] : []),
      ...(after ? [link(learn.skip, hash(after.id))] : []),
      link(all.label, all.hash),
      ...(isLastDone
        ? [link(teacher.title, teacherHash(game)), link(learn.play, newHash(game))]
        : []),
    );
  }
}
