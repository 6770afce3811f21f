import { beforeAll, describe, expect, it } from "vitest";
import { startedGlue } from "../../../scripts/real-engine.mjs";
import { Engine } from "../../engine/client";
import type { TraceView } from "../../engine/types";
import { chanceOf } from "./chance";
import { fits, kindsOf, ladderOf, withoutCapture, type CountingKind } from "./ladders";
import { askedQuestion, type Question } from "./questions";
import { factsOf } from "./turn-facts";

const games = ["omweso", "oware", "bao-kigogo"] as const;
const seeds = Array.from({ length: 12 }, (_, index) => 101 + 7 * index);

let engine: Engine;
beforeAll(() => {
  engine = new Engine(startedGlue());
});

/** The turn as the engine plays it in the position that is asked about. */
function traceOf({ position, turn }: Question): TraceView {
  const game = engine.fromPosition(position);
  try {
    expect(game.legalMoves().flatMap(({ turns }) => turns)).toContain(turn);
    game.play(turn);
    return game.traceOf(1);
  } finally {
    game.free();
  }
}

/** The answer, read from the steps in the plainest way. */
const read: Readonly<Record<CountingKind, (trace: TraceView) => number | undefined>> = {
  landing: ({ steps }) => steps.findLast((step) => step.kind === "lap")?.drops.at(-1),
  laps: ({ steps }) => steps.findLast((step) => step.kind === "lap")?.lap,
  captured: ({ steps }) => {
    const counts = steps.flatMap((step) => (step.kind === "capture" ? step.counts : []));
    return counts.reduce((all, each) => all + each, 0);
  },
};

describe("the directions that are told with a turn", () => {
  const position =
    "omweso 2,1x2,0,4,0,8,0,2,0,2,3,4x2,2x2/0,1,0,3,2,1,8,1,2,3,1,0,3,0,2x2 s 6,6 2,1";

  it("are those on the way: that of the start is told with its seeds", () => {
    const game = engine.fromPosition(position);
    try {
      const trace = game.play("I-");
      expect(trace.steps[0], position).toMatchObject({ kind: "choice" });
      expect(factsOf(trace, engine.info("omweso")), position).toMatchObject({
        isClockwise: true,
        choices: [],
      });
    } finally {
      game.free();
    }
  });
});

describe.each(games)("questions about %s", (game) => {
  it("are of its level, and answered as the engine plays", () => {
    const info = engine.info(game);
    for (const kind of kindsOf(info))
      ladderOf(info, kind).forEach((rung, index) => {
        for (const seed of seeds) {
          const level = index + 1;
          const question = askedQuestion(engine, { game, kind, level }, chanceOf(seed));
          const where = `${game} ${kind} level ${String(level)} seed ${String(seed)}: ${question.position} ${question.turn}`;
          expect(question, where).toMatchObject({ game, kind, level });
          const trace = traceOf(question);
          const facts = factsOf(trace, info);
          expect(facts, where).toEqual(question.facts);
          const isOfLevel = [rung, withoutCapture(rung)].some((each) => facts && fits(facts, each));
          expect(isOfLevel, where).toBe(true);
          expect(question.answer, where).toBe(read[kind](trace));
          if (question.upTo !== null)
            expect(question.answer, where).toBeLessThanOrEqual(question.upTo);
        }
      });
  }, 60_000);

  it("are the same for the same seed, and others for another", () => {
    const ask = (seed: number) =>
      askedQuestion(engine, { game, kind: "landing", level: 2 }, chanceOf(seed));
    expect(ask(5)).toEqual(ask(5));
    const positions = seeds.map((seed) => ask(seed).position);
    expect(new Set(positions).size).toBeGreaterThan(seeds.length / 2);
  });

  it("are of positions of whole games, which both players meet", () => {
    const asked = Array.from({ length: 40 }, (_, seed) =>
      askedQuestion(engine, { game, kind: "landing", level: 1 }, chanceOf(seed + 1)),
    );
    expect(new Set(asked.map(({ mover }) => mover))).toEqual(new Set(["south", "north"]));
  });
});

describe("questions about captures", () => {
  it.each(games)("of %s are now and then about none", (game) => {
    const answers = Array.from(
      { length: 60 },
      (_, seed) =>
        askedQuestion(engine, { game, kind: "captured", level: 1 }, chanceOf(seed + 1)).answer,
    );
    const none = answers.filter((answer) => answer === 0).length;
    expect(none).toBeGreaterThan(3);
    expect(none).toBeLessThan(30);
  });
});

it("refuses a level that there is not", () => {
  const ask = (kind: CountingKind, level: number) =>
    askedQuestion(engine, { game: "oware", kind, level }, chanceOf(1));
  expect(() => ask("landing", 9)).toThrow(RangeError);
  expect(() => ask("laps", 1), "a turn of Oware is one lap").toThrow(RangeError);
});
