import { Choice } from "../../editor/choice";
import { build } from "../../element/build";
import { button } from "../../element/button";
import type { AllTexts } from "../../i18n";
import type { CourseDraft } from "../../storage/lessons-draft";
import { offeredGames } from "../route";
import { courseNames } from "./course-names";
import type { FaultNotes } from "./fault-notes";
import { leadToChosen, textField } from "./fields";
import { textIn, withText } from "./words";

type GameId = CourseDraft["game"];

/** What people do with the lessons as a whole. */
export interface CourseActs {
  /** The lessons as they stand now. */
  readonly draft: CourseDraft;
  /** Takes a change that the form below has nothing to do with. */
  change(draft: CourseDraft): void;
  /** Takes one after which all of it is laid out anew; the focus goes to a place, and `said` is told. */
  reshape(draft: CourseDraft, focus: string, said?: string): void;
  chooseGame(game: GameId): void;
  add(): void;
}

/** The lessons: their game and title, which one is written, and how they follow each other. */
export class CoursePart {
  readonly element: HTMLElement;
  readonly #acts: CourseActs;
  readonly #texts: AllTexts;
  readonly #notes: FaultNotes;
  readonly #list = build("ol", { class: "write-lessons" });

  constructor(texts: AllTexts, notes: FaultNotes, acts: CourseActs) {
    [this.#texts, this.#notes, this.#acts] = [texts, notes, acts];
    const { course } = texts.write;
    this.element = build(
      "section",
      { class: "write-course" },
      build("h2", {}, course.heading),
      build("div", { class: "write-head" }, this.#game(), this.#title()),
      build("nav", { attributes: { "aria-label": course.lessons } }, this.#list),
      this.#moves(),
      courseNames(this.#texts, this.#notes, acts),
    );
    this.#list.replaceChildren(...acts.draft.lessons.map((_, at) => this.#item(at)));
  }

  /** Lessons may be called otherwise now. */
  name(): void {
    for (const [at, choose] of this.#list.querySelectorAll("button").entries()) {
      choose.textContent = this.#nameOf(at);
    }
  }

  #item(at: number): HTMLElement {
    const place = `lesson.${String(at)}`;
    const choose = button(this.#nameOf(at), () => this.#reshape({ at }, place));
    if (at === this.#draft.at) choose.setAttribute("aria-current", "true");
    this.#notes.lead(place, choose);
    return build("li", {}, choose);
  }

  #nameOf(at: number): string {
    const { lessons, language } = this.#draft;
    const title = textIn(lessons[at]?.title ?? "", language).trim();
    return this.#texts.write.course.lesson(at + 1, title);
  }

  get #draft(): CourseDraft {
    return this.#acts.draft;
  }

  #game(): HTMLElement {
    const texts = this.#texts;
    const names = Object.fromEntries(
      offeredGames.map((game) => [game, texts.games[game].name]),
    ) as Record<GameId, string>;
    const choice = new Choice<GameId>(texts.write.course.game, names, (game) =>
      this.#acts.chooseGame(game),
    );
    choice.value = this.#draft.game;
    leadToChosen({ notes: this.#notes }, "game", choice.element);
    return choice.element;
  }

  #title(): HTMLElement {
    const { language, title } = this.#draft;
    return textField(
      { notes: this.#notes },
      { label: this.#texts.write.course.title },
      { at: "course-title", value: textIn(title, language) },
      (typed) => this.#change({ title: withText(this.#draft.title, language, typed) }),
    );
  }

  #moves(): HTMLElement {
    const { course } = this.#texts.write;
    const { lessons, at } = this.#draft;
    const move = (label: string, by: -1 | 1, focus: string) => {
      const act = button(label, () => this.#move(by, focus));
      act.setAttribute("aria-disabled", String(lessons[at + by] === undefined));
      this.#notes.lead(focus, act);
      return act;
    };
    const add = button(course.add, () => this.#acts.add());
    this.#notes.lead("add-lesson", add);
    const others =
      lessons.length < 2
        ? []
        : [
            move(course.earlier, -1, "move-earlier"),
            move(course.later, 1, "move-later"),
            button(course.remove, () => this.#remove()),
          ];
    return build("div", { class: "button-row" }, add, ...others);
  }

  #move(by: -1 | 1, focus: string): void {
    const { lessons, at } = this.#draft;
    const [one, other] = [lessons[at], lessons[at + by]];
    if (!one || !other) return;
    const moved = lessons.map((each, index) =>
      index === at ? other : index === at + by ? one : each,
    );
    const { course } = this.#texts.write;
    this.#reshape({ lessons: moved, at: at + by }, focus, course.moved(at + by + 1));
  }

  #remove(): void {
    const { lessons, at } = this.#draft;
    const rest = lessons.filter((_, index) => index !== at);
    const next = Math.min(at, rest.length - 1);
    const { removed } = this.#texts.write.course;
    this.#reshape({ lessons: rest, at: next }, `lesson.${String(next)}`, removed);
  }

  #change(change: Partial<CourseDraft>): void {
    this.#acts.change({ ...this.#draft, ...change });
  }

  #reshape(change: Partial<CourseDraft>, focus: string, said?: string): void {
    this.#acts.reshape({ ...this.#draft, ...change }, focus, said);
  }
}
