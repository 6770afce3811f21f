import "../later-styles";
import "./learn.css";
import { build } from "../../element/build";
import { said } from "../../element/said";
import { readCourse, type Course } from "../../lessons/format";
import { ownLessonsHash, writeHash } from "../route";
import type { LaterParts, Screen } from "../screen";
import { longestText, unpacked } from "../write/link";
import { plainText } from "../write/take";
import { LessonScreen } from "./lesson-screen";

/** The screen of lessons that are in the address itself. */
export async function ownScreen(
  parts: LaterParts,
  { data, lesson }: { data: string; lesson: string | null },
  gone: AbortSignal,
): Promise<Screen> {
  const course = await courseIn(data);
  if (!course) return unreadScreen(parts);
  const { lang, lesson: texts, write } = parts.texts;
  const { own } = write;
  const json = plainText(course);
  const screen = new LessonScreen(
    parts,
    {
      course,
      heading: said(course.title, lang, texts),
      named: (id) => `${json}#${id}`,
      hash: (id) => ownLessonsHash(data, id),
      kept: (id) => `own/${course.id}/${id}`,
      all: { label: own.mine, hash: writeHash },
      finished: own.finished,
    },
    lesson ?? course.lessons[0]?.id ?? "",
    gone,
  );
  const note = build("p", { class: "note" }, own.note);
  return { title: screen.title, elements: [...screen.elements, note], menu: [] };
}

/** The course in an address; `null` where there is none that can be read. */
export async function courseIn(data: string): Promise<Course | null> {
  try {
    const json = await unpacked(data);
    if (json.length > longestText) return null;
    return readCourse(json);
  } catch {
    // What strangers put into an address may be anything.
    return null;
  }
}

function unreadScreen({ texts }: LaterParts): Screen {
  const { own } = texts.write;
  const link = build("a", { class: "button", attributes: { href: writeHash } }, own.mine);
  const elements = [
    build("h1", { class: "screen-title" }, own.untitled),
    build("p", { class: "lead" }, own.unread),
    build("div", { class: "screen-actions" }, link),
  ];
  return { title: own.untitled, elements, menu: [] };
}
