/** What a lesson lacks that is being written, as far as one sees that without an engine. Pure. */
import { isId, limits } from "../../lessons/format";
import type { Aim, CourseDraft, DraftWords, LessonDraft } from "../../storage/lessons-draft";
import { isSaid, textsIn } from "./words";

/** Texts of a lesson and of the whole, by the places where they are written. */
export type TextPlace = "course" | "title" | "task" | "hint" | "says" | "done";

/** A gap, and where it is: `wrong.1`, `goal`. */
export type Gap = { at: string } & (
  | { kind: "missing"; text: TextPlace | "turn" }
  | { kind: "too-long"; text: TextPlace; limit: number }
  | { kind: "task-long"; words: number }
  | { kind: "no-aim" | "aim-twice" | "no-wrong" }
  | { kind: "bad-id" | "same-id"; id: string }
);

const mostWords = 20;

export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => word !== "").length;

/** Everything that the lesson lacks, and the whole of which it is one, in the order in which it is written. */
export function gapsOf(draft: CourseDraft, lesson: LessonDraft): Gap[] {
  const { hints, wrong, aims } = lesson;
  return [
    ...textGaps("course-title", "course", draft.title),
    ...(isId(draft.id) ? [] : [{ at: "course-id", kind: "bad-id", id: draft.id } as const]),
    ...idGaps(draft, lesson),
    ...textGaps("title", "title", lesson.title),
    ...taskGaps(lesson.task),
    ...aimGaps(aims),
    ...hints.flatMap(({ says }, at) => textGaps(`hint.${String(at)}`, "hint", says)),
    ...(wrong.length === 0 ? [{ at: "wrong", kind: "no-wrong" } as const] : []),
    ...wrong.flatMap(({ turn, says }, at) => {
      const place = `wrong.${String(at)}`;
      const unnamed = { at: place, kind: "missing", text: "turn" } as const;
      return [...(turn.trim() === "" ? [unnamed] : []), ...textGaps(`${place}.says`, "says", says)];
    }),
    ...textGaps("done", "done", lesson.done),
  ];
}

function idGaps({ lessons }: CourseDraft, { id }: LessonDraft): Gap[] {
  if (!isId(id)) return [{ at: "id", kind: "bad-id", id }];
  const isShared = lessons.filter((each) => each.id === id).length > 1;
  return isShared ? [{ at: "id", kind: "same-id", id }] : [];
}

function textGaps(at: string, text: TextPlace, words: DraftWords): Gap[] {
  if (!isSaid(words)) return [{ at, kind: "missing", text }];
  const limit = limits[text];
  const isLong = textsIn(words).some((each) => each.length > limit);
  return isLong ? [{ at, kind: "too-long", text, limit }] : [];
}

function taskGaps(task: DraftWords): Gap[] {
  const most = Math.max(0, ...textsIn(task).map(wordsIn));
  const long = most > mostWords ? [{ at: "task", kind: "task-long", words: most } as const] : [];
  return [...textGaps("task", "task", task), ...long];
}

function aimGaps(aims: readonly Aim[]): Gap[] {
  if (aims.length === 0) return [{ at: "goal", kind: "no-aim" }];
  const keys = aims.map(keyOf);
  return new Set(keys).size < keys.length ? [{ at: "goal", kind: "aim-twice" }] : [];
}

/** What only one row can ask for. */
const keyOf = ({ kind, pit, side }: Aim): string =>
  kind === "pit" ? `pit ${pit}` : kind === "seeds" ? `seeds ${side}` : kind;
