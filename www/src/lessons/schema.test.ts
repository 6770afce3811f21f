import { toJsonSchema } from "@valibot/to-json-schema";
import { Ajv } from "ajv";
import { format } from "prettier";
import { describe, expect, it } from "vitest";
import published from "../../public/lessons.schema.json";
import baoKigogo from "./courses/bao-kigogo.json";
import omweso from "./courses/omweso.json";
import oware from "./courses/oware.json";
import { CourseError, courseOf, courseSchema } from "./format";

// `make schema` writes what is compared here.

it("the published schema is that of the format", async () => {
  const schema = {
    title: "Lessons of a mancala game, for <mancala-board mode=lesson>",
    ...toJsonSchema(courseSchema),
  };
  const text = await format(JSON.stringify(schema), { parser: "json", printWidth: 100 });
  await expect(text).toMatchFileSnapshot("../../public/lessons.schema.json");
});

const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(published);

/** Whether a value is a course, as the page reads it. */
function isRead(value: unknown): boolean {
  try {
    courseOf(value);
    return true;
  } catch (error) {
    if (error instanceof CourseError) return false;
    throw error;
  }
}

const ready = [omweso, oware, baoKigogo];

describe("another validator", () => {
  it.each(ready)("takes the course of $game by the schema", (course) => {
    expect(validate(course), JSON.stringify(validate.errors)).toBe(true);
    expect(isRead(course)).toBe(true);
  });

  const course = omweso;
  const lesson = course.lessons[0];
  const changes: Record<string, unknown>[] = [
    { id: "Not An Id" },
    { id: "" },
    { title: "" },
    { title: {} },
    { title: { EN: "x" } },
    { title: "x".repeat(61) },
    { position: "" },
    { goal: { side: "east", turns: 1, reach: { takes: 1 } } },
    { goal: { side: "south", turns: 0, reach: { takes: 1 } } },
    { goal: { side: "south", turns: 1.5, reach: { takes: 1 } } },
    { goal: { side: "south", turns: 1, reach: {} } },
    { goal: { side: "south", turns: 1, reach: { pits: { Y: 1 } } } },
    { goal: { side: "south", turns: 1, reach: { pits: { A: [1] } } } },
    { goal: { side: "south", turns: 1, reach: { pits: { A: [1, 2, 3] } } } },
    { goal: { side: "south", turns: 1, reach: { pits: { A: [1, 2], b: 0 } } } },
    { goal: { side: "south", turns: 1, reach: { end: { by: "magic" } } } },
    { goal: { side: "south", turns: 1, reach: { end: {} } } },
    { hints: [] },
    { wrong: [] },
    { solutions: [[]] },
    { level: 7 },
    { extra: true },
    { rules: ["x"], read: ["y"], level: 6, replies: ["a"] },
  ];

  it("takes no course without lessons, as the page takes none", () => {
    const empty = { ...course, lessons: [] };
    expect([validate(empty), isRead(empty)]).toEqual([false, false]);
  });

  it.each(changes)("says the same as the page of %j", (change) => {
    const changed = { ...course, lessons: [{ ...lesson, ...change }] };
    expect(validate(changed), JSON.stringify(validate.errors)).toBe(isRead(changed));
  });
});
