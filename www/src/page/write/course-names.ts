import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import { languageNames } from "../../i18n/languages";
import type { CourseDraft } from "../../storage/lessons-draft";
import type { CourseActs } from "./course-part";
import type { FaultNotes } from "./fault-notes";
import { selectField, textField } from "./fields";
import { inLanguage, languagesOf } from "./words";

type Acts = Pick<CourseActs, "draft" | "change" | "reshape">;

/** What few people need: in which language lessons are written, and what they are called in addresses. */
export function courseNames(texts: AllTexts, notes: FaultNotes, acts: Acts): HTMLElement {
  const { course } = texts.write;
  const { id, lessons, at } = acts.draft;
  const courseId = textField(
    { notes },
    { label: course.courseId, about: course.idAbout },
    { at: "course-id", value: id, isPlain: true },
    (typed) => acts.change({ ...acts.draft, id: typed.trim() }),
  );
  const lessonId = textField(
    { notes },
    { label: course.lessonId },
    { at: "id", value: lessons[at]?.id ?? "", isPlain: true },
    (typed) => acts.change(withLessonId(acts.draft, typed.trim())),
  );
  const about = build("p", { class: "note" }, course.languageAbout);
  const language = build("div", { class: "field" }, languageField(texts, notes, acts), about);
  return build(
    "details",
    {},
    build("summary", {}, course.more),
    build("div", { class: "write-more" }, language, courseId, lessonId),
  );
}

function withLessonId(draft: CourseDraft, id: string): CourseDraft {
  const lessons = draft.lessons.map((each, index) => (index === draft.at ? { ...each, id } : each));
  return { ...draft, lessons };
}

function languageField({ write }: AllTexts, notes: FaultNotes, acts: Acts): HTMLElement {
  const found = languagesOf(acts.draft);
  const names: Readonly<Record<string, string>> = languageNames;
  const tags = [...new Set([...Object.keys(names), ...found])];
  // What is written in several languages cannot be said to be in none.
  const none: [string, string][] = found.length > 1 ? [] : [["", write.course.noLanguage]];
  const values = new Map([
    ...none,
    ...tags.map((tag): [string, string] => [tag, names[tag] ?? tag]),
  ]);
  const field = selectField(write.course.language, values, acts.draft.language, (chosen) =>
    acts.reshape(inLanguage(acts.draft, chosen), "language"),
  );
  const select = field.querySelector("select");
  if (select) notes.lead("language", select);
  return field;
}
