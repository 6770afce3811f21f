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
