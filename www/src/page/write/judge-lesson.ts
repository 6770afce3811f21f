/** What the engine says of a lesson that is being written. Pure. */
import {
  examine,
  waysOf,
  type IsSpent,
  type LessonFault,
  type LessonSource,
} from "../../lessons/check";
import { rulesBehind, withFirstTurn } from "../../lessons/first-turn";
import { CourseError, courseOf, type Lesson } from "../../lessons/format";
import type { CourseDraft, LessonDraft } from "../../storage/lessons-draft";
import { gapsOf, type Gap } from "./gaps";
import { courseFrom, lessonFrom } from "./to-course";

/** Something that is wrong, and the place in the form that it is about. */
export type Fault =
  | Gap
  | { at: string; kind: "no-solution" }
  | { at: string; kind: "format"; place: string; reason: string }
  | ({ at: string } & LessonFault);

export interface Judged {
  /** With everything that was found for it: solutions, rules. */
  lesson: Lesson;
  faults: readonly Fault[];
  /** The first turns of its side. */
  turns: readonly string[];
  /** What reaches the goal. */
  ways: readonly (readonly string[])[];
  /** Rules that its wrong tries may name, in the order of these. */
  rules: readonly (readonly string[])[];
  /** The rules that it tries. */
  tried: readonly string[];
  /** Whether it has the format; otherwise it cannot be given. */
  isWhole: boolean;
}

export function judgeLesson(
  source: LessonSource,
  draft: CourseDraft,
  written: LessonDraft,
  isSpent: IsSpent,
): Judged {
  const bare = lessonFrom(written);
  const ways = written.aims.length === 0 ? [] : waysOf(source, draft.game, bare, isSpent);
  const outlook = lookAhead(source, bare);
  const solved = { ...bare, solutions: solutionsOf(bare, ways), wrong: namedRules(bare, outlook) };
  const { faults, tried } = ofEngine(source, draft, solved, isSpent);
  const lesson = { ...solved, rules: written.rules === null ? tried : bare.rules };
  const gaps = gapsOf(draft, written);
  // Without a goal there is nothing to be right or wrong about.
  const found = [...gaps, ...(written.aims.length === 0 ? [] : faults)];
  const format = formatFault(draft, lesson);
  const isOther = format !== null && found.length === 0;
  return {
    lesson,
    faults: isOther ? [format] : found,
    ...outlook,
    ways,
    tried,
    isWhole: format === null,
  };
}

/** The first turns, and the rules behind those that are called wrong. */
function lookAhead(source: LessonSource, lesson: Lesson): Pick<Judged, "turns" | "rules"> {
  const none = { turns: [], rules: lesson.wrong.map(() => []) };
  return (
    withFirstTurn(source, lesson, (outlook) => ({
      turns: outlook.turns,
      rules: lesson.wrong.map(({ turn }) => (turn === "" ? [] : rulesBehind(outlook.try(turn)))),
    })) ?? none
  );
}

/** Of one turn all there are, those that were written first; of more what was written, or else what was found. */
function solutionsOf({ goal, solutions }: Lesson, ways: string[][]): string[][] {
  if (goal.turns > 1) return solutions.length > 0 ? solutions : ways;
  const found = ways.map(([turn]) => turn);
  const first = solutions.filter(([turn, ...more]) => more.length === 0 && found.includes(turn));
  const rest = ways.filter(([turn]) => !first.some(([each]) => each === turn));
  return [...first, ...rest];
}

/** Where nobody chose a rule, it is the one that decided the turn. */
const namedRules = ({ wrong }: Lesson, { rules }: Pick<Judged, "rules">): Lesson["wrong"] =>
  wrong.map((each, at) => (each.rule === "" ? { ...each, rule: rules[at]?.at(-1) ?? "" } : each));

/** The faults, and the rules that are tried: those that the text of the game's rules has. */
function ofEngine(
  source: LessonSource,
  { game }: CourseDraft,
  lesson: Lesson,
  isSpent: IsSpent,
): { faults: Fault[]; tried: string[] } {
  // What is not written yet is a gap already.
  const wrong = lesson.wrong.filter(({ turn }) => turn !== "");
  const { faults, rules } = examine(source, game, { ...lesson, wrong }, isSpent);
  const found: Fault[] = faults.map((fault) => ({ ...fault, at: placeOf(fault, lesson) }));
  const isPlayable = !faults.some(({ kind }) => unplayable.includes(kind));
  if (isPlayable && lesson.solutions.length === 0) {
    found.push({ at: "solutions", kind: "no-solution" });
  }
  return { faults: found, tried: [...rules].filter((rule) => rule.startsWith(`${game}-`)) };
}

const unplayable: readonly LessonFault["kind"][] = ["position", "other-game", "over", "letter"];

function placeOf(fault: LessonFault, { wrong, hints, replies = [] }: Lesson): string {
  switch (fault.kind) {
    case "position":
    case "other-game":
    case "over":
      return "position";
    case "letter": {
      const at = hints.findIndex(({ pits = [] }) => pits.includes(fault.letter));
      return at < 0 ? "goal" : `hint-pits.${String(at)}`;
    }
    case "too-easy":
      return "goal";
    case "solution":
    case "unlisted":
      return "solutions";
    case "turn":
    case "not-wrong":
    case "wrong-rule": {
      const at = wrong.findIndex(({ turn }) => turn === fault.turn);
      if (at >= 0) return `wrong.${String(at)}`;
      return replies.includes(fault.turn) ? "replies" : "solutions";
    }
  }
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
