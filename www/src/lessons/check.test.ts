import { describe, expect, it } from "vitest";
import { startedGlue } from "../../scripts/real-engine.mjs";
import { Engine } from "../engine/client";
import omweso from "./courses/omweso.json";
import { faultsOf, type LessonFault } from "./check";
import { courseOf, type Lesson } from "./format";

const engine = new Engine(startedGlue());
const { game, lessons } = courseOf(omweso);

/** The faults of a ready lesson with a change. */
function faultsWith(id: string, change: Partial<Lesson>): LessonFault[] {
  const lesson = lessons.find((each) => each.id === `omweso-${id}`);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return faultsOf(engine, game, { ...lesson, ...change });
}

describe("against a level", () => {
  it("tries the first turn of a solution, and no other: nobody knows what is played in between", () => {
    expect(faultsWith("first-game", { solutions: [["N", "A"]] })).toEqual([]);
    expect(faultsWith("first-game", { solutions: [["N", "I"]] })).toEqual([]);
    const solution = ["A", "N"];
    expect(faultsWith("first-game", { solutions: [solution] })).toEqual([
      { kind: "solution", turns: solution },
    ]);
  });

  it("tries none where the level begins", () => {
    const position = "omweso 4x8,0x8/4x8,0x8 n 0,0 0,0";
    expect(faultsWith("first-game", { position, solutions: [["A"]] })).toEqual([]);
  });
});

describe("a turn of a solution", () => {
  /** Of the turns J, J- and K only the first leaves I and J empty. */
  const change = {
    goal: { side: "south", turns: 1, reach: { pits: { I: 0, J: 0 } } },
    wrong: [{ turn: "K", rule: "omweso-sowing", says: "K leaves J as it was." }],
  } as const satisfies Partial<Lesson>;

  const faultsOfSolution = (...turns: string[]) =>
    faultsWith("turn-round", { ...change, wrong: [...change.wrong], solutions: [turns] });

  it.each(["J", "J+"])("is the one that the engine reads: %s", (turn) => {
    expect(faultsOfSolution(turn)).toEqual([]);
  });

  it("is none that the engine refuses, and does not stand for another", () => {
    expect(faultsOfSolution("J++")).toEqual([
      { kind: "solution", turns: ["J++"] },
      { kind: "unlisted", turns: ["J"] },
    ]);
  });

  it("is missed where it reaches the goal of one turn and is not listed", () => {
    expect(faultsOfSolution("K")).toEqual([
      { kind: "solution", turns: ["K"] },
      { kind: "unlisted", turns: ["J"] },
    ]);
  });
});
