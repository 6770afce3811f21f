import type { Store } from "./store";

/** What a person likes. Every list has its default first. */
const choices = {
  theme: ["auto", "light", "dark", "contrast"],
  counts: ["always", "hover", "never"],
  letters: ["on", "off"],
  hints: ["landing", "off", "turn"],
  speed: ["1", "0.25", "0.5", "2", "4", "8", "instant"],
} as const;

type Choices = typeof choices;
export type Preferences = { [K in keyof Choices]: Choices[K][number] };

const names = Object.keys(choices) as (keyof Choices)[];

/** The preferences in a value read from storage, with the default for whatever is not one of the choices. */
export function readPreferences(value: unknown): Preferences {
  const kept = (typeof value === "object" && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const entries = names.map((name) => {
    const known: readonly unknown[] = choices[name];
    return [name, known.includes(kept[name]) ? kept[name] : choices[name][0]] as const;
  });
  return Object.fromEntries(entries) as Preferences;
}

/** Keeps the preferences and tells when one changes. */
export class PreferenceKeeper {
  readonly #store: Store;
  #now: Preferences;
  #listeners = new Set<(now: Preferences) => void>();

  constructor(store: Store) {
    this.#store = store;
    this.#now = readPreferences(store.read("preferences"));
  }

  /** What is set in one tab holds in the others, too. */
  shareBetweenTabs(): void {
    this.#store.watch((key) => {
      if (key === "empiki.preferences") this.#take(this.#store.read("preferences"));
    });
  }

  get now(): Preferences {
    return this.#now;
  }

  set(change: Partial<Record<keyof Preferences, string>>): void {
    const next = readPreferences({ ...this.#now, ...change });
    this.#store.write("preferences", next);
    this.#take(next);
  }

  /** Calls `listener` now and at every change; returns what ends that. */
  follow(listener: (now: Preferences) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#now);
    return () => this.#listeners.delete(listener);
  }

  #take(value: unknown): void {
    this.#now = readPreferences(value);
    for (const listener of this.#listeners) listener(this.#now);
  }
}
