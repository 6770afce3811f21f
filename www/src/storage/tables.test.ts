import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tableShelf, type Database } from "./tables";

/** A database in memory. */
function databaseOf(kept: Map<string, unknown> = new Map()): Database {
  return {
    get: (name) => Promise.resolve(kept.get(name)),
    set: (name, value) => Promise.resolve(void kept.set(name, value)),
    del: (name) => Promise.resolve(void kept.delete(name)),
  };
}

const refused = () => Promise.reject(new DOMException("no room", "QuotaExceededError"));

describe("the table of endgames", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is kept, read and dropped", async () => {
    const shelf = tableShelf(databaseOf());
    expect(await shelf.read()).toBeNull();
    expect(await shelf.keep(Uint8Array.of(1, 2))).toBe(true);
    expect(await shelf.read()).toEqual(Uint8Array.of(1, 2));
    await shelf.drop();
    expect(await shelf.read()).toBeNull();
    expect(vi.getTimerCount(), "nothing is left running").toBe(0);
  });

  it("that is something else altogether is a damaged one", async () => {
    const shelf = tableShelf(databaseOf(new Map([["oware", "nonsense"]])));
    expect(await shelf.read()).toEqual(new Uint8Array());
  });

  it("is not kept where storage is refused or full, and nothing fails", async () => {
    const shelf = tableShelf({ get: refused, set: refused, del: refused });
    expect(await shelf.read()).toBeNull();
    expect(await shelf.keep(Uint8Array.of(1))).toBe(false);
    await shelf.drop();
  });

  it("is not kept where there is no such storage at all", async () => {
    expect(await tableShelf().read()).toBeNull();
    expect(await tableShelf().keep(Uint8Array.of(1))).toBe(false);
  });

  it("is not waited for where the browser does not answer", async () => {
    const silent = () => new Promise<never>(() => undefined);
    const shelf = tableShelf({ get: silent, set: silent, del: silent });
    const read = shelf.read();
    const kept = shelf.keep(Uint8Array.of(1));
    await vi.runAllTimersAsync();
    expect([await read, await kept]).toEqual([null, false]);
  });
});
