import type { Course } from "./format";

const course = async (module: Promise<{ default: unknown }>): Promise<Course> =>
  // It is checked by the tests, not once more when it is read.
  (await module).default as Course;

/** Ready courses, by their games, each fetched when it is wanted. */
export const ready: readonly (readonly [game: Course["game"], load: () => Promise<Course>])[] = [
  ["omweso", () => course(import("./courses/omweso.json"))],
  ["oware", () => course(import("./courses/oware.json"))],
  ["bao-kigogo", () => course(import("./courses/bao-kigogo.json"))],
];
