import type { AllTexts } from "../../i18n";
import type { LessonSource } from "../../lessons/check";
import type { Course } from "../../lessons/format";
import { draftSlot, type CourseDraft, type LessonDraft } from "../../storage/lessons-draft";
import type { Store } from "../../storage/store";
import { offeredGames } from "../route";
import { Finder } from "./finder";
import { firstCourse, firstLesson } from "./first-lesson";
import { draftOf } from "./from-course";
import { judgeLesson, type Judged } from "./judge-lesson";
import type { Whole } from "./take-part";
import { courseFrom } from "./to-course";

type GameId = CourseDraft["game"];

/** The lesson of a draft that is being written. */
export function lessonOf({ lessons, at }: CourseDraft): LessonDraft {
  const lesson = lessons[at] ?? lessons[0];
  if (!lesson) throw new Error("a draft has a lesson");
  return lesson;
}

/** Keeps what is being written, in this browser too, and what the engine said of it. */
export class DraftKeeper {
  readonly #texts: AllTexts;
  readonly #store: Store;
  readonly #slot: ReturnType<typeof draftSlot>;
  readonly #finder = new Finder();
  #draft: CourseDraft;
  #before: CourseDraft | null = null;

  constructor(texts: AllTexts, store: Store, source: LessonSource) {
    this.#texts = texts;
    this.#store = store;
    this.#slot = draftSlot(store);
    this.#draft = this.#slot.read() ?? firstCourse(source, offeredGames[0], texts);
  }

  get draft(): CourseDraft {
    return this.#draft;
  }

  set draft(draft: CourseDraft) {
    this.#draft = draft;
    this.#slot.write(draft);
  }

  /** Calls `listener` when another tab has written lessons, until `ended`. */
  watch(listener: () => void, ended: AbortSignal): void {
    this.#store.watch((name) => {
      if (name === null || name === this.#slot.name) listener();
    }, ended);
  }

  /** Goes on with what another tab has written. */
  takeOver(): void {
    this.#draft = this.#slot.read() ?? this.#draft;
  }

  /** The one that is being written. */
  get lesson(): LessonDraft {
    return lessonOf(this.#draft);
  }

  /** What the engine says of the lesson that is being written, or of another. */
  judged(source: LessonSource, lesson = this.lesson): Judged {
    const draft = this.#draft;
    return judgeLesson(draft, lesson, (bare) => this.#finder.find(source, draft.game, bare));
  }

  /** All lessons, to be taken along. */
  whole(source: LessonSource): Whole {
    const draft = this.#draft;
    const judged = draft.lessons.map((lesson) => this.judged(source, lesson));
    const lacking = judged.findIndex(({ isWhole }) => !isWhole);
    if (lacking >= 0) return { kind: "lacking", number: lacking + 1 };
    const faulty = judged.findIndex(({ faults }) => faults.length > 0);
    return {
      kind: "course",
      course: courseFrom(
        draft,
        judged.map(({ lesson }) => lesson),
      ),
      lesson: this.lesson.id,
      faulty: faulty < 0 ? null : faulty + 1,
    };
  }

  /** A draft of other lessons. */
  drafted(course: Course): CourseDraft {
    return draftOf(course, this.#texts.lang.toLowerCase());
  }

  /** A draft of a first lesson. */
  fresh(source: LessonSource): CourseDraft {
    return firstCourse(source, this.#draft.game, this.#texts);
  }

  /** What was there before other lessons came. */
  get before(): CourseDraft {
    return this.#before ?? this.#draft;
  }

  /** Goes on with another draft. */
  replace(draft: CourseDraft): void {
    this.#before = this.#draft;
    this.draft = draft;
  }

  /** A new lesson, behind the one that is being written. */
  add(source: LessonSource): void {
    const { lessons, at } = this.#draft;
    const lesson = firstLesson(source, this.#draft, this.#freeId(), this.#texts);
    const next = at + 1;
    this.draft = {
      ...this.#draft,
      lessons: [...lessons.slice(0, next), lesson, ...lessons.slice(next)],
      at: next,
    };
  }

  /**
   * Goes over to another game. A lesson that nobody has touched becomes the first one of that game, which is returned;
   * what somebody wrote stays as it is.
   */
  changeGame(source: LessonSource, game: GameId): CourseDraft | null {
    const { lesson, draft } = this;
    const untouched = firstLesson(source, draft, lesson.id, this.#texts);
    const isUntouched = JSON.stringify(untouched) === JSON.stringify(lesson);
    this.draft = { ...draft, game };
    if (!isUntouched || draft.lessons.length > 1) return null;
    return { ...this.#draft, lessons: [firstLesson(source, this.#draft, lesson.id, this.#texts)] };
  }

  #freeId(): string {
    const taken = new Set(this.#draft.lessons.map(({ id }) => id));
    let number = taken.size + 1;
    while (taken.has(`lesson-${String(number)}`)) number += 1;
    return `lesson-${String(number)}`;
  }
}
