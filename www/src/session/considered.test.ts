import { beforeAll, describe, expect, it } from "vitest";
import omweso from "../../../tests/fixtures/omweso-examples.json";
import { startedGlue } from "../../scripts/real-engine.mjs";
import { Engine } from "../engine/client";
import { consideredPit, consideredTurn } from "./considered";
import { FakeGame, sourceOf } from "./fake-engine";

let engine: Engine;
beforeAll(() => {
  engine = new Engine(startedGlue());
});

/** The record of a game that begins so. */
function recordOf(position: string): string {
  const game = engine.fromPosition(position);
  try {
    return game.record();
  } finally {
    game.free();
  }
}

const example = (name: string) => {
  const found = omweso.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return { record: recordOf(found.before), ply: 0 };
};

describe("a turn that is only considered", () => {
  it("is told whole, with how the game would end", () => {
    const place = example("akawumbi");
    const considered = consideredPit(engine, place, { pit: 5, letter: "N" });
    expect(considered).toMatchObject({
      turn: "N",
      mover: "south",
      result: { ending: "akawumbi" },
      open: null,
    });
  });

  it("stops where a direction is to be chosen, and names the rule", () => {
    const place = example("mid-turn choice reversed");
    const considered = consideredTurn(engine, place, "C");
    expect(considered.result).toBeNull();
    expect(considered.open?.rule).toMatch(/^omweso-reverse-/);
    expect(considered.steps.length).toBeGreaterThan(0);
    const chosen = consideredTurn(engine, place, "C-");
    expect(chosen.open).toBeNull();
    expect(chosen.steps[considered.steps.length]).toMatchObject({
      kind: "choice",
      rule: considered.open?.rule,
    });
  });

  it("is none where no turn starts", () => {
    const place = { record: recordOf("oware 4x6/4x6 s 0,0"), ply: 0 };
    expect(consideredPit(engine, place, { pit: 7, letter: "b" })).toBeNull();
  });

  it("leaves nothing behind", () => {
    const game = new FakeGame();
    consideredPit(sourceOf(game), { record: "A d", ply: 2 }, { pit: 0, letter: "A" });
    expect(game.isFreed).toBe(true);
  });
});
