import type { Shelf } from "./store";

/** A browser's storage for tests: what lies there, and how much it takes. */
export class FakeShelf implements Shelf {
  readonly entries: Map<string, string>;
  /** The most characters that it takes, names included. */
  room = Infinity;
  isForbidden = false;

  constructor(entries: Readonly<Record<string, string>> = {}) {
    this.entries = new Map(Object.entries(entries));
  }

  getItem(key: string): string | null {
    this.#allow();
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#allow();
    const others = [...this.entries].filter(([name]) => name !== key);
    const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (used + key.length + value.length > this.room) {
      throw new DOMException("no room", "QuotaExceededError");
    }
    this.entries.set(key, value);
  }

  removeItem(key: string): void {
    this.#allow();
    this.entries.delete(key);
  }

  #allow(): void {
    if (this.isForbidden) throw new DOMException("forbidden", "SecurityError");
  }
}
