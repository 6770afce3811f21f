import type { GameId } from "../../engine/types";
import { first } from "./first";
import { number, plural } from "./numbers";

/** English for the screens where games are learnt. */

const { games } = first;

export const learn = {
  title: "Learn",
  lead: "Short lessons, each on a board of its own: try, and be told exactly why.",
  courseTitle: (game: GameId) => `Learn ${games[game].name}`,
  courseLead: (count: number) =>
    `${number(count)} ${plural(count, "lesson", "lessons")}, from the first sowing to a first game. Begin anywhere, skip what you like.`,
  coursesOfEach: "The course of each game",
  lessons: "Lessons",
  done: (count: number, of: number) => `${number(count)} of ${number(of)} done`,
  /** Of one lesson, in the list. */
  isDone: "done",
  begin: "Begin",
  goOn: "Go on",
  onceMore: "Once more",
  /** What else there is for a game. */
  besides: "Besides the lessons",
  rules: "The rules, with examples",
  play: "Play a game",
  previous: "Previous lesson",
  skip: "Skip to the next lesson",
  allLessons: "All lessons",
  finished: "That was the last lesson. You know the whole game now.",
  write: "Write a lesson of your own",
};

export type LearnTexts = typeof learn;
