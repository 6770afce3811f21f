import type { LessonSource } from "../../lessons/check";
import { limits, type Lesson } from "../../lessons/format";
import type { CourseDraft } from "../../storage/lessons-draft";
import { findingsOf, type Findings } from "./findings";

/** Looking through the turns of a lesson takes so many milliseconds at most. */
const patience = 1000;

/** So many answers are remembered: those of all lessons, and of as many that were changed meanwhile. */
const mostKnown = 2 * limits.lessons;

/** Asks the engine about lessons, and remembers its answers: whoever writes at words is not kept waiting. */
export class Finder {
  readonly #known = new Map<string, Findings>();

  /** `bare`: a lesson without its words. */
  find(source: LessonSource, game: CourseDraft["game"], bare: Lesson): Findings {
    const key = JSON.stringify([game, bare]);
    const found = this.#known.get(key) ?? this.#look(source, game, bare);
    // The one that was asked for last goes last.
    this.#known.delete(key);
    this.#known.set(key, found);
    const [oldest = ""] = this.#known.keys();
    if (this.#known.size > mostKnown) this.#known.delete(oldest);
    return found;
  }

  #look(source: LessonSource, game: CourseDraft["game"], bare: Lesson): Findings {
    const until = performance.now() + patience;
    return findingsOf(source, game, bare, () => performance.now() > until);
  }
}
