import { gameOfLesson, loadCourse } from "./courses";
import type { Course, Lesson } from "./format";

/** A lesson in its course. */
export interface Found {
  course: Course;
  lesson: Lesson;
  /** Where any lesson of the course is, by its id. */
  whereIs: (id: string) => string;
}

/** Why a lesson is not there. */
export type LessonFailure =
  | { kind: "no-lesson"; found: string }
  | { kind: "bad-lesson"; place: string; reason: string }
  | { kind: "lesson-not-loaded"; address: string }
  /** A turn is played where the try is over. */
  | { kind: "lesson-over" };

export class LessonError extends Error {
  override readonly name = "LessonError";
  readonly failure: LessonFailure;

  constructor(failure: LessonFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** Nobody writes that much by hand, in characters. */
const longestCourse = 1_000_000;

/**
 * Finds a lesson by what stands in the attribute: the id of a ready one, or of a ready course; the address of a course,
 * seen from `base`; or a course itself, as JSON. Behind a `#` may stand the id of one of its lessons, otherwise it is
 * the first. Throws a `LessonError`.
 */
export async function findLesson(where: string, base: string): Promise<Found> {
  const text = where.trim();
  if (/^[a-z\d-]*$/.test(text)) return readyLesson(text);
  if (text.startsWith("{")) return writtenLesson(text);
  return fetchedLesson(text, base);
}

async function readyLesson(id: string): Promise<Found> {
  const game = gameOfLesson(id);
  if (!game) throw new LessonError({ kind: "no-lesson", found: id });
  const course = await loadCourse(game);
  return lessonIn(course, id === course.id ? "" : id, (each) => each);
}

/** The JSON ends with its last brace. */
async function writtenLesson(text: string): Promise<Found> {
  const end = text.lastIndexOf("}") + 1;
  const [json, id] = [text.slice(0, end), text.slice(end).trim().replace(/^#/, "")];
  return lessonIn(await read(json), id, (each) => `${json}#${each}`);
}

async function fetchedLesson(address: string, base: string): Promise<Found> {
  const [file = "", id = ""] = address.split("#");
  const json = await fetched(file, base);
  return lessonIn(await read(json), id, (each) => `${file}#${each}`);
}

async function fetched(address: string, base: string): Promise<string> {
  try {
    const response = await fetch(new URL(address, base));
    if (!response.ok) throw new Error(`HTTP status ${String(response.status)}`);
    return await response.text();
  } catch (error) {
    console.error(error);
    throw new LessonError({ kind: "lesson-not-loaded", address });
  }
}

/** What reads courses of others is fetched for the first of them. */
async function read(json: string): Promise<Course> {
  const { CourseError, readCourse } = await import("./format");
  try {
    if (json.length > longestCourse) throw new CourseError("", `> ${String(longestCourse)}`);
    return readCourse(json);
  } catch (error) {
    if (!(error instanceof CourseError)) throw error;
    throw new LessonError({ kind: "bad-lesson", place: error.place, reason: error.message });
  }
}

function lessonIn(course: Course, id: string, whereIs: Found["whereIs"]): Found {
  const { lessons } = course;
  const lesson = id === "" ? lessons[0] : lessons.find((each) => each.id === id);
  if (!lesson) throw new LessonError({ kind: "no-lesson", found: id });
  return { course, lesson, whereIs };
}
