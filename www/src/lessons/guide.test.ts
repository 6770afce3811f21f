import { describe, expect, it } from "vitest";
import guide from "../../guide/lessons.md?raw";
import { startedGlue } from "../../scripts/real-engine.mjs";
import { Engine } from "../engine/client";
import { faultsOf, rulesTried } from "./check";
import { courseSchema, readCourse } from "./format";

const engine = new Engine(startedGlue());

describe("the guide for teachers", () => {
  const [, json = ""] = /```json\n([^]*?)\n```/.exec(guide) ?? [];
  const { game, lessons } = readCourse(json);

  it.each(lessons)("shows a lesson that is right: $id", (lesson) => {
    expect(faultsOf(engine, game, lesson)).toEqual([]);
    const tried = rulesTried(engine, game, lesson);
    expect(lesson.rules.filter((rule) => !tried.has(rule))).toEqual([]);
  });

  /** The names in the first column of a table. */
  const rowsBelow = (heading: string): string[] => {
    const section = guide.split(`\n${heading}\n`)[1]?.split(/\n##/)[0] ?? "";
    return [...section.matchAll(/^\| `([$\w]+)`/gm)].map(([, name]) => name ?? "").sort();
  };

  it("names every field, and no other", () => {
    const { entries } = courseSchema;
    const lesson = entries.lessons.pipe[0].item;
    expect(rowsBelow("## The file")).toEqual(Object.keys(entries).sort());
    expect(rowsBelow("## A lesson")).toEqual(Object.keys(lesson.entries).sort());
    const reach = lesson.entries.goal.entries.reach.pipe[0];
    expect(rowsBelow("### What a goal reaches")).toEqual(Object.keys(reach.entries).sort());
  });
});
