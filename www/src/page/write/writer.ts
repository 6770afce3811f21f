import { Live } from "../../editor/live";
import { build } from "../../element/build";
import { button } from "../../element/button";
import { failureOf } from "../../element/failure";
import { loadEngine, type Engine } from "../../session/engine";
import type { CourseDraft, LessonDraft } from "../../storage/lessons-draft";
import { onceGone } from "../on-demand";
import { writeGuideHash } from "../route";
import type { LaterParts } from "../screen";
import { BoardPart } from "./board-part";
import { CheckPart } from "./check-part";
import { CoursePart } from "./course-part";
import { lessonOf, type DraftKeeper } from "./draft-keeper";
import { FaultNotes } from "./fault-notes";
import { replaced } from "./form-host";
import { LessonForm } from "./lesson-form";
import { OpenPart } from "./open-part";
import { TakePart } from "./take-part";
import { TrialPart } from "./trial-part";

/** Typing goes on; looking through turns waits for a pause of so many milliseconds. */
const pause = 250;

/** The page on which lessons are written. */
export class Writer {
  readonly elements: readonly HTMLElement[];
  readonly #parts: LaterParts;
  readonly #keeper: DraftKeeper;
  readonly #notes = new FaultNotes();
  readonly #live = new Live();
  readonly #course = build("div");
  readonly #board: BoardPart;
  readonly #form: LessonForm;
  readonly #check: CheckPart;
  readonly #trial: TrialPart;
  readonly #failure = build("div", { attributes: { role: "alert" } });
  #coursePart: CoursePart | null = null;
  #engine: Engine;
  #timer = 0;
  #hasLeft = false;

