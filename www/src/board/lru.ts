/** What is dear to make and cheap to keep for a while: the least recently used goes when there is too much. */
export class Lru<Key, Value> {
  readonly #kept = new Map<Key, Value>();
  #used = 0;
  readonly #room: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #onDrop: (value: Value) => void;

  /** Keeps values up to a sum of sizes; `sizeOf` tells a value's, `onDrop` is told what goes. */
  constructor(
    room: number,
    sizeOf: (value: Value) => number,
    onDrop: (value: Value) => void = () => undefined,
  ) {
    this.#room = room;
    this.#sizeOf = sizeOf;
    this.#onDrop = onDrop;
  }

  /** The value of a key, made when it is not there. */
  get(key: Key, make: () => Value): Value {
    let value = this.#kept.get(key);
    if (value === undefined) {
      value = make();
      this.#used += this.#sizeOf(value);
    } else this.#kept.delete(key);
    this.#kept.set(key, value);
    if (this.#used > this.#room) this.#shed(key);
    return value;
  }

  /** Lets everything go. */
  clear(): void {
    for (const value of this.#kept.values()) this.#onDrop(value);
    this.#kept.clear();
    this.#used = 0;
  }

  /** Lets go of the oldest, but never of what was just asked for. */
  #shed(last: Key): void {
    for (const [key, value] of this.#kept) {
      if (this.#used <= this.#room || key === last) return;
      this.#kept.delete(key);
      this.#used -= this.#sizeOf(value);
      this.#onDrop(value);
    }
  }
}
