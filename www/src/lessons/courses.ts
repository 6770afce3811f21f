import type { Course } from "./format";

/** Ready courses, by their games, each fetched when it is wanted. They are checked by the tests, not when they are read. */
export const courses: Readonly<Record<Course["game"], () => Promise<Course>>> = {
  omweso: async () => (await import("./courses/omweso.json")).default as unknown as Course,
  oware: async () => (await import("./courses/oware.json")).default as unknown as Course,
  "bao-kigogo": async () =>
    (await import("./courses/bao-kigogo.json")).default as unknown as Course,
};
