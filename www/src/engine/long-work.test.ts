import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Engine } from "./client";
import type { EngineTable, Glue } from "./glue";
import { LongWork } from "./long-work";

/** A glue of searches, tables and proofs that only note what is done with them. */
function glueOf() {
  const advance = vi.fn((): unknown => ({}));
  const handle = () => ({
    advance,
    settle: vi.fn(),
    view: vi.fn(() => ({ seeds: 12 })),
    bytes: vi.fn(() => new Uint8Array(3)),
    useTable: vi.fn(),
    free: vi.fn(),
  });
  const [search, table, proof] = [handle(), handle(), handle()];
  const glue = {
    Search: { analyse: vi.fn(() => search), ofLevel: vi.fn(() => search) },
    Tablebase: { build: vi.fn(() => table), read: vi.fn(() => table) },
    Proof: { start: vi.fn(() => proof) },
    proofLimit: () => 1000,
  };
  const engine = new Engine(glue as unknown as Glue);
  return { glue, engine, work: new LongWork(engine), advance, search, table, proof };
}

describe("long work", () => {
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  it("is begun as it is asked for", () => {
    const { glue, work } = glueOf();
    work.analyse("r", 2, 3);
    work.ofLevel("r", 2, 4, 7);
    work.buildTable(12);
    work.prove("p", "N");
    expect(glue.Search.analyse).toHaveBeenCalledWith("r", 2, 3);
    expect(glue.Search.ofLevel).toHaveBeenCalledWith("r", 2, 4, 7);
    expect(glue.Tablebase.build).toHaveBeenCalledWith(12);
    expect(glue.Proof.start).toHaveBeenCalledWith("p", "N", 1000);
  });

  it("gives the engine the table that it knows itself", () => {
    const { work, search, table } = glueOf();
    work.analyse("r", 0, 1).useTable(work.readTable(new Uint8Array(3)));
    expect(search.useTable).toHaveBeenCalledWith(table);
    work.analyse("r", 0, 1).useTable({} as EngineTable);
    expect(search.useTable).toHaveBeenCalledOnce();
  });

  it("is given back, unless the engine is dead", () => {
    const { engine, work, advance, search, table, proof } = glueOf();
    const begun = [work.analyse("r", 0, 1), work.buildTable(12), work.prove("p", "N")];
    for (const each of begun) each.free();
    expect([search, table, proof].map(({ free }) => free.mock.calls.length)).toEqual([1, 1, 1]);
    advance.mockImplementation(() => {
      throw new WebAssembly.RuntimeError("unreachable");
    });
    expect(() => begun[0]?.advance(5)).toThrow("engine-dead");
    expect(engine.isDead).toBe(true);
    for (const each of begun) each.free();
    expect(search.free).toHaveBeenCalledOnce();
  });
});
