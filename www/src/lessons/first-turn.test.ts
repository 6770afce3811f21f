import { describe, expect, it } from "vitest";
import { startedGlue } from "../../scripts/real-engine.mjs";
import { Engine } from "../engine/client";
import oware from "./courses/oware.json";
import { rulesBehind, withFirstTurn, type FirstTurn } from "./first-turn";
import { courseOf, type Lesson } from "./format";

const engine = new Engine(startedGlue());
const { lessons } = courseOf(oware);

function lessonOf(id: string): Lesson {
  const lesson = lessons.find((each) => each.id === `oware-${id}`);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson;
}

const look = <T>(lesson: Lesson, by: (first: FirstTurn) => T): T | null =>
  withFirstTurn(engine, lesson, by);

describe("the first turn of a lesson", () => {
  const lesson = lessonOf("first-capture");

  it("may be each that the engine lists", () => {
    expect(look(lesson, ({ turns }) => turns)).toEqual(["B", "D", "E", "F"]);
  });

  it("is played or refused, and reaches the goal or does not", () => {
    look(lesson, (first) => {
      expect(first.try("D")).toMatchObject({ kind: "played", isReached: true });
      expect(first.try("F")).toMatchObject({ kind: "played", isReached: false });
      expect(first.try("A")).toMatchObject({ kind: "refused", refusal: { code: "empty-pit" } });
      expect(first.try("D"), "once more").toMatchObject({ kind: "played", isReached: true });
    });
    expect.assertions(4);
  });

  it("comes after the other side's, where that begins", () => {
    expect(look(lessonOf("repetition"), ({ turns }) => turns)).toEqual(["A"]);
  });

  it.each([
    ["no position", "oware nothing"],
    ["a game that is over", "oware 0x6/0x6 s 25,23"],
  ])("is not there in %s", (_, position) => {
    expect(look({ ...lesson, position }, ({ turns }) => turns)).toBeNull();
  });
});

describe("the rules behind a turn", () => {
  it("stand each once, the one that decided it last", () => {
    const rules = look(lessonOf("majority"), (first) => rulesBehind(first.try("E")));
    expect(rules).toEqual(["oware-capture", "oware-sowing", "oware-majority"]);
  });

  it("are that of its refusal", () => {
    const rules = look(lessonOf("feed"), (first) => rulesBehind(first.try("D")));
    expect(rules).toEqual(["oware-must-feed"]);
  });
});
