import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// Vitest runs these in plain Node: no document, no elements.

/** Everything that a page would notice of an import. */
const noticed = ["fetch", "addEventListener", "setTimeout", "setInterval", "queueMicrotask"];

/** Every module is read anew, which takes its time on a busy machine (milliseconds). */
const timeout = 60_000;

describe("where there is no document", { timeout }, () => {
  const calls: string[] = [];

  beforeEach(() => {
    vi.resetModules();
    calls.length = 0;
    for (const name of noticed) vi.stubGlobal(name, () => calls.push(name));
  });
  afterEach(() => vi.unstubAllGlobals());

  const load = {
    "the class": () => import("./mancala-board"),
    "the definition": () => import("./define"),
    "what turns code blocks into boards": () => import("../entries/fences"),
  };

  it.each(Object.entries(load))("%s is imported, and nothing else happens", async (_, load) => {
    expect("document" in globalThis || "HTMLElement" in globalThis).toBe(false);
    const before = Reflect.ownKeys(globalThis);
    const { MancalaBoard } = await load();
    expect(Reflect.ownKeys(globalThis)).toEqual(before);
    expect(calls).toEqual([]);
    expect(MancalaBoard.observedAttributes).toContain("position");
  });
});

describe("where there are elements", { timeout }, () => {
  afterEach(() => vi.unstubAllGlobals());

  it("the class registers nothing, the definition registers it once", async () => {
    vi.resetModules();
    const registered = new Map<string, unknown>();
    const registry = {
      get: (name: string) => registered.get(name),
      define: vi.fn((name: string, made: unknown) => registered.set(name, made)),
    };
    vi.stubGlobal("HTMLElement", class {});
    vi.stubGlobal("customElements", registry);
    const { MancalaBoard } = await import("./mancala-board");
    expect(registry.define).not.toHaveBeenCalled();
    await import("./define");
    expect(registered.get("mancala-board")).toBe(MancalaBoard);
    // Another copy of the script.
    vi.resetModules();
    await import("./define");
    expect(registry.define).toHaveBeenCalledOnce();
  });
});
