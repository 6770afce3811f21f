import { describe, expect, it } from "vitest";
import { startedGlue } from "../../scripts/real-engine.mjs";
import { Engine } from "../engine/client";
import omweso from "./courses/omweso.json";
import oware from "./courses/oware.json";
import baoKigogo from "./courses/bao-kigogo.json";
import { faultsOf, rulesTried } from "./check";
import { courseOf, type Course, type Lesson, type Words } from "./format";

const engine = new Engine(startedGlue());
const courses: Course[] = [omweso, oware, baoKigogo].map(courseOf);
const least: Record<Course["game"], number> = { omweso: 14, oware: 12, "bao-kigogo": 10 };
const languages = ["en", "fr", "lg", "sw"];

const rulesTexts = import.meta.glob<string>("../../rules/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The ids of a game's rules text. */
const idsOf = (game: string): string[] =>
  [...(rulesTexts[`../../rules/${game}.md`] ?? "").matchAll(/\{#([a-z\d-]+)\}/g)].map(
    ([, id]) => id ?? "",
  );

const engineSources = import.meta.glob<string>("../../../crate/src/games/*.rs", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The ids that the engine itself names, in steps, refusals or results. */
const namedByEngine = new Set(
  Object.values(engineSources).flatMap((text) =>
    [...text.matchAll(/"((?:omweso|oware|bao-kigogo)-[a-z\d-]+)"/g)].map(([, id]) => id ?? ""),
  ),
);

const wordsOf = ({ title, task, hints, wrong, done }: Lesson): [string, Words][] => [
  ["title", title],
  ["task", task],
  ["gentle hint", hints[0].says],
  ["strong hint", hints[1].says],
  ...wrong.map(({ turn, says }): [string, Words] => [`wrong ${turn}`, says]),
  ["done", done],
];

const inLanguage = (words: Words, language: string): string =>
  typeof words === "string" ? "" : (words[language] ?? "");

describe.each(courses)("the course of $game", (course) => {
  const { game, lessons } = course;
  const { letters } = engine.info(game);

  it("is long enough, and no lesson stands twice", () => {
    expect(lessons.length).toBeGreaterThanOrEqual(least[game]);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    expect(lessons.filter(({ id }) => !id.startsWith(`${game}-`))).toEqual([]);
  });

  it("ends with a game against the weakest level", () => {
    expect(lessons.at(-1)).toMatchObject({ level: 1, goal: { reach: { end: {} } } });
  });

  it("covers every sentence of the rules", () => {
    const covered = new Set(lessons.flatMap(({ rules, read = [] }) => [...rules, ...read]));
    expect(idsOf(game).filter((id) => !covered.has(id))).toEqual([]);
    expect([...covered].filter((id) => !idsOf(game).includes(id))).toEqual([]);
  });

  it.each(lessons)("$id holds on the board", (lesson) => {
    expect(faultsOf(engine, game, lesson)).toEqual([]);
  });

  it.each(lessons)("$id tries the rules that it says it tries", (lesson) => {
    const tried = rulesTried(engine, game, lesson);
    const idle = lesson.rules.filter((id) => namedByEngine.has(id) && !tried.has(id));
    expect(idle).toEqual([]);
  });

  it.each(lessons)("$id speaks all languages", (lesson) => {
    for (const [what, words] of wordsOf(lesson)) {
      const missing = languages.filter((language) => inLanguage(words, language) === "");
      expect(missing, what).toEqual([]);
    }
  });

  it.each(lessons)("$id is set in at most twenty words", ({ task }) => {
    for (const language of languages) {
      const count = inLanguage(task, language).split(/\s+/).length;
      expect(count, language).toBeLessThanOrEqual(20);
    }
  });

  it.each(lessons)("$id names a pit where it explains", ({ wrong }) => {
    for (const language of languages) {
      const silent = wrong.filter(({ says }) => {
        const named = inLanguage(says, language).match(/(?<![\p{L}'’])\p{L}(?![\p{L}'’])/gu) ?? [];
        return !named.some((letter) => letters.includes(letter));
      });
      expect(silent, language).toEqual([]);
    }
  });
});
