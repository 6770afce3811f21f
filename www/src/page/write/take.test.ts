import { describe, expect, it, vi } from "vitest";
import { readFence } from "../../fences/read";
import omweso from "../../lessons/courses/omweso.json";
import { courseOf, readCourse } from "../../lessons/format";
import { readRoute } from "../route";
import { longestText, packed, unpacked } from "./link";
import { fenceText, fileFenceText, fileText, plainText, schemaAt } from "./take";

const course = courseOf({ $schema: "https://x.test/lessons.schema.json", ...omweso });
const [, second] = course.lessons;

/** What stands between the lines of a code block. */
const inside = (block: string): string => {
  expect(block).toMatch(/^```mancala\n[^]*\n```\n$/);
  return block.split("\n").slice(1, -2).join("\n");
};

/** The attributes of the board that is made of it. */
function attributesOf(block: string): { mode?: string; lesson?: string } {
  const fence = readFence(inside(block));
  if ("kind" in fence) throw new Error(JSON.stringify(fence));
  return Object.fromEntries(fence.attributes);
}

describe("a code block", () => {
  it("holds the lessons, whichever is the first", () => {
    const bare = courseOf(omweso);
    const { mode, lesson = "" } = attributesOf(fenceText(course, course.lessons[0]?.id ?? ""));
    expect(mode).toBe("lesson");
    expect(readCourse(lesson)).toEqual(bare);
    const other = attributesOf(fenceText(course, second?.id ?? "")).lesson ?? "";
    expect(other.endsWith(`#${second?.id ?? ""}`)).toBe(true);
    expect(readCourse(other.slice(0, other.lastIndexOf("#")))).toEqual(bare);
  });

  it("has no signs of templates, and ends where it should", () => {
    const [lesson] = course.lessons;
    if (!lesson) throw new Error("no lesson");
    const odd = { ...lesson, done: { en: '```\n{{ x }} " \\ # : | 💥  two spaces ' } };
    const block = fenceText({ ...course, lessons: [odd] }, odd.id);
    expect(block.match(/^\s*`{3}/gm)).toHaveLength(2);
    expect(block.replaceAll("{{ x }}", "")).not.toMatch(/\{\{|\}\}/);
    const read = readCourse(attributesOf(block).lesson ?? "");
    expect(read.lessons[0]?.done).toEqual(odd.done);
  });

  it("names a file and a lesson of it", () => {
    const block = fileFenceText("oware", " ./a/lessons.json ", "lesson-2");
    expect(attributesOf(block)).toEqual({
      mode: "lesson",
      game: "oware",
      lesson: "./a/lessons.json#lesson-2",
    });
  });
});

it("a file is read as it was written, and names its schema", () => {
  const schema = schemaAt("https://x.test/some/page/index.html");
  expect(schema).toBe("https://x.test/some/page/lessons.schema.json");
  const text = fileText({ ...course, $schema: schema });
  expect(text.startsWith(`{\n  "$schema": "${schema}",\n  "format": 1,`)).toBe(true);
  expect(readCourse(text)).toEqual({ ...course, $schema: schema });
});

describe("a link", () => {
  it.each(["", "x", plainText(course), "💥 ẅ \u0000".repeat(500)])(
    "gives back what was put in (%#)",
    async (text) => {
      const data = await packed(text);
      expect(data).toMatch(/^[\w-]+$/);
      expect(await unpacked(data)).toBe(text);
      expect(readRoute(`#/learn/own/${data}`)).toEqual({
        screen: "own-lessons",
        data,
        lesson: null,
      });
      expect(readRoute(`#/learn/own/${data}/lesson-2/`)).toMatchObject({
        data,
        lesson: "lesson-2",
      });
    },
  );

  it("is short", async () => {
    const text = plainText(course);
    expect((await packed(text)).length).toBeLessThan(text.length * 0.9);
  });

  it("is made and read without what presses it together", async () => {
    vi.stubGlobal("CompressionStream", undefined);
    const data = await packed("Okwesera, 💥");
    vi.unstubAllGlobals();
    expect(data.startsWith("p")).toBe(true);
    expect(await unpacked(data)).toBe("Okwesera, 💥");
  });

  it("of a few letters that stand for more than there is room for is refused", async () => {
    const bomb = await packed(" ".repeat(50 * longestText));
    expect(bomb.length).toBeLessThan(longestText);
    await expect(unpacked(bomb)).rejects.toThrow(RangeError);
  });

  it.each([
    "",
    "d",
    "p!",
    "x",
    "dAAAA",
    "d____",
    "p_w",
    "p=",
    "d💥",
    "pA",
    `p${"A".repeat(9 * longestText)}`,
  ])("that is damaged, or holds more than it should, is refused (%#)", async (data) => {
    await expect(unpacked(data)).rejects.toThrow();
  });
});
