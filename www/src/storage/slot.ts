import { isObject, own, type Reader } from "./readers";
import type { Store } from "./store";

/** How a value is kept: every kept value says by which version of its schema it was written. */
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

export const encode = <T extends object>(value: T, { version }: Schema<T>): string =>
  JSON.stringify({ ...value, version });

/** The place of one value in the store. */
export class Slot<T extends object> {
  readonly name: string;
  readonly #store: Store;
  readonly #schema: Schema<T>;

  constructor(store: Store, name: string, schema: Schema<T>) {
    this.#store = store;
    this.name = name;
    this.#schema = schema;
  }

  /** What is kept; what is broken, or written by a version that is not known here, is set aside. */
  read(): T | null {
    const text = this.#store.read(this.name);
    if (text === null) return null;
    const value = decode(text, this.#schema);
    if (value === null) this.#store.setAside(this.name);
    return value;
  }

  write(value: T): boolean {
    return this.#store.write(this.name, encode(value, this.#schema));
  }

  /** What is kept there turned out to be of no use. */
  setAside(): void {
    this.#store.setAside(this.name);
  }
}
