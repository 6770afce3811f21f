import type { SavedGame } from "../../session/saved";
import { nothingCounted } from "../../lessons/counting/growth";
import { nothingKept, progressSlot, type KeptCounting } from "../../storage/progress";
import type { Slot } from "../../storage/slot";
import type { Store } from "../../storage/store";

type GameId = SavedGame["game"];
type Progress = typeof nothingKept;

const beginning: KeptCounting = { ...nothingCounted, asked: null };

/** Keeps what was reached in counting one game. */
export class CountingKeeper {
  readonly #slot: Slot<Progress>;
  readonly #game: GameId;

  constructor(store: Store, game: GameId) {
    this.#slot = progressSlot(store);
    this.#game = game;
  }

  /** What is kept now, perhaps by another tab. */
  get now(): KeptCounting {
    const { counting } = this.#slot.read() ?? nothingKept;
    return counting[this.#game] ?? beginning;
  }

  /** Changes it; what else was learnt stays as it is. */
  change(change: (now: KeptCounting) => KeptCounting): KeptCounting {
    const progress = this.#slot.read() ?? nothingKept;
    const next = change(progress.counting[this.#game] ?? beginning);
    const counting = { ...progress.counting, [this.#game]: next };
    this.#slot.write({ ...progress, counting });
    return next;
  }
}
