/** Something that is fetched once, when it is first wanted. An attempt that failed is told to the console and forgotten. */
export class Fetched<T> {
  readonly #load: () => Promise<T>;
  #now: T | null = null;
  #fetching: Promise<T | null> | null = null;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** What was fetched, if it is there. */
  get now(): T | null {
    return this.#now;
  }

  /** Fetches it; `null` when it does not come. */
  fetch(): Promise<T | null> {
    return (this.#fetching ??= this.#attempt());
  }

  async #attempt(): Promise<T | null> {
    try {
      return (this.#now = await this.#load());
    } catch (error) {
      // The next time tries again.
      this.#fetching = null;
      console.error(error);
      return null;
    }
  }
}
