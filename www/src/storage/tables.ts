import { createStore, del, get, set } from "idb-keyval";

/**
 * Where the table of endgames is kept: bytes of many megabytes, so in IndexedDB and not in the store of small texts.
 * A browser that refuses, has no room or does not answer keeps nothing, and says so; nothing here ever fails.
 */
export interface TableShelf {
  /** What is kept, whole or damaged; `null`: nothing, or nobody can say. */
  read(): Promise<Uint8Array | null>;
  /** Keeps a table in place of the one before, all of it or nothing. `false`: it is not kept. */
  keep(bytes: Uint8Array): Promise<boolean>;
  drop(): Promise<void>;
}

/** A database of values with names. */
export interface Database {
  get(name: string): Promise<unknown>;
  set(name: string, value: Uint8Array): Promise<void>;
  del(name: string): Promise<void>;
}

const name = "oware";

/** Some browsers leave a question to a database without an answer (milliseconds). */
const patience = 10_000;

/** The browser's database, opened when it is first asked. */
export function browserDatabase(): Database {
  let store: ReturnType<typeof createStore> | undefined;
  const opened = () => (store ??= createStore("empiki", "tables"));
  return {
    get: (key) => get<unknown>(key, opened()),
    set: (key, value) => set(key, value, opened()),
    del: (key) => del(key, opened()),
  };
}

/** The place of the table in a database. */
export function tableShelf(database: Database = browserDatabase()): TableShelf {
  return {
    read: async () => bytesOf(await answered(() => database.get(name), undefined)),
    keep: (bytes) =>
      answered(async () => {
        await database.set(name, bytes);
        return true;
      }, false),
    drop: () => answered(() => database.del(name), undefined),
  };
}

/** What is something else was not kept by this page: it is damaged for whoever reads it. */
function bytesOf(value: unknown): Uint8Array | null {
  if (value === undefined) return null;
  return value instanceof Uint8Array ? value : new Uint8Array();
}

/** The answer of a database, or `otherwise` when it refuses, or does not answer. */
async function answered<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tired = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), patience);
  });
  try {
    return await Promise.race([ask(), tired]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
