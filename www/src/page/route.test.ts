import { expect, it } from "vitest";
import {
  aloneHash,
  courseHash,
  lessonHash,
  matchHash,
  newHash,
  newTaughtHash,
  ownLessonsHash,
  playHash,
  practiseHash,
  puzzleHash,
  puzzlesHash,
  readRoute,
  teacherHash,
  todayHash,
  writeGuideHash,
  writeHash,
} from "./route";

it.each(["", "#", "#/", "#/play", "#/play/", "#/Play//"])(
  "%j is the screen of all games",
  (hash) => {
    expect(readRoute(hash)).toEqual({ screen: "home", note: null });
  },
);

it.each(["oware", "omweso", "bao-kigogo"] as const)("leads to %s", (game) => {
  expect(readRoute(playHash(game))).toEqual({ screen: "play", game });
});

it.each(["#/play/oware/", "#/play/Oware", "#/PLAY/OWARE//"])("%j is understood", (hash) => {
  expect(readRoute(hash)).toEqual({ screen: "play", game: "oware" });
});

it.each(["oware", "omweso", "bao-kigogo"] as const)("leads to what belongs to %s", (game) => {
  expect(readRoute(newHash(game))).toEqual({ screen: "new", game });
  expect(readRoute(aloneHash(game))).toEqual({ screen: "new", game, isAlone: true });
  expect(readRoute(matchHash(game))).toEqual({ screen: "match", game });
  expect(readRoute(matchHash(game, 12))).toEqual({ screen: "replay", game, number: 12 });
  expect(readRoute(`#/analyse/${game}/`)).toEqual({ screen: "analyse", game });
  expect(readRoute(practiseHash(game))).toEqual({ screen: "practise", game });
  expect(readRoute(teacherHash(game))).toEqual({ screen: "teacher", game });
  const taught = { screen: "new", game, isAlone: true, isTaught: true };
  expect(readRoute(newTaughtHash(game))).toEqual(taught);
});

it("leads to what is learnt", () => {
  expect(readRoute(courseHash())).toEqual({ screen: "learn", game: null });
  expect(readRoute(courseHash("oware"))).toEqual({ screen: "learn", game: "oware" });
  const [game, lesson] = ["bao-kigogo", "bao-kigogo-first-lap"] as const;
  expect(readRoute(lessonHash(game, lesson))).toEqual({ screen: "lesson", game, lesson });
});

it("leads to where lessons are written, and to how", () => {
  expect(readRoute(writeHash)).toEqual({ screen: "write" });
  expect(readRoute(`${writeGuideHash}/`)).toEqual({ screen: "write-guide" });
});

it("leads to lessons that an address holds, whose capitals mean something", () => {
  const own = { screen: "own-lessons", data: "dAb_-9" };
  expect(readRoute(ownLessonsHash("dAb_-9"))).toEqual({ ...own, lesson: null });
  expect(readRoute("#/learn/oware/__proto__")).toMatchObject({ screen: "home" });
  expect(readRoute(ownLessonsHash("dAb_-9", "a-1"))).toEqual({ ...own, lesson: "a-1" });
});

it("analyses a position of any game", () => {
  expect(readRoute("#/Analyse")).toEqual({ screen: "analyse", game: null });
});

it("practises counting in the first of the games, where none is named", () => {
  expect(readRoute("#/practise/")).toEqual({ screen: "practise", game: "omweso" });
  expect(readRoute("#/practise/oware/1")).toEqual({ screen: "home", note: "unknown" });
});

it("leads to puzzles: of all games, of one, one of them, and today's", () => {
  expect(readRoute(puzzlesHash())).toEqual({ screen: "puzzles", game: null });
  expect(readRoute(puzzlesHash("oware"))).toEqual({ screen: "puzzles", game: "oware" });
  const puzzle = { game: "oware", id: "oware-1a2b" };
  expect(readRoute(puzzleHash("oware", "oware-1a2b"))).toEqual({ screen: "puzzle", puzzle });
  expect(readRoute(todayHash)).toEqual({ screen: "puzzle", puzzle: null });
});

it.each(["#g=omweso&m=IiC-", "#G=omweso&m=IiC-"])(
  "%j holds a game, where capitals mean something",
  (hash) => {
    expect(readRoute(hash)).toEqual({ screen: "link", fragment: "#g=omweso&m=IiC-" });
  },
);

it.each([
  "#/play/chess",
  "#/nothing",
  "#x",
  "#/play/oware/more",
  "#play/oware",
  "#/g=x",
  "#/new",
  "#/match",
  "#/match/chess",
  "#/match/oware/0",
  "#/match/oware/1/2",
  "#/match/oware/-1",
  "#/match/oware/1e3",
  "#/play/oware/1",
  "#/puzzles/chess",
  "#/puzzles/today/1",
  "#/puzzles/oware/oware-1a2b/1",
  "#/play/oware/computer",
  "#/new/oware/1",
  "#/new/oware/computer/1",
  "#/toString/oware",
  "#/learn/own",
  "#/learn/own/a b",
  "#/learn/write/more",
])("%j is unknown", (hash) => {
  expect(readRoute(hash)).toEqual({ screen: "home", note: "unknown" });
});
