import type { GameId } from "../engine/types";
import type { Course } from "./format";

const files: Readonly<Record<GameId, () => Promise<{ default: unknown }>>> = {
  omweso: () => import("./courses/omweso.json"),
  oware: () => import("./courses/oware.json"),
  "bao-kigogo": () => import("./courses/bao-kigogo.json"),
};

/** The ready course of a game. It is checked by the tests, not once more when it is read. */
export const loadCourse = async (game: GameId): Promise<Course> =>
  (await files[game]()).default as Course;

/** The game whose ready course has this id, or a lesson of this id if any has. */
export const gameOfLesson = (id: string): GameId | undefined =>
  (Object.keys(files) as GameId[]).find((game) => id === game || id.startsWith(`${game}-`));
