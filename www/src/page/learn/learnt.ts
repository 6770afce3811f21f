import { isObject, own } from "../../storage/readers";
import { nothingKept, progressSlot, type Progress } from "../../storage/progress";
import type { Store } from "../../storage/store";

/** Which lessons a person has done, kept in this browser. */
export class Learnt {
  readonly #slot: ReturnType<typeof progressSlot>;

  constructor(store: Store) {
    this.#slot = progressSlot(store);
  }

  has(lesson: string): boolean {
    const kept = own(this.#now.lessons, lesson);
    return isObject(kept) && own(kept, "isDone") === true;
  }

  /** Once done, a lesson stays so. */
  add(lesson: string): void {
    if (this.has(lesson)) return;
    const { lessons, ...rest } = this.#now;
    this.#slot.write({ ...rest, lessons: { ...lessons, [lesson]: { isDone: true } } });
  }

  /** Read each time: another tab may have written. */
  get #now(): Progress {
    return this.#slot.read() ?? nothingKept;
  }
}
