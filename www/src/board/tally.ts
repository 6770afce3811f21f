/** Seeds while a turn is replayed: what each step does to the board, without time. */
import type { BoardView, StepView } from "../engine/types";
import type { Sequence } from "./contract";

type Lap = Extract<StepView, { kind: "lap" }>;

/** The board in the middle of a turn. */
export class Tally {
  readonly pits: Int16Array;
  readonly stores: [number, number];
  hand = 0;
  readonly #sequence: Sequence;

  constructor(sequence: Sequence) {
    this.#sequence = sequence;
    this.pits = Int16Array.from(sequence.before.pits);
    this.stores = [...sequence.before.stores];
  }

  copyFrom(other: Tally): this {
    this.pits.set(other.pits);
    this.stores[0] = other.stores[0];
    this.stores[1] = other.stores[1];
    this.hand = other.hand;
    return this;
  }

  reset(board: BoardView): void {
    this.pits.set(board.pits);
    this.stores[0] = board.stores[0];
    this.stores[1] = board.stores[1];
    this.hand = 0;
  }

  /** All seeds of a pit into the hand. */
  lift(pit: number): void {
    this.hand += this.pits[pit] ?? 0;
    this.pits[pit] = 0;
  }

  /** What comes before the first seed of a lap: the lift, unless a relay or a capture filled the hand. */
  begin(lap: Lap): void {
    if (this.hand === 0 && lap.lifted) this.lift(lap.origin);
    // A sequence may begin in mid-turn, with seeds that were captured before it.
    if (this.hand === 0) this.hand = lap.seeds;
  }

  /** The first `seeds` seeds of a lap. */
  sow(lap: Lap, seeds: number): void {
    for (let i = 0; i < seeds; i++) this.add(lap.drops[i] ?? 0, 1);
    this.hand = Math.max(0, this.hand - seeds);
  }

  add(pit: number, seeds: number): void {
    this.pits[pit] = (this.pits[pit] ?? 0) + seeds;
  }

  /** A whole step. */
  apply(step: StepView): void {
    switch (step.kind) {
      case "lap":
        this.begin(step);
        this.sow(step, step.drops.length);
        this.hand = 0;
        return;
      case "relay":
        return this.lift(step.pit);
      case "capture":
        return this.#capture(step.pits, step.counts, step.to);
      case "collect":
        step.pits.forEach((pit, i) =>
          this.#take(pit, step.counts[i] ?? 0, step.side === "south" ? 0 : 1),
        );
        return;
      case "skipped":
        return this.#leap(step.board);
      case "never-ending":
        return this.reset(this.#sequence.after);
      case "choice":
      case "spared":
      case "rest":
      case "lost-on-time":
        return;
    }
  }

  /** Laps that were not told one by one: what is missing on the board then is in the hand. */
  #leap(board: BoardView): void {
    const all = this.#total();
    this.reset(board);
    this.hand = Math.max(0, all - this.#total());
  }

  #total(): number {
    return this.pits.reduce(
      (sum, seeds) => sum + seeds,
      this.hand + this.stores[0] + this.stores[1],
    );
  }

  #capture(pits: readonly number[], counts: readonly number[], to: "hand" | "store" | "off"): void {
    pits.forEach((pit, i) => {
      const seeds = counts[i] ?? 0;
      if (to === "hand") this.hand += seeds;
      this.#take(pit, seeds, to === "store" ? this.moverStore() : null);
    });
  }

  /** The index of the mover's store. */
  moverStore(): 0 | 1 {
    return this.#sequence.mover === "south" ? 0 : 1;
  }

  #take(pit: number, seeds: number, store: 0 | 1 | null): void {
    this.add(pit, -seeds);
    if (store !== null) this.stores[store] += seeds;
  }
}
