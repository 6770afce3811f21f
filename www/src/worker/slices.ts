/** Something that is done slice by slice. */
export interface Job {
  /** Does one slice; `true` when nothing is left to do. It never throws. */
  advance(): boolean;
  /** Ends it early: the next slice is its last, and takes what there is. */
  settle(): void;
  /** Gives back what it holds. */
  free(): void;
}

/** What jobs need of the world; handed in, so that tests need not wait. */
export interface SliceWorld {
  /** Milliseconds that only go forward. */
  now: () => number;
  /** Lets everything else have its turn. */
  breathe: () => Promise<void>;
  /** About so long is a slice, in milliseconds. */
  sliceMillis: number;
}

/** Does jobs slice by slice, each in its turn. Between two slices whatever else waits is heard, a stop above all. */
export class Slices {
  readonly #breathe: SliceWorld["breathe"];
  #jobs: Job[] = [];
  #isRunning = false;

  constructor({ breathe }: Pick<SliceWorld, "breathe">) {
    this.#breathe = breathe;
  }

  add(job: Job): void {
    this.#jobs.push(job);
    if (!this.#isRunning) void this.#run();
  }

  /** Drops a job and gives back what it holds; one that is over is not there any more. */
  remove(job: Job): void {
    if (!this.#jobs.includes(job)) return;
    this.#jobs = this.#jobs.filter((each) => each !== job);
    job.free();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (;;) {
      await this.#breathe();
      const [job, ...others] = this.#jobs;
      if (!job) break;
      this.#jobs = others;
      if (job.advance()) job.free();
      else this.#jobs.push(job);
    }
    this.#isRunning = false;
  }
}

/** How much is done in a slice: as much as takes about so long on this machine. */
export class Pace {
  readonly #millis: number;
  #amount: number;

  /** `first`: what is surely done in time on any machine. */
  constructor(first: number, millis: number) {
    this.#amount = first;
    this.#millis = millis;
  }

  get amount(): number {
    return this.#amount;
  }

  /** The last slice took so long. Some clocks are coarse, so no slice is more than four times the one before. */
  took(millis: number): void {
    const factor = Math.min(4, this.#millis / Math.max(millis, 0.1));
    this.#amount = Math.min(mostInSlice, Math.max(1, Math.round(this.#amount * factor)));
  }
}

/** Amounts cross into the engine as 32 bits. */
const mostInSlice = 2 ** 30;

/** Says when it is time to tell how far something is: about ten times a second. */
export class Throttle {
  readonly #now: () => number;
  #last = -Infinity;

  constructor(now: () => number) {
    this.#now = now;
  }

  get isDue(): boolean {
    const now = this.#now();
    if (now - this.#last < progressMillis) return false;
    this.#last = now;
    return true;
  }
}

const progressMillis = 100;
