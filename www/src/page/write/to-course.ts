/** From what is being written to the format of lessons. Pure. */
import type { Course, Lesson, Range, Reach } from "../../lessons/format";
import type { Aim, CourseDraft, DraftWords, LessonDraft } from "../../storage/lessons-draft";

/** The turns in a text. */
export const turnsIn = (text: string): string[] =>
  text.split(/[\s,]+/).filter((each) => each !== "");

/** Letters in a text, whether something stands between them or not. */
export const lettersIn = (text: string): string[] => [...text.replaceAll(/[\s,]/g, "")];

/** The lesson as far as it is written: what it lacks is empty in it. Solutions are those that were written down. */
export function lessonFrom(draft: LessonDraft): Lesson {
  const { replies, level, read, hints } = draft;
  const [gentle, strong] = [hintFrom(hints[0]), hintFrom(hints[1])];
  return {
    id: draft.id,
    title: worded(draft.title),
    task: worded(draft.task),
    position: draft.position,
    goal: { side: draft.side, turns: draft.turns, reach: reachFrom(draft.aims) },
    ...(turnsIn(replies).length > 0 && level === null && { replies: turnsIn(replies) }),
    ...(level !== null && { level }),
    hints: [gentle, strong],
    wrong: draft.wrong.map(({ turn, rule, says }) => ({
      turn: turn.trim(),
      rule,
      says: worded(says),
    })),
    solutions: draft.solutions.map(turnsIn).filter((turns) => turns.length > 0),
    done: worded(draft.done),
    rules: [...(draft.rules ?? [])],
    ...(read.length > 0 && { read: [...read] }),
  };
}

function hintFrom(hint: LessonDraft["hints"][number] | undefined): Lesson["hints"][0] {
  const pits = lettersIn(hint?.pits ?? "");
  return { says: worded(hint?.says ?? ""), ...(pits.length > 0 && { pits }) };
}

const worded = (words: DraftWords): Lesson["title"] =>
  typeof words === "string" ? words.trim() : { ...words };

/** What several rows ask for together. */
export function reachFrom(aims: readonly Aim[]): Reach {
  const reach: Reach = {};
  for (const aim of aims) {
    switch (aim.kind) {
      case "pit":
        reach.pits = { ...reach.pits, [aim.pit]: rangeOf(aim) };
        break;
      case "takes":
        reach.takes = rangeOf(aim);
        break;
      case "seeds":
        reach.seeds = { ...reach.seeds, [aim.side]: rangeOf(aim) };
        break;
      case "end":
        reach.end = endOf(aim);
        break;
    }
  }
  return reach;
}

const rangeOf = ({ least, most }: Aim): Range => (most === null ? least : [least, most]);

/** What the schema does not know is for it to refuse. */
const endOf = ({ winner, by }: Aim): NonNullable<Reach["end"]> =>
  ({ ...(winner !== "" && { winner }), ...(by !== "" && { by }) }) as NonNullable<Reach["end"]>;

/** A course of lessons that are whole. */
export const courseFrom = (
  { id, game, title }: CourseDraft,
  lessons: Lesson[],
  schema?: string,
): Course => ({
  ...(schema !== undefined && { $schema: schema }),
  format: 1,
  id,
  game,
  title: worded(title),
  lessons,
});
