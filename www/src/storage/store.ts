/** The part of the Storage interface that is used. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * What people are to be told of: the browser keeps nothing, has no room left,
 * something kept could not be read and was set aside, or a newer page has kept
 * something meanwhile that this one cannot read.
 */
export type Trouble = "refused" | "full" | "aside" | "newer";

const prefix = "empiki.";

const isFull = (error: unknown): boolean => error instanceof Error && /quota/i.test(error.name);

/**
 * Texts kept in the browser, by name. A browser that refuses to keep something
 * breaks nothing: it is then kept for as long as this page is there, and what
 * lay in the browser before stays as it was.
 */
export class Store {
  readonly #shelf: () => Shelf;
  /** What the browser did not take, and what lay there in its place. */
  readonly #untaken = new Map<string, { text: string; over: string | null }>();
  /** What lay under each name when this page first looked, or what it put there. */
  readonly #known = new Map<string, string | null>();
  readonly #troubles = new Set<Trouble>();
  readonly #listeners = new Set<(trouble: Trouble) => void>();

  /** `shelf` is asked each time, for even looking at it may be refused. */
  constructor(shelf: () => Shelf = () => localStorage) {
    this.#shelf = shelf;
  }

  read(name: string): string | null {
    const there = this.there(name);
    const untaken = this.#untaken.get(name);
    if (untaken?.over === there) return untaken.text;
    // Another tab has written there since.
    this.#untaken.delete(name);
    return there;
  }

  /** What the browser has under a name, whatever it did not take. */
  there(name: string): string | null {
    let text: string | null = null;
    try {
      text = this.#shelf().getItem(prefix + name);
    } catch {
      this.tell("refused");
    }
    if (!this.#known.has(name)) this.#known.set(name, text);
    return text;
  }

  /** Whether another page has put something under a name while this one was there. */
  hasChanged(name: string): boolean {
    return this.there(name) !== this.#known.get(name);
  }

  /** Keeps a text, in one stroke; tells whether the browser took it. */
  write(name: string, text: string): boolean {
    try {
      this.#shelf().setItem(prefix + name, text);
      this.#untaken.delete(name);
      this.#known.set(name, text);
      return true;
    } catch (error) {
      return this.hold(name, text, isFull(error) ? "full" : "refused");
    }
  }

  /** Keeps a text as long as this page is there, over what lies in the browser. */
  hold(name: string, text: string, trouble?: Trouble): false {
    if (trouble) this.tell(trouble);
    this.#untaken.set(name, { text, over: this.there(name) });
    return false;
  }

  /** Puts what nobody here can read under another name, where it is out of the way and not lost. */
  setAside(name: string): boolean {
    const text = this.there(name);
    if (text === null) return true;
    try {
      this.#shelf().setItem(prefix + this.#asideName(name, text), text);
      this.#shelf().removeItem(prefix + name);
    } catch (error) {
      this.tell(isFull(error) ? "full" : "refused");
      return false;
    }
    this.tell("aside");
    return true;
  }

  /** Tells those who listen, once of each kind. */
  tell(trouble: Trouble): void {
    if (this.#troubles.has(trouble)) return;
    this.#troubles.add(trouble);
    for (const listener of this.#listeners) listener(trouble);
  }

  /** Calls `listener` for each kind of trouble there was or will be, once. */
  onTrouble(listener: (trouble: Trouble) => void): void {
    this.#listeners.add(listener);
    for (const trouble of this.#troubles) listener(trouble);
  }

  /** Calls `listener` when another tab has changed what lies under a name (`null`: perhaps all), until `ended`. */
  watch(listener: (name: string | null) => void, ended?: AbortSignal): void {
    const options = ended ? { signal: ended } : {};
    const hear = ({ key }: StorageEvent) => {
      if (key === null) listener(null);
      else if (key.startsWith(prefix)) listener(key.slice(prefix.length));
    };
    addEventListener("storage", hear, options);
  }

  /** A free name; or that of a copy made before, when the page went down between the two steps. */
  #asideName(name: string, text: string): string {
    for (let number = 1; ; number += 1) {
      const aside = `aside.${name}.${String(number)}`;
      const there = this.there(aside);
      if (there === null || there === text) return aside;
    }
  }
}
