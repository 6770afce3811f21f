import { preferencesIn, settingsSlot, type Preferences } from "../storage/settings";
import type { Slot } from "../storage/slot";
import type { Store } from "../storage/store";

export type { Preferences } from "../storage/settings";

/** Keeps the preferences and tells when one changes. */
export class PreferenceKeeper {
  readonly #store: Store;
  readonly #slot: Slot<Preferences>;
  #now: Preferences;
  #listeners = new Set<(now: Preferences) => void>();

  constructor(store: Store) {
    this.#store = store;
    this.#slot = settingsSlot(store);
    this.#now = preferencesIn(this.#slot.read());
  }

  /** What is set in one tab holds in the others, too. */
  shareBetweenTabs(): void {
    this.#store.watch((name) => {
      const isNamed = name === null || name === this.#slot.name;
      if (isNamed && !this.#slot.isNewer) this.#take(this.#slot.read());
    });
  }

  get now(): Preferences {
    return this.#now;
  }

  /** The languages the person reads, best first. */
  get languages(): readonly string[] {
    const { language } = this.#now;
    return language === "auto" ? navigator.languages : [language, ...navigator.languages];
  }

  set(change: Partial<Record<keyof Preferences, string>>): void {
    const next = preferencesIn({ ...this.#now, ...change });
    this.#slot.write(next);
    this.#take(next);
  }

  /** Calls `listener` now and at every change; returns what ends that. */
  follow(listener: (now: Preferences) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#now);
    return () => this.#listeners.delete(listener);
  }

  #take(value: unknown): void {
    this.#now = preferencesIn(value);
    for (const listener of this.#listeners) listener(this.#now);
  }
}
