import "../later-styles";
import "./learn.css";
import { build } from "../../element/build";
import { said } from "../../element/said";
import { loadCourse } from "../../lessons/courses";
import type { Course, Words } from "../../lessons/format";
import {
  courseHash,
  lessonHash,
  newHash,
  offeredGames,
  practiseHash,
  puzzlesHash,
  rulesHash,
  teacherHash,
  writeHash,
} from "../route";
import type { LaterParts, Screen } from "../screen";
import { gamesNav } from "../games-nav";
import { Learnt } from "./learnt";

type GameId = Course["game"];

/** The course of a game: what can be learnt, and what of it was. */
export async function learnScreen(parts: LaterParts, game: GameId | null): Promise<Screen> {
  const { texts, store } = parts;
  const course = await loadCourse(game ?? offeredGames[0]);
  const learnt = new Learnt(store);
  const title = game === null ? texts.learn.title : texts.learn.courseTitle(game);
  const lead = game === null ? texts.learn.lead : texts.learn.courseLead(course.lessons.length);
  const head = build(
    "div",
    { class: "learn-title" },
    build("h1", { class: "screen-title" }, title),
    build("p", { class: "lead" }, lead),
  );
  const elements = [
    gamesNav(texts, course.game, { label: texts.learn.coursesOfEach, hashOf: courseHash }),
    head,
    howFar(parts, course, learnt),
    lessonList(parts, course, learnt),
    besides(parts, course.game),
  ];
  return { title, elements, menu: [] };
}

/** How many lessons are done, and the way to the next one. */
function howFar({ texts }: LaterParts, course: Course, learnt: Learnt): HTMLElement {
  const { learn } = texts;
  const { game, lessons } = course;
  const done = lessons.filter(({ id }) => learnt.has(id)).length;
  const next = lessons.find(({ id }) => !learnt.has(id)) ?? lessons[0];
  const label = done === 0 ? learn.begin : done < lessons.length ? learn.goOn : learn.onceMore;
  const attributes = { href: lessonHash(game, next?.id ?? "") };
  const meter = build("progress", {
    attributes: {
      value: String(done),
      max: String(lessons.length),
      "aria-label": learn.done(done, lessons.length),
    },
  });
  return build(
    "div",
    { class: "learn-far" },
    build("a", { class: "button is-main", attributes }, label),
    build("div", {}, build("p", {}, learn.done(done, lessons.length)), meter),
  );
}

function lessonList({ texts }: LaterParts, course: Course, learnt: Learnt): HTMLElement {
  const { learn } = texts;
  const say = (words: Words, classes: string): HTMLElement => {
    const { text, lang } = said(words, texts.lang, texts.lesson);
    return build("span", { class: classes, attributes: { lang } }, text);
  };
  const items = course.lessons.map(({ id, title, task }) => {
    const mark = learnt.has(id)
      ? [build("span", { class: "learn-mark" }, build("span", { class: "unseen" }, learn.isDone))]
      : [];
    const link = build(
      "a",
      { attributes: { href: lessonHash(course.game, id) } },
      say(title, "learn-name"),
      ...mark,
      say(task, "learn-task"),
    );
    return build("li", { class: learnt.has(id) ? "is-done" : "" }, link);
  });
  return build(
    "section",
    {},
    build("h2", { class: "unseen" }, learn.lessons),
    build("ol", { class: "learn-list" }, ...items),
  );
}

function besides({ texts }: LaterParts, game: GameId): HTMLElement {
  const { learn, practise, teacher, puzzles } = texts;
  const link = (label: string, href: string) =>
    build("li", {}, build("a", { attributes: { href } }, label));
  return build(
    "section",
    { class: "learn-besides" },
    build("h2", {}, learn.besides),
    build(
      "ul",
      {},
      link(teacher.title, teacherHash(game)),
      link(practise.title, practiseHash(game)),
      link(puzzles.title, puzzlesHash(game)),
      link(learn.rules, rulesHash(game)),
      link(learn.play, newHash(game)),
      link(learn.write, writeHash),
    ),
  );
}
