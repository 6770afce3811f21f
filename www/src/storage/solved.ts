import { joined, rowEndingAt, type Rows } from "./day-rows";
import { nothingKept, progressSlot, type Progress } from "./progress";
import { bool, count, own, shaped, type ReadBy } from "./readers";
import type { Slot } from "./slot";
import type { Store } from "./store";

const solving = shaped({
  /** Turns that were tried and were not the solution's. */
  misses: count,
  /** Whether the solution was shown. */
  isShown: bool,
  /** The day it was solved, or last tried, in days since 1970. */
  day: count,
});

/** How a puzzle was solved the first time, or what was tried at it so far. */
export type Solving = ReadBy<typeof solving>;

/** What was tried in all; another tab may have counted more. A solution is seen on the day on which it was seen last. */
function joinedTries(before: Solving | null, { misses, isShown, day }: Solving): Solving {
  if (!before) return { misses, isShown, day };
  return {
    misses: Math.max(misses, before.misses),
    isShown: isShown || before.isShown,
    day: before.isShown && !isShown ? before.day : day,
  };
}

/** The puzzles a person has solved, and the days on which the day's was. What is kept is read each time: other tabs keep it, too. */
export class SolvedPuzzles {
  readonly #store: Store;
  readonly #slot: Slot<Progress>;

  constructor(store: Store) {
    this.#store = store;
    this.#slot = progressSlot(store);
  }

  get #progress(): Progress {
    return this.#slot.read() ?? nothingKept;
  }

  /** How a puzzle was solved; `null` when it was not. */
  of(id: string): Solving | null {
    return this.now()(id);
  }

  /** How each was solved as it is known now: for many of them at once, since what is kept is read as a whole. */
  now(): (id: string) => Solving | null {
    const { puzzles } = this.#progress;
    return (id) => solving(own(puzzles, id)) ?? null;
  }

  /** What was tried at a puzzle that is not solved yet; `null` for nothing. */
  triesOf(id: string): Solving | null {
    return solving(own(this.#progress.puzzleTries, id)) ?? null;
  }

  /** Keeps what was tried at a puzzle that is not solved yet, so that leaving it makes nothing undone. */
  keepTries(id: string, tried: Solving): void {
    const now = this.#progress;
    if (this.of(id)) return;
    const puzzleTries = { ...now.puzzleTries, [id]: joinedTries(this.triesOf(id), tried) };
    this.#slot.write({ ...now, puzzleTries });
  }

  /** Whether the puzzle of a day was solved. */
  isDaySolved(day: number): boolean {
    return rowEndingAt(this.#progress.puzzleDays, day) > 0;
  }

  /** Days in a row up to `today`, whose own puzzle may still be open. */
  streak(today: number): number {
    const days: Rows = this.#progress.puzzleDays;
    return rowEndingAt(days, today) || rowEndingAt(days, today - 1);
  }

  /**
   * Keeps how a puzzle was solved; the first time counts, with all that was tried before. `isOfDay`: it was the day's.
   * Whoever has seen its solution that day has not solved it.
   */
  keep(id: string, found: Solving, isOfDay: boolean): void {
    const now = this.#progress;
    const [first, tried] = [this.of(id), this.triesOf(id)];
    const sawIt = [found, first, tried].filter((each) => each?.isShown);
    const wasShown = sawIt.some((each) => each?.day === found.day);
    const whole = { ...joinedTries(tried, found), day: found.day };
    const puzzles = first ? now.puzzles : { ...now.puzzles, [id]: whole };
    const puzzleDays = isOfDay && !wasShown ? joined(now.puzzleDays, found.day) : now.puzzleDays;
    const others = Object.entries(now.puzzleTries).filter(([name]) => name !== id);
    const puzzleTries = Object.fromEntries(others);
    this.#slot.write({ ...now, puzzles, puzzleTries, puzzleDays });
  }

  /** Calls `listener` when another tab has kept something, until `ended`. */
  watch(listener: () => void, ended: AbortSignal): void {
    this.#store.watch((name) => {
      if (name === null || name === this.#slot.name) listener();
    }, ended);
  }
}
