import { describe, expect, it } from "vitest";
import { startedGlue } from "../../scripts/real-engine.mjs";
import { Engine } from "../engine/client";
import { Attempt, type Progress } from "./attempt";
import omweso from "./courses/omweso.json";
import { courseOf, type Lesson } from "./format";

const engine = new Engine(startedGlue());
const { lessons } = courseOf(omweso);

/** A ready lesson with a change. */
function lessonWith(id: string, change: Partial<Lesson> = {}): Lesson {
  const lesson = lessons.find((each) => each.id === `omweso-${id}`);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return { ...lesson, ...change };
}

/** How far one is after these turns. */
function after(lesson: Lesson, ...turns: string[]): Progress {
  const game = engine.fromPosition(lesson.position);
  for (const turn of turns) game.play(turn);
  return new Attempt(engine, lesson).at(game.view());
}

const wrongOf = (turn: string) => [{ turn, rule: "omweso-sowing", says: "No." }];

describe("a lesson of two turns", () => {
  const lesson = lessonWith("prepare-a-capture");

  it("is tried turn by turn, with a reply in between", () => {
    expect(after(lesson)).toMatchObject({ step: 0, phase: "trying", wrong: null });
    expect(after(lesson, "P")).toMatchObject({ step: 1, phase: "reply", wrong: null });
    expect(after(lesson, "P", "h")).toMatchObject({ step: 1, phase: "trying", wrong: null });
    expect(after(lesson, "P", "h", "O")).toMatchObject({ step: 2, phase: "reached", missed: [] });
    expect(after(lesson, "P", "h", "L")).toMatchObject({ step: 2, phase: "missed" });
  });

  it("is missed after a wrong try, when its reply was seen", () => {
    expect(after(lesson, "O")).toMatchObject({ phase: "reply", wrong: { turn: "O" } });
    expect(after(lesson, "O", "h")).toMatchObject({ phase: "missed", wrong: { turn: "O" } });
  });

  it("goes by the plies up to the one that is shown", () => {
    const game = engine.fromPosition(lesson.position);
    for (const turn of ["O", "h"]) game.play(turn);
    expect(new Attempt(engine, lesson).at(game.goTo(0))).toMatchObject({ step: 0, wrong: null });
  });
});

describe("a wrong try", () => {
  it.each(["J", "J+"])("is the turn of the engine that %s means", (turn) => {
    const lesson = lessonWith("turn-round", { wrong: wrongOf(turn) });
    expect(after(lesson, "J").wrong).toMatchObject({ turn });
    expect(after(lesson, "K").wrong).toBeNull();
  });

  it("is not what the engine refuses for its directions", () => {
    expect(after(lessonWith("turn-round", { wrong: wrongOf("J++") }), "J").wrong).toBeNull();
  });

  it("may be a turn that is refused, for the same reason", () => {
    const attempt = new Attempt(engine, lessonWith("turn-round", { wrong: wrongOf("P+") }));
    const game = engine.fromPosition(attempt.lesson.position);
    const refusalOf = (letter: string) => {
      const refusal = game.whyNot(attempt.info.letters.indexOf(letter));
      if (!refusal) throw new Error(`${letter} is not refused`);
      return refusal;
    };
    expect(attempt.refused(refusalOf("P"))).toMatchObject({ turn: "P+" });
    expect(attempt.refused(refusalOf("O")), "another pit").toBeNull();
    expect(attempt.refused({ ...refusalOf("P"), code: "must-feed" }), "why not").toBeNull();
  });
});

describe("the reply", () => {
  /** North begins, and may play j, h, c and c-. */
  const position = "omweso 7x6,3,7,0,2,0x5,1/0,2,0x6,2,0x4,4,1,0 n 8,8 1,1";
  const game = engine.fromPosition(position);

  it.each([
    ["as it is written", "c-", "c-"],
    ["as the engine writes it", "c+", "c"],
    ["the first there is, where it may not be played", "c+++++", "j"],
  ])("is played %s", (_, reply, played) => {
    const lesson = lessonWith("turn-round", { position, replies: [reply] });
    expect(new Attempt(engine, lesson).reply(game.view(), game)).toBe(played);
  });

  it("may be written out, and is the first there is from then on", () => {
    const replies: string[] = [];
    const lesson = lessonWith("turn-round", { position, replies });
    expect(new Attempt(engine, lesson).reply(game.view(), game)).toBe("j");
  });

  it("comes before a wrong try where the other side begins", () => {
    const lesson = lessonWith("turn-round", { position, replies: ["c+"], wrong: wrongOf("I+") });
    expect(after(lesson, "c", "I").wrong).toMatchObject({ turn: "I+" });
  });
});
