/** From the format of lessons to what can be written on. Pure. */
import type { Course, Lesson, Range, Reach } from "../../lessons/format";
import type { Aim, CourseDraft, LessonDraft } from "../../storage/lessons-draft";
import { languagesOf } from "./words";

/** A course to be written on, in the language it has most of its words in, or else in `language`. */
export function draftOf(course: Course, language: string): CourseDraft {
  const { id, game, title, lessons } = course;
  const draft = { id, game, title, language: "", lessons: lessons.map(lessonDraftOf), at: 0 };
  const found = languagesOf(draft);
  const chosen = found.includes(language) ? language : (found[0] ?? "");
  return { ...draft, language: chosen };
}

function lessonDraftOf(lesson: Lesson): LessonDraft {
  const { goal, hints } = lesson;
  return {
    id: lesson.id,
    title: lesson.title,
    task: lesson.task,
    position: lesson.position,
    side: goal.side,
    turns: goal.turns,
    aims: aimsOf(goal.reach),
    replies: (lesson.replies ?? []).join(" "),
    level: lesson.level ?? null,
    hints: hints.map(({ says, pits = [] }) => ({ says, pits: pits.join(" ") })),
    wrong: lesson.wrong,
    solutions: lesson.solutions.map((turns) => turns.join(" ")),
    done: lesson.done,
    rules: lesson.rules,
    read: lesson.read ?? [],
  };
}

/** A row that asks for nothing yet. */
export const emptyAim = (kind: Aim["kind"]): Aim => ({
  kind,
  pit: "A",
  side: "south",
  least: kind === "takes" ? 1 : 0,
  most: null,
  winner: "",
  by: "",
});

function aimsOf({ pits = {}, takes, seeds = {}, end }: Reach): Aim[] {
  const { south, north } = seeds;
  return [
    ...Object.entries(pits).map(([pit, range]) => ({ ...emptyAim("pit"), pit, ...bounds(range) })),
    ...(takes === undefined ? [] : [{ ...emptyAim("takes"), ...bounds(takes) }]),
    ...(south === undefined ? [] : [{ ...emptyAim("seeds"), ...bounds(south) }]),
    ...(north === undefined
      ? []
      : [{ ...emptyAim("seeds"), side: "north" as const, ...bounds(north) }]),
    ...(end ? [{ ...emptyAim("end"), winner: end.winner ?? "", by: end.by ?? "" }] : []),
  ];
}

const bounds = (range: Range): Pick<Aim, "least" | "most"> =>
  typeof range === "number" ? { least: range, most: null } : { least: range[0], most: range[1] };
