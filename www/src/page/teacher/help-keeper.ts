import type { SavedGame } from "../../session/saved";
import { nothingKept, progressSlot, type Progress } from "../../storage/progress";
import type { Slot } from "../../storage/slot";
import type { Store } from "../../storage/store";

export type Help = Progress["help"][string];

/** Keeps how much help somebody wants before a turn of a game that is played with a teacher. */
export class HelpKeeper {
  readonly #slot: Slot<Progress>;
  readonly #game: SavedGame["game"];

  constructor(store: Store, game: SavedGame["game"]) {
    this.#slot = progressSlot(store);
    this.#game = game;
  }

  get now(): Help {
    return (this.#slot.read() ?? nothingKept).help[this.#game] ?? "landing";
  }

  set now(help: Help) {
    const progress = this.#slot.read() ?? nothingKept;
    this.#slot.write({ ...progress, help: { ...progress.help, [this.#game]: help } });
  }
}
