/** The part of the Storage interface that is used. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Values kept in the browser. A browser that refuses to keep anything breaks nothing: then nothing is kept. */
export class Store {
  readonly #shelf: () => Shelf;

  /** `shelf` is asked each time, for even looking at it may be refused. */
  constructor(shelf: () => Shelf = () => localStorage) {
    this.#shelf = shelf;
  }

  read(key: string): unknown {
    try {
      const text = this.#shelf().getItem(`empiki.${key}`);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    } catch {
      return undefined;
    }
  }

  write(key: string, value: unknown): void {
    try {
      this.#shelf().setItem(`empiki.${key}`, JSON.stringify(value));
    } catch {
      // Full or forbidden: the game goes on, it is only not kept.
    }
  }

  remove(key: string): void {
    try {
      this.#shelf().removeItem(`empiki.${key}`);
    } catch {
      // As above.
    }
  }
}
