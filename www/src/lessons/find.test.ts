import { afterEach, describe, expect, it, vi } from "vitest";
import omweso from "./courses/omweso.json";
import { findLesson, LessonError } from "./find";

const [first = "", second = ""] = omweso.lessons.map(({ id }) => id);
const json = JSON.stringify({ ...omweso, id: "club" });
const base = "https://club.example/page";

/** What is found. */
async function found(where: string): Promise<{ course: string; lesson: string; next: string }> {
  const { course, lesson, whereIs } = await findLesson(where, base);
  return { course: course.id, lesson: lesson.id, next: whereIs(second) };
}

/** Why nothing is. */
const failure = (where: string) =>
  findLesson(where, base).then(
    () => null,
    (error: unknown) => {
      if (error instanceof LessonError) return error.failure;
      throw error;
    },
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a ready lesson", () => {
  it.each([
    ["omweso", first],
    [second, second],
    [` ${second}\n`, second],
  ])("is found by %j", async (where, lesson) => {
    expect(await found(where)).toEqual({ course: "omweso", lesson, next: second });
  });

  it.each(["", "omweso-none", "omwesofirst", "chess"])("is not found by %j", async (where) => {
    expect(await failure(where)).toEqual({ kind: "no-lesson", found: where });
  });
});

describe("a lesson in the tag", () => {
  it.each([
    [json, first],
    [`${json}#${second}`, second],
    [`\n${json} #${second}`, second],
  ])("is read where it stands, and the next one too", async (where, lesson) => {
    expect(await found(where)).toEqual({ course: "club", lesson, next: `${json}#${second}` });
  });

  it("is named when it is not there", async () => {
    expect(await failure(`${json}#none`)).toEqual({ kind: "no-lesson", found: "none" });
  });

  it("says where it has not the format", async () => {
    const bad = JSON.stringify({
      ...omweso,
      lessons: [{ ...omweso.lessons[0], goal: { turns: 0 } }],
    });
    expect(await failure(bad)).toMatchObject({ kind: "bad-lesson", place: "lessons.0.goal.side" });
    expect(await failure("{ nothing }")).toMatchObject({ kind: "bad-lesson", place: "" });
    expect(await failure(`{"id":"${"x".repeat(1_000_000)}"}`)).toMatchObject({
      kind: "bad-lesson",
    });
  });
});

describe("a lesson at an address", () => {
  const respond = (status: number) => {
    const fetched = vi.fn(() => Promise.resolve(new Response(json, { status })));
    vi.stubGlobal("fetch", fetched);
    return fetched;
  };

  it("is fetched from there, seen from the page", async () => {
    const fetched = respond(200);
    expect(await found(`lessons.json#${second}`)).toEqual({
      course: "club",
      lesson: second,
      next: `lessons.json#${second}`,
    });
    expect(fetched).toHaveBeenCalledWith(new URL("https://club.example/lessons.json"));
  });

  it("is not loaded where nothing comes", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    respond(404);
    const address = "lessons.json";
    expect(await failure(`${address}#one`)).toEqual({ kind: "lesson-not-loaded", address });
    expect(console.error).toHaveBeenCalledOnce();
  });
});
