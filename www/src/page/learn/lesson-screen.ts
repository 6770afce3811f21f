import "../later-styles";
import "./learn.css";
import { build } from "../../element/build";
import type { Course, Lesson } from "../../lessons/format";
import { wordsFor } from "../../lessons/words";
import { followPreferences } from "../board-settings";
import { courseHash, lessonHash, newHash } from "../route";
import type { LaterParts, Screen } from "../screen";
import { Learnt } from "./learnt";
import { courseOf } from "./learn-screen";

type GameId = Course["game"];

/** The screen of a lesson; the board gives it, and goes on to the next. */
export async function lessonScreen(
  parts: LaterParts,
  { game, lesson }: { game: GameId; lesson: string },
  gone: AbortSignal,
): Promise<Screen> {
  const course = await courseOf(game);
  const screen = new LessonScreen(parts, course, lesson, gone);
  return { title: screen.title, elements: screen.elements, menu: [] };
}

class LessonScreen {
  readonly elements: readonly HTMLElement[];
  readonly #parts: LaterParts;
  readonly #course: Course;
  readonly #learnt: Learnt;
  readonly #ways = build("nav", { class: "lesson-ways" });
  #id: string;

  constructor(parts: LaterParts, course: Course, id: string, gone: AbortSignal) {
    this.#parts = parts;
    this.#course = course;
    this.#learnt = new Learnt(parts.store);
    this.#id = id;
    const { learn } = parts.texts;
    const heading = build("h1", { class: "lesson-heading" }, learn.courseTitle(course.game));
    this.#ways.setAttribute("aria-label", learn.lessons);
    this.elements = [heading, this.#board(gone), this.#ways];
    this.#layOut();
  }

  /** Of the lesson, where there is one by that id. */
  get title(): string {
    const { learn, lesson, lang } = this.#parts.texts;
    const title = this.#lesson?.title;
    if (title === undefined) return learn.courseTitle(this.#course.game);
    const said = wordsFor(title, lang);
    return said.lang === "en" ? lesson.ofLesson(said.text) : said.text;
  }

  get #lesson(): Lesson | undefined {
    return this.#course.lessons.find(({ id }) => id === this.#id);
  }

  #board(gone: AbortSignal): HTMLElement {
    const board = document.createElement("mancala-board");
    board.game = this.#course.game;
    board.lesson = this.#id;
    board.mode = "lesson";
    followPreferences(board, this.#parts.preferences, gone);
    board.addEventListener("mancala-lesson", (event) => this.#follow(event.detail));
    return board;
  }

  /** The board tells how far one is, and when it goes on to another lesson. */
  #follow({ id, done }: { id: string; done: boolean }): void {
    if (done) this.#learnt.add(id);
    if (id === this.#id) return this.#layOut();
    this.#id = id;
    history.pushState(null, "", lessonHash(this.#course.game, id));
    document.title = `${this.title} · ${this.#parts.texts.page.title}`;
    this.#layOut();
  }

  /** The ways to other lessons, and on when it was the last. */
  #layOut(): void {
    const { learn } = this.#parts.texts;
    const { game, lessons } = this.#course;
    const at = lessons.findIndex(({ id }) => id === this.#id);
    const [before, after] = [lessons[at - 1], at < 0 ? undefined : lessons[at + 1]];
    const link = (label: string, href: string) =>
      build("a", { class: "button", attributes: { href } }, label);
    const isLastDone = at >= 0 && !after && this.#learnt.has(this.#id);
    this.#ways.replaceChildren(
      ...(isLastDone ? [build("p", {}, learn.finished)] : []),
      ...(before ? [link(learn.previous, lessonHash(game, before.id))] : []),
      ...(after ? [link(learn.skip, lessonHash(game, after.id))] : []),
      link(learn.allLessons, courseHash(game)),
      ...(isLastDone ? [link(learn.play, newHash(game))] : []),
    );
  }
}
