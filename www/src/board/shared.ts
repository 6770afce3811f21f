interface Kept<T> {
  readonly thing: T;
  users: number;
}

/** Things that are dear to make: all who want the same have one together, and it is let go with the last of them. */
export class Shared<T extends { dispose(): void }> {
  readonly #kept = new Map<string, Kept<T>>();

  /** The thing of a key, made when nobody has it; whoever takes it disposes of it once. */
  take(key: string, make: () => T): T {
    const kept = this.#kept.get(key) ?? { thing: make(), users: 0 };
    this.#kept.set(key, kept);
    kept.users += 1;
    return { ...kept.thing, dispose: () => this.#giveBack(key, kept) };
  }

  #giveBack(key: string, kept: Kept<T>): void {
    kept.users -= 1;
    if (kept.users > 0) return;
    // There may be a younger one of the same key.
    if (this.#kept.get(key) === kept) this.#kept.delete(key);
    kept.thing.dispose();
  }

  /** From now on all are made anew; those who have the old ones give them back in their time. */
  forget(): void {
    this.#kept.clear();
  }
}
