/** What is to be said of a lesson that is being written. Pure. */
import { CourseError, courseOf, type Lesson } from "../../lessons/format";
import type { CourseDraft, LessonDraft } from "../../storage/lessons-draft";
import { withRules, wordless, type Findings, type FoundFault } from "./findings";
import { gapsOf, type Gap } from "./gaps";
import { courseFrom, lessonFrom } from "./to-course";

/** Something that is wrong, and the place in the form that it is about. */
export type Fault =
  Gap | FoundFault | { at: string; kind: "format"; place: string; reason: string };

export interface Judged extends Pick<Findings, "turns" | "ways" | "rules" | "tried"> {
  /** With everything that was found for it: solutions, rules. */
  lesson: Lesson;
  faults: readonly Fault[];
  /** Whether it has the format; otherwise it cannot be given. */
  isWhole: boolean;
}

/** `find` asks the engine about the lesson without its words. */
export function judgeLesson(
  draft: CourseDraft,
  written: LessonDraft,
  find: (bare: Lesson) => Findings,
): Judged {
  const bare = lessonFrom(written);
  const { faults, solutions, ...found } = find(wordless(bare));
  const rules = written.rules === null ? [...found.tried] : bare.rules;
  const lesson = { ...bare, solutions, wrong: withRules(bare.wrong, found), rules };
  const all = [...gapsOf(draft, written), ...faults];
  const format = formatFault(draft, lesson);
  return {
    ...found,
    lesson,
    faults: format && all.length === 0 ? [format] : all,
    isWhole: format === null,
  };
}

/** What the format refuses in a course of this lesson alone. */
function formatFault(draft: CourseDraft, lesson: Lesson): Fault | null {
  try {
    courseOf(courseFrom(draft, [lesson]));
    return null;
  } catch (error) {
    if (!(error instanceof CourseError)) throw error;
    const place = error.place.replace(/^lessons\.0\.?/, "");
    return { at: "", kind: "format", place, reason: error.message };
  }
}
