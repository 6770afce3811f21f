import { describe, expect, it } from "vitest";
import { startedGlue } from "../../../scripts/real-engine.mjs";
import { Engine } from "../../engine/client";
import { en } from "../../i18n/en";
import { fr } from "../../i18n/fr";
import { loadTexts } from "../../i18n";
import { lg } from "../../i18n/lg";
import { loadAllTexts } from "../../i18n/page-texts";
import { sw } from "../../i18n/sw";
import omweso from "../../lessons/courses/omweso.json";
import type { IsSpent } from "../../lessons/check";
import { courseOf } from "../../lessons/format";
import { draftSchema, type CourseDraft, type LessonDraft } from "../../storage/lessons-draft";
import { decode, encode } from "../../storage/slot";
import { faultWords } from "./fault-words";
import { findingsOf } from "./findings";
import { firstCourse, lessonAbout } from "./first-lesson";
import { draftOf, emptyAim } from "./from-course";
import { judgeLesson, type Judged } from "./judge-lesson";
import { courseFrom } from "./to-course";
import { inLanguage, languagesOf } from "./words";

const engine = new Engine(startedGlue());
const games = ["omweso", "oware", "bao-kigogo"] as const;
const never = () => false;

const first = firstCourse(engine, "omweso", en, "x");

const lessonOf = ({ lessons, at }: CourseDraft): LessonDraft => {
  const lesson = lessons[at];
  if (!lesson) throw new Error("no lesson");
  return lesson;
};

const judge = (draft: CourseDraft, lesson: LessonDraft, isSpent: IsSpent): Judged =>
  judgeLesson(draft, lesson, (bare) => findingsOf(engine, draft.game, bare, isSpent));

const judgedDraft = (draft: CourseDraft): Judged => judge(draft, lessonOf(draft), never);

/** The first lesson of Omweso with something changed, judged. */
function judged(change: Partial<LessonDraft>): Judged {
  const lesson = { ...lessonOf(first), ...change };
  return judgedDraft({ ...first, lessons: [lesson] });
}

const kinds = ({ faults }: Judged): string[] => faults.map(({ kind, at }) => `${kind} ${at}`);

describe.each(games)("the first lesson of %s", (game) => {
  it.each(Object.entries({ en, fr, lg, sw }))("is whole and right in %s", (_, texts) => {
    const found = judgedDraft(firstCourse(engine, game, texts, "x"));
    expect(found.faults).toEqual([]);
    expect(found.isWhole).toBe(true);
    expect(found.lesson.rules.length).toBeGreaterThan(0);
    expect(found.lesson.wrong).toHaveLength(2);
  });

  it.each(["en-XA", "ar-XB"])("is whole in %s", async (tag) => {
    const texts = await loadAllTexts(await loadTexts([tag]));
    expect(judgedDraft(firstCourse(engine, game, texts, "x")).isWhole).toBe(true);
  });

  it("can be made of any turn of its position, and is right or tells why not", () => {
    const draft = firstCourse(engine, game, en, "x");
    for (const turn of judgedDraft(draft).turns) {
      const lesson = lessonAbout(engine, lessonOf(draft), turn, "", en);
      const found = judgedDraft({ ...draft, lessons: [lesson] });
      expect(found.lesson.solutions, turn).toContainEqual([turn]);
      expect(found.faults, turn).toEqual([]);
    }
  });
});

describe("a lesson that lacks something", () => {
  const { wrong } = lessonOf(first);
  const takes = { ...emptyAim("takes"), least: 12 };

  it.each<[Partial<LessonDraft>, string[]]>([
    [{ title: " " }, ["missing title"]],
    [{ title: { en: "", fr: "" } }, ["missing title"]],
    [{ task: "word ".repeat(21) }, ["task-long task"]],
    [{ done: "x".repeat(301) }, ["too-long done"]],
    [{ aims: [] }, ["no-aim goal"]],
    [{ aims: [takes, takes] }, ["aim-twice goal"]],
    [{ wrong: [] }, ["no-wrong wrong"]],
    [{ wrong: [{ turn: "", rule: "", says: "" }] }, ["missing wrong.0", "missing wrong.0.says"]],
    [{ id: "No Id" }, ["bad-id id"]],
    [{ position: "omweso 4x7/4x8 q" }, ["position position"]],
    [{ position: "oware 4x6/4x6 s 0,0" }, ["other-game position"]],
    [{ aims: [{ ...emptyAim("pit"), pit: "X" }] }, ["letter goal"]],
    [{ aims: [{ ...takes, least: 60 }] }, ["no-solution solutions"]],
    [{ aims: [{ ...takes, least: 0 }] }, ["not-wrong wrong.1"]],
    [{ wrong: [{ turn: "M", rule: "", says: "M" }] }, ["not-wrong wrong.0"]],
    [{ wrong: [{ turn: "?", rule: "", says: "x" }] }, ["turn wrong.0"]],
    [
      { wrong: wrong.map((each) => ({ ...each, rule: "omweso-bulijo" })) },
      ["wrong-rule wrong.0", "wrong-rule wrong.1"],
    ],
    [{ turns: 2, replies: "a ?" }, ["turn replies"]],
    [{ turns: 2, solutions: ["I"] }, ["too-easy goal", "solution solutions"]],
    [{ turns: 5000 }, ["format "]],
    [{ level: 9 }, ["format "]],
    [{ rules: [] }, ["format "]],
  ])("says so: %j", (change, expected) => {
    const found = judged(change);
    expect(kinds(found)).toEqual(expect.arrayContaining(expected));
    for (const fault of found.faults) {
      expect(faultWords(fault, engine.info("omweso"), en)).toMatch(/[.?]$|: /);
    }
  });

  it("says so of the whole, too", () => {
    const found = judgedDraft({ ...first, id: "My Lessons", title: { en: " " } });
    expect(kinds(found)).toEqual(["missing course-title", "bad-id course-id"]);
    expect(found.isWhole).toBe(false);
  });

  it("has no solution that was written where the engine finds others", () => {
    expect(judged({ solutions: ["I", "M"] }).lesson.solutions).toEqual([["M"]]);
  });

  it.each(Object.entries({ en, fr, lg, sw }))(
    "teaches the signs of turns that the engine reads, in %s",
    (_, texts) => {
      const said = faultWords({ at: "", kind: "turn", turn: "" }, engine.info("omweso"), texts);
      const signs = said.match(/(?<= )[^\p{L}\p{N}\s.,:;“”«»](?= )/gu);
      expect(signs).toEqual(["+", "-", "*"]);
      const game = engine.start("omweso");
      for (const sign of signs ?? []) {
        expect(game.whyNotTurn(`A${sign}`)?.code).not.toBe("bad-turn-text");
      }
      game.free();
    },
  );

  it("stops looking through turns when that takes too long", () => {
    const lesson = { ...lessonOf(first), turns: 3 };
    expect(judge(first, lesson, () => true).ways).toEqual([]);
  });
});