  constructor(parts: LaterParts, engine: Engine, keeper: DraftKeeper, gone: AbortSignal) {
    [this.#parts, this.#engine, this.#keeper] = [parts, engine, keeper];
    const { texts, preferences } = parts;
    const reshape = (change: Partial<LessonDraft>, focus: string, said?: string) => {
      this.#takeLesson(change);
      this.#layOut(focus);
      if (said !== undefined) this.#live.say(said);
    };
    this.#board = new BoardPart(parts, {
      placed: (change, game) => this.#place(change, game),
      failed: (error) => this.#fail(error),
    });
    this.#form = new LessonForm(texts, this.#notes, {
      change: (change) => this.#changeLesson(change),
      reshape,
    });
    this.#check = new CheckPart(texts, this.#notes);
    this.#trial = new TrialPart(texts, preferences, gone, () => this.#judge());
    this.elements = [this.#title(), this.#failure, this.#course, this.#desk(), this.#live.element];
    keeper.watch(() => this.#tellOther(), gone);
    onceGone(gone, () => this.#leave());
    this.#openLesson();
    this.#layOut("");
  }

  #title(): HTMLElement {
    const { write } = this.#parts.texts;
    const guide = build("a", { attributes: { href: writeGuideHash } }, write.guide);
    return build(
      "div",
      { class: "write-title" },
      build("h1", { class: "screen-title" }, write.title),
      build("p", { class: "lead" }, write.lead, " ", guide),
    );
  }

  #desk(): HTMLElement {
    const { texts } = this.#parts;
    const take = new TakePart(texts, this.#notes, () => this.#keeper.whole(this.#engine));
    const open = new OpenPart(texts, this.#notes, {
      open: (course) => this.#replace(() => this.#keeper.drafted(course)),
      fresh: () => this.#replace(() => this.#keeper.fresh(this.#engine)),
      takeBack: () => this.#replace(() => this.#keeper.before),
    });
    return build(
      "div",
      { class: "write" },
      this.#board.element,
      this.#form.element,
      build("div", { class: "write-beside" }, this.#check.element, this.#trial.element),
      build("div", { class: "write-below" }, take.element, open.element),
    );
  }

  #leave(): void {
    this.#hasLeft = true;
    clearTimeout(this.#timer);
    this.#board.leave();
  }

  get #draft(): CourseDraft {
    return this.#keeper.draft;
  }

  /** Another lesson is on the board. */
  #openLesson(): void {
    this.#attempt(() => this.#openBoard(this.#draft));
  }

  #openBoard(draft: CourseDraft): void {
    this.#board.open(this.#engine, draft.game, lessonOf(draft));
  }

  /** Goes on with other lessons, once they are on the board; tells whether they are. */
  #replace(find: () => CourseDraft): boolean {
    const isDone = this.#attempt(() => {
      const draft = find();
      this.#openBoard(draft);
      this.#keeper.replace(draft);
    });
    if (isDone) this.#layOut("");
    return isDone;
  }

  /** Makes the form of the lesson anew, and judges it at once. */
  #layOut(focus: string): void {
    this.#notes.clear();
    this.#coursePart = new CoursePart(this.#parts.texts, this.#notes, this.#courseActs());
    this.#course.replaceChildren(this.#coursePart.element);
    this.#form.layOut(
      this.#engine,
      () => this.#draft,
      () => this.#keeper.lesson,
    );
    this.#judge();
    if (focus !== "") this.#notes.focus(focus);
  }

  #courseActs(): ConstructorParameters<typeof CoursePart>[2] {
    const keeper = this.#keeper;
    return {
      get draft() {
        return keeper.draft;
      },
      change: (draft) => this.#take(draft),
      reshape: (draft, focus, said) => {
        const isOther = draft.lessons[draft.at] !== keeper.lesson;
        this.#take(draft);
        if (isOther) this.#openLesson();
        this.#layOut(focus);
        if (said !== undefined) this.#live.say(said);
      },
      chooseGame: (game) => this.#board.choose(game),
      add: () => {
        if (!this.#attempt(() => keeper.add(this.#engine))) return;
        this.#openLesson();
        this.#layOut(`lesson.${String(keeper.draft.at)}`);
        this.#live.say(this.#parts.texts.write.course.added(keeper.draft.at + 1));
      },
    };
  }

  /** Something else is on the board, perhaps another game. */
  #place(change: Partial<LessonDraft>, game: CourseDraft["game"]): void {
    if (game !== this.#draft.game) return this.#changeGame(change, game);
    const { side } = this.#keeper.lesson;
    this.#takeLesson(change);
    if (side !== this.#keeper.lesson.side) this.#layOut("");
  }

  #changeGame(change: Partial<LessonDraft>, game: CourseDraft["game"]): void {
    // The choice of games is made anew with everything else.
    const focus = this.#course.contains(document.activeElement) ? "game" : "";
    const fresh = this.#keeper.changeGame(this.#engine, game);
    if (fresh) {
      this.#keeper.draft = fresh;
      this.#openLesson();
    } else this.#takeLesson(change);
    this.#layOut(focus);
  }

  #take(draft: CourseDraft): void {
    this.#keeper.draft = draft;
    this.#judgeLater();
  }

  #takeLesson(change: Partial<LessonDraft>): void {
    const { draft, lesson } = this.#keeper;
    const lessons = replaced(draft.lessons, draft.at, { ...lesson, ...change });
    this.#take({ ...draft, lessons });
  }

  #changeLesson(change: Partial<LessonDraft>): void {
    this.#takeLesson(change);
    if (change.title !== undefined) this.#coursePart?.name();
  }

  #judgeLater(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#judge(), pause);
  }

  #judge(): void {
    clearTimeout(this.#timer);
    this.#attempt(() => {
      const judged = this.#keeper.judged(this.#engine);
      this.#form.show(judged);
      this.#check.show(judged, this.#engine.info(this.#draft.game));
      this.#trial.show(judged, this.#draft);
    });
  }

  /** Tells whether it was done. */
  #attempt(work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  /** What was written is kept: it goes on with another engine. */
  #fail(error: unknown): void {
    const { texts } = this.#parts;
    const failure = failureOf(error, null, texts);
    if (!failure) throw error;
    const retry = button(texts.controls.retry, () => void this.#restart(), "is-main");
    this.#failure.replaceChildren(build("p", {}, failure.message), retry);
  }

  /** Another tab has written: whoever goes on here writes over that, and is to know it. */
  #tellOther(): void {
    if (this.#failure.hasChildNodes()) return;
    const { otherTab } = this.#parts.texts.write;
    const show = button(otherTab.show, () => this.#showOther(), "is-main");
    this.#failure.replaceChildren(build("p", {}, otherTab.told), show);
  }

  #showOther(): void {
    this.#failure.replaceChildren();
    this.#keeper.takeOver();
    this.#openLesson();
    this.#layOut("");
  }

  async #restart(): Promise<void> {
    try {
      this.#engine = await loadEngine();
    } catch (error) {
      return this.#fail(error);
    }
    if (this.#hasLeft) return;
    this.#failure.replaceChildren();
    this.#openLesson();
    this.#layOut("");
  }
}
