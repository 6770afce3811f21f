/** What the engine finds in a lesson, whatever its words. Pure. */
import {
  examine,
  waysOf,
  type IsSpent,
  type LessonFault,
  type LessonSource,
} from "../../lessons/check";
import { rulesBehind, withFirstTurn } from "../../lessons/first-turn";
import { isGoal, type Lesson } from "../../lessons/format";
import type { CourseDraft } from "../../storage/lessons-draft";

/** Something that is wrong as the engine sees it, and the place in the form that it is about. */
export type FoundFault = { at: string; kind: "no-solution" } | ({ at: string } & LessonFault);

export interface Findings {
  faults: readonly FoundFault[];
  /** The first turns of its side. */
  turns: readonly string[];
  /** What reaches the goal. */
  ways: readonly (readonly string[])[];
  /** Those that the lesson has: what was written, or what was found for it. */
  solutions: string[][];
  /** Rules that its wrong tries may name, in the order of these. */
  rules: readonly (readonly string[])[];
  /** The rules that it tries. */
  tried: readonly string[];
}

/** The lesson without its words: all that the engine is asked about. */
export function wordless(lesson: Lesson): Lesson {
  const [gentle, strong] = lesson.hints;
  return {
    ...lesson,
    ...{ id: "", title: "", task: "", done: "", rules: [], read: [] },
    hints: [
      { ...gentle, says: "" },
      { ...strong, says: "" },
    ],
    wrong: lesson.wrong.map((each) => ({ ...each, says: "" })),
  };
}

/** Looks through the turns of a lesson until `isSpent`. */
export function findingsOf(
  source: LessonSource,
  game: CourseDraft["game"],
  bare: Lesson,
  isSpent: IsSpent,
): Findings {
  const outlook = lookAhead(source, bare);
  // Without a goal there is nothing to be right or wrong about.
  if (!isGoal(bare.goal)) return { ...outlook, faults: [], ways: [], solutions: [], tried: [] };
  const ways = waysOf(source, game, bare, isSpent);
  const solutions = solutionsOf(bare, ways);
  const lesson = { ...bare, solutions, wrong: withRules(bare.wrong, outlook) };
  return { ...outlook, ...ofEngine(source, game, lesson, isSpent), ways, solutions };
}

/** The first turns, and the rules behind those that are called wrong. */
function lookAhead(source: LessonSource, lesson: Lesson): Pick<Findings, "turns" | "rules"> {
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
export const withRules = (
  wrong: Lesson["wrong"],
  { rules }: Pick<Findings, "rules">,
): Lesson["wrong"] =>
  wrong.map((each, at) => (each.rule === "" ? { ...each, rule: rules[at]?.at(-1) ?? "" } : each));

/** The faults, and the rules that are tried: those that the text of the game's rules has. */
function ofEngine(
  source: LessonSource,
  game: CourseDraft["game"],
  lesson: Lesson,
  isSpent: IsSpent,
): Pick<Findings, "faults" | "tried"> {
  // What is not written yet is a gap already.
  const wrong = lesson.wrong.filter(({ turn }) => turn !== "");
  const { faults, rules } = examine(source, game, { ...lesson, wrong }, isSpent);
  const found: FoundFault[] = faults.map((fault) => ({ ...fault, at: placeOf(fault, lesson) }));
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
