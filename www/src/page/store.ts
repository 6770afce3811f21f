/** The part of the Storage interface that is used. */
export type Shelf = Pick<Storage, "getItem" | "setItem">;

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

  /** Calls `listener` when another tab has changed a key of the browser's storage (`null`: perhaps all), until `ended`. */
  watch(listener: (key: string | null) => void, ended?: AbortSignal): void {
    const options = ended ? { signal: ended } : {};
    addEventListener("storage", ({ key }) => listener(key), options);
  }
}
