import type { Sequence } from "../session/state";

/** A pause between two turns, and one to look at the end of the line (milliseconds). */
const breathMillis = 500;
const lookMillis = 1800;

/** What a line needs of the stage and the world. */
export interface LineHost {
  show: (sequence: Sequence) => void;
  /** Does something later; returns what prevents it. */
  after: (millis: number, work: () => void) => () => void;
  /** It is over, however it has ended. */
  over: () => void;
}

/** Turns shown one after the other. It is over a moment after the last, or at once when it is ended. */
export class LineShow {
  readonly #host: LineHost;
  #rest: readonly Sequence[];
  #cancel: () => void = () => undefined;
  #isOver = false;

  constructor(sequences: readonly Sequence[], host: LineHost) {
    this.#host = host;
    this.#rest = sequences;
  }

  begin(): void {
    this.#next();
  }

  /** A turn has been shown to its end. */
  shown(): void {
    if (this.#isOver) return;
    const isLast = this.#rest.length === 0;
    this.#cancel = this.#host.after(isLast ? lookMillis : breathMillis, () => this.#next());
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#cancel();
    this.#host.over();
  }

  #next(): void {
    const [sequence, ...rest] = this.#rest;
    this.#rest = rest;
    if (sequence) this.#host.show(sequence);
    else this.end();
  }
}
