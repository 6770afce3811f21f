/**
 * Reads a value that may be anything: the value as what it should be, or
 * `undefined` when it is something else (JSON has no `undefined` of its own).
 */
export type Reader<T> = (value: unknown) => T | undefined;

/** What a reader reads. */
export type ReadBy<R> = R extends Reader<infer T> ? T : never;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The part of `value` that is its own: nothing comes from a prototype. */
export const own = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

export const text: Reader<string> = (value) => (typeof value === "string" ? value : undefined);

export const bool: Reader<boolean> = (value) => (typeof value === "boolean" ? value : undefined);

/** A whole number from 0. */
export const count: Reader<number> = (value) =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** A text that `pattern` fits. */
export const textLike =
  (pattern: RegExp): Reader<string> =>
  (value) =>
    typeof value === "string" && pattern.test(value) ? value : undefined;

/** One of a few texts. */
export const oneOf =
  <const T extends readonly string[]>(...values: T): Reader<T[number]> =>
  (value) =>
    values.find((each) => each === value);

export const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : reader(value);

/** A part that may be missing, and is `fallback` then. */
export const optional =
  <T>(reader: Reader<T>, fallback: T): Reader<T> =>
  (value) =>
    value === undefined ? fallback : reader(value);

export const listOf =
  <T>(reader: Reader<T>): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const items = value.map(reader);
    return items.every((item): item is Exclude<typeof item, undefined> => item !== undefined)
      ? items
      : undefined;
  };

/** A list of two values. */
export const pairOf =
  <T>(reader: Reader<T>): Reader<readonly [T, T]> =>
  (value) => {
    const [first, second, ...more] = listOf(reader)(value) ?? [];
    const isPair = first !== undefined && second !== undefined && more.length === 0;
    return isPair ? [first, second] : undefined;
  };

/** An object with parts of these names; other parts are left out. */
export const shaped =
  <S extends Readonly<Record<string, Reader<unknown>>>>(
    shape: S,
  ): Reader<{ [K in keyof S]: ReadBy<S[K]> }> =>
  (value) => {
    if (!isObject(value)) return undefined;
    const parts = Object.entries(shape).map(([name, reader]) => [name, reader(own(value, name))]);
    const isWhole = parts.every(([, part]) => part !== undefined);
    return isWhole ? (Object.fromEntries(parts) as { [K in keyof S]: ReadBy<S[K]> }) : undefined;
  };

/** An object with parts of any name. `fromEntries` makes own parts, also of one that is called `__proto__`. */
export const dictionaryOf =
  <T>(reader: Reader<T>): Reader<Readonly<Record<string, T>>> =>
  (value) => {
    if (!isObject(value)) return undefined;
    const parts = Object.entries(value).map(([name, part]) => [name, reader(part)] as const);
    const isWhole = parts.every(([, part]) => part !== undefined);
    return isWhole ? (Object.fromEntries(parts) as Record<string, T>) : undefined;
  };

/** The first of some readers that can read the value. */
export const either =
  <T>(...readers: readonly Reader<T>[]): Reader<T> =>
  (value) => {
    for (const reader of readers) {
      const read = reader(value);
      if (read !== undefined) return read;
    }
    return undefined;
  };

/** Any value, as it is: for whoever knows better to judge. */
export const anything: Reader<unknown> = (value) => value;
