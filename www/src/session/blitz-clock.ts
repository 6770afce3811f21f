/** How long a player has to start a turn in blitz, in milliseconds. */
export const blitzMillis = 3000;

/** When so much is left, the last second has begun. */
export const lastSecondMillis = 1000;

/**
 * A longer time between two looks at the clock was slept through (the lid was shut, the machine hung): nobody saw the
 * board, so it costs nothing. Looks are far more frequent than that.
 */
export const longestLookMillis = 1000;

/**
 * The clock of one turn in blitz, or of something else that takes `whole` milliseconds. It goes only between `run` and
 * `stand`, so whatever keeps the player from the board (a hidden tab, a question, a dialog) costs nothing either. Time is
 * a function handed in: any that only goes forward.
 */
export class BlitzClock {
  readonly #now: () => number;
  readonly #whole: number;
  #left: number;
  /** When it was last looked at; `null` while it stands. */
  #seen: number | null = null;

  constructor(now: () => number, whole = blitzMillis) {
    this.#now = now;
    this.#whole = this.#left = whole;
  }

  get isRunning(): boolean {
    return this.#seen !== null;
  }

  /** A new turn is to be started: it stands, and all the time is left. */
  reset(): void {
    this.#left = this.#whole;
    this.#seen = null;
  }

  /** Goes, or goes on with what was left. */
  run(): void {
    this.#seen ??= this.#now();
  }

  /** Stands still with what is left. */
  stand(): void {
    this.look();
    this.#seen = null;
  }

  /** What is left, in milliseconds. Somebody must look more often than `longestLookMillis` for time to count. */
  look(): number {
    if (this.#seen === null) return this.#left;
    const now = this.#now();
    const gone = now - this.#seen;
    this.#seen = now;
    if (gone > 0 && gone <= longestLookMillis) this.#left = Math.max(0, this.#left - gone);
    return this.#left;
  }
}
