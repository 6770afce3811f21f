/** Lessons out of whatever people have of them. Pure. */
import { CourseError, readCourse, type Course } from "../../lessons/format";
import { longestText, unpacked } from "./link";

/** More characters than this are no lessons. */
const mostText = 5 * longestText;

/** A file, or a text: JSON, a link to lessons, or a code block with them. Rejects with what is wrong with it. */
export async function lessonsIn(found: Pick<Blob, "size" | "text"> | string): Promise<Course> {
  if (typeof found === "string") return readCourse(await jsonIn(found));
  // A character takes three bytes at most; what is longer is not even fetched from the disk.
  if (found.size > 3 * mostText) throw tooLong();
  return lessonsIn(await found.text());
}

async function jsonIn(text: string): Promise<string> {
  const [, data] = /#\/learn\/own\/([\w-]+)/.exec(text) ?? [];
  const json = data === undefined ? withoutFence(text) : await unpacked(data);
  if (json.length > mostText) throw tooLong();
  return json;
}

const withoutFence = (text: string): string =>
  /^\s*```/.test(text) ? text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1) : text;

const tooLong = (): CourseError => new CourseError("", `> ${String(mostText)}`);
