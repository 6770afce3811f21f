import { expect, it, vi } from "vitest";
import omweso from "../../lessons/courses/omweso.json";
import { courseOf } from "../../lessons/format";
import { lessonsIn } from "./lessons-in";
import { packed } from "./link";
import { fenceText, plainText } from "./take";

const course = courseOf(omweso);
const text = plainText(course);

it("lessons are found in a file, in a text, in a link and in a code block", async () => {
  const link = `https://x.test/#/learn/own/${await packed(text)}`;
  const block = fenceText(course, course.lessons[0]?.id ?? "");
  for (const each of [new Blob([text]), text, link, block]) {
    expect(await lessonsIn(each)).toEqual(course);
  }
});

it("a file that cannot be read is refused as one that says nothing of use is", async () => {
  const gone = { size: 1, text: () => Promise.reject(new DOMException("gone", "NotFoundError")) };
  await expect(lessonsIn(gone)).rejects.toThrow("gone");
  await expect(lessonsIn(new Blob(["{"]))).rejects.toThrow(/JSON/);
});

it("a file that is too long is not even fetched", async () => {
  const read = vi.fn(() => Promise.resolve(""));
  await expect(lessonsIn({ size: 1e9, text: read })).rejects.toThrow("> 1000000");
  expect(read).not.toHaveBeenCalled();
  await expect(lessonsIn(" ".repeat(1e6 + 1))).rejects.toThrow("> 1000000");
});
