import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Engine } from "./client";
import { EmpikiError } from "./error";
import type { EngineGame, Glue } from "./glue";
import type { ErrorDetail } from "./types";

const detail: ErrorDetail = { code: "bad-turn", refusal: null, faults: [] };

/** What the glue throws for a failure of the caller. */
const thrown = (): Error => Object.assign(new Error("bad-turn"), { name: "EmpikiError", detail });

/** A glue whose games do `work` when they are asked for a turn or a ply. */
function glueOf(work: () => never): Glue {
  const free = vi.fn();
  const calls = { play: work, explore: work, whyNotTurn: work, goTo: work, traceOf: work };
  const game = { ...calls, view: () => ({ ply: 0 }), free } as unknown as EngineGame;
  return {
    default: () => Promise.resolve(),
    Game: { start: () => game, fromPosition: () => game },
    games: () => [{ id: "oware" }],
  } as unknown as Glue;
}

const fails = (error: unknown) => () => {
  throw error;
};

describe("an engine", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("turns what the glue throws into its own error, and lives on", () => {
    const engine = new Engine(glueOf(fails(thrown())));
    const game = engine.start("oware");
    expect(() => game.play("F")).toThrow(EmpikiError);
    expect(() => game.play("F")).toThrow("bad-turn");
    expect(engine.isDead).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
  });

  it("is dead after a panic, says so once, and refuses everything from then on", () => {
    const engine = new Engine(glueOf(fails(new WebAssembly.RuntimeError("unreachable"))));
    const game = engine.start("oware");
    expect(() => game.play("F")).toThrow("engine-dead");
    expect(engine.isDead).toBe(true);
    expect(() => game.view()).toThrow("engine-dead");
    expect(() => engine.start("oware")).toThrow("engine-dead");
    expect(console.error).toHaveBeenCalledOnce();
  });

  it("does not touch the memory of a dead engine", () => {
    const engine = new Engine(glueOf(fails(new WebAssembly.RuntimeError("unreachable"))));
    const game = engine.start("oware");
    expect(() => game.play("F")).toThrow();
    expect(() => game.free()).not.toThrow();
  });

  it.each([undefined, null, 5, {}])("refuses %j as a turn before the glue sees it", (turn) => {
    const work = vi.fn<() => never>();
    const engine = new Engine(glueOf(work));
    const game = engine.start("oware");
    const names = ["play", "explore", "whyNotTurn"] as const;
    for (const name of names) {
      expect(() => game[name](turn as string)).toThrowError(
        expect.objectContaining({
          detail: expect.objectContaining({
            code: "bad-turn",
            refusal: expect.objectContaining({ code: "bad-turn-text" }) as unknown,
          }) as unknown,
        }) as Error,
      );
    }
    expect(work).not.toHaveBeenCalled();
    expect(engine.isDead).toBe(false);
  });

  it.each([undefined, null, "1", 1.5, -1, NaN, Infinity, 2 ** 60])("has no ply %j", (ply) => {
    const game = new Engine(glueOf(fails(thrown()))).start("oware");
    expect(() => game.goTo(ply as number)).toThrow("no-such-ply");
    expect(() => game.traceOf(ply as number)).toThrow("no-such-ply");
  });

  it.each([undefined, null, 7])("refuses %j as a position or as options", (text) => {
    const engine = new Engine(glueOf(fails(thrown())));
    expect(() => engine.fromPosition(text as unknown as string)).toThrow("bad-position");
    if (text !== undefined)
      expect(() => engine.start("oware", text as unknown as string)).toThrow("bad-options");
  });

  it("lives on after an error that did not come from its inside", () => {
    const mistake = new TypeError("a mistake of the page");
    const engine = new Engine(glueOf(fails(mistake)));
    const game = engine.start("oware");
    expect(() => game.play("F")).toThrow(mistake);
    expect(engine.isDead).toBe(false);
  });

  it("tells its death to whoever wants to know, once", () => {
    const engine = new Engine(glueOf(fails(new WebAssembly.RuntimeError("unreachable"))));
    const [told, untold] = [vi.fn(), vi.fn()];
    engine.onDeath(told);
    engine.onDeath(untold)();
    const game = engine.start("oware");
    expect(() => game.play("F")).toThrow("engine-dead");
    expect(() => game.play("F")).toThrow("engine-dead");
    expect(told).toHaveBeenCalledOnce();
    expect(untold).not.toHaveBeenCalled();
  });

  it("knows its games", () => {
    const engine = new Engine(glueOf(fails(thrown())));
    expect(engine.info("oware").id).toBe("oware");
    expect(() => engine.info("omweso")).toThrow("unknown-game");
  });
});