describe("a lesson of several turns", () => {
  it("is solved by a way that the engine finds, and answered as it says", () => {
    const aims = [{ ...emptyAim("takes"), least: 20 }];
    const found = judged({ turns: 2, aims, replies: "a", wrong: [] });
    expect(found.lesson.replies).toEqual(["a"]);
    expect(found.lesson.solutions[0]?.length).toBeLessThanOrEqual(2);
    expect(kinds(found)).not.toContain("solution solutions");
  });

  it("against a level takes any turn for a beginning", () => {
    const aims = [emptyAim("end")];
    const found = judged({ turns: 300, level: 1, aims });
    expect(found.lesson).toMatchObject({ level: 1, solutions: [[expect.any(String)]] });
    expect(kinds(found)).toEqual([]);
  });
});

describe("a course that is opened", () => {
  const course = courseOf(omweso);

  it("is the same when it is taken away again", () => {
    const draft = draftOf(course, "en");
    const lessons = draft.lessons.map((lesson) => judge(draft, lesson, never).lesson);
    const again = courseFrom(draft, lessons);
    // Of a goal that is reached in fewer turns there may be more ways.
    for (const [at, lesson] of course.lessons.entries()) {
      const solutions = again.lessons[at]?.solutions;
      expect(again.lessons[at]).toEqual({ ...lesson, solutions });
    }
    expect(courseOf(again)).toEqual(again);
  });

  it("keeps all its languages, and is written on in one of them", () => {
    const draft = draftOf(course, "fr");
    expect(draft.language).toBe("fr");
    expect(draftOf(course, "pt").language, "where it has none of that").toBe("en");
    expect(languagesOf(draft)).toEqual(["en", "fr", "lg", "sw"]);
    expect(draft.title).toEqual(course.title);
    expect(draft.lessons.map(({ title }) => title)).toEqual(
      course.lessons.map(({ title }) => title),
    );
    expect(inLanguage(draft, "sw")).toEqual({ ...draft, language: "sw" });
  });
});

it("a language is given to texts that had none, and taken again", () => {
  const swahili = inLanguage(first, "sw");
  expect(lessonOf(swahili).title).toEqual({ sw: "Take 12 seeds" });
  expect(inLanguage(swahili, "")).toEqual(first);
});

describe("a draft that is kept", () => {
  it("is read as it was", () => {
    const drafts = [first, draftOf(courseOf(omweso), "en")];
    for (const draft of drafts) {
      expect(decode(encode(draft, draftSchema), draftSchema)).toEqual(draft);
    }
  });

  const lesson = lessonOf(first);
  it.each<Partial<LessonDraft>>([
    { turns: 0 },
    { turns: Number.MAX_SAFE_INTEGER },
    { aims: [{ ...emptyAim("pit"), pit: "__proto__", least: 1e9, most: 0 }] },
    { aims: [{ ...emptyAim("end"), winner: "nobody", by: "magic" }] },
    { hints: [] },
    {
      hints: Array.from({ length: 9 }, () => ({
        says: JSON.parse('{"__proto__":"x"}') as Record<string, string>,
        pits: "💥",
      })),
    },
    { wrong: [{ turn: "💥".repeat(400), rule: "__proto__", says: { "NOT A TAG": "x" } }] },
    { solutions: ["", "💥", "M ".repeat(500)] },
    { level: 0 },
    { level: 99 },
    { replies: "💥 M a" },
    { position: "💥".repeat(9000) },
    { position: "omweso 1000000,0x15/64,0x15 s 0,0 0,0 lapCap=1000000" },
    { rules: ["", "__proto__"], read: ["", "x y"] },
  ])("may hold anything, and breaks nothing: %j", (change) => {
    const draft = { ...first, lessons: [{ ...lesson, ...change }] };
    const found = judgedDraft(draft);
    for (const fault of found.faults) faultWords(fault, engine.info("omweso"), en);
    if (found.isWhole) courseOf(courseFrom(draft, [found.lesson]));
    expect(found.lesson.hints).toHaveLength(2);
  });
});
