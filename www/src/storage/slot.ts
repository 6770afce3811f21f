import { isObject, own, type Reader } from "./readers";
import type { Store } from "./store";

/**
 * How a value is kept: every kept value says by which version of its schema it was written. A part that is added with a
 * default, as those of the progress are, leaves the version as it was; a part that changes its meaning, or goes, does not.
 */
export interface Schema<T> {
  version: number;
  read: Reader<T>;
  /** Reads what was kept before values had versions, if there was such a time. */
  readFormer?: Reader<T>;
}

/** The value in a text, or `null` when it is none of this schema. Whatever the text, it never throws. */
export function decode<T>(text: string, { version, read, readFormer }: Schema<T>): T | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value)) return null;
  const found = own(value, "version");
  if (found === undefined) return readFormer?.(value) ?? null;
  return found === version ? (read(value) ?? null) : null;
}

/** The value as it is kept, its parts in the order of the schema. One that could not be read again is a mistake of ours. */
export function encode<T extends object>(value: T, { version, read }: Schema<T>): string {
  const kept = read(value);
  if (kept === undefined) throw new TypeError(`no value to keep: ${JSON.stringify(value)}`);
  return JSON.stringify({ ...kept, version });
}

/** The place of one value in the store. */
export class Slot<T extends object> {
  readonly name: string;
  readonly #store: Store;
  readonly #schema: Schema<T>;
  readonly #isOfUse: (value: T) => boolean;

  /** What is of no use (`isOfUse`) is as good as unreadable. */
  constructor(
    store: Store,
    name: string,
    schema: Schema<T>,
    isOfUse: (value: T) => boolean = () => true,
  ) {
    this.#store = store;
    this.name = name;
    this.#schema = schema;
    this.#isOfUse = isOfUse;
  }

  /** What is kept; `null` also for what is broken, or of a version that is not known here. Reading writes nothing. */
  read(): T | null {
    return this.#valueIn(this.#store.read(this.name));
  }

  /** Whether a newer page has written here while this one was there: that is not to be written over. */
  get isNewer(): boolean {
    return this.#isUnreadable && this.#store.hasChanged(this.name);
  }

  /** Keeps a value. What lay there unreadable is set aside first, or else this is kept only as long as the page is there. */
  write(value: T): boolean {
    const text = encode(value, this.#schema);
    if (this.isNewer) return this.#store.hold(this.name, text, "newer");
    const isFree = !this.#isUnreadable || this.#store.setAside(this.name);
    return isFree ? this.#store.write(this.name, text) : this.#store.hold(this.name, text);
  }

  get #isUnreadable(): boolean {
    const text = this.#store.there(this.name);
    return text !== null && this.#valueIn(text) === null;
  }

  #valueIn(text: string | null): T | null {
    const value = text === null ? null : decode(text, this.#schema);
    return value && this.#isOfUse(value) ? value : null;
  }
}
