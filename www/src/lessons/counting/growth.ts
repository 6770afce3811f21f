import type { CountingKind } from "./ladders";

/** How well one kind of question is answered in one game. */
export interface Skill {
  /** The level of the next question, from 1. */
  level: number;
  /** Right answers one after the other at this level. */
  right: number;
}

/** What somebody has reached in counting one game. */
export interface Counted {
  skills: Readonly<Record<CountingKind, Skill>>;
  /** Right answers one after the other, of all kinds, now and at best. */
  row: number;
  bestRow: number;
  /** The most points of a round against the clock. */
  bestRound: number;
}

const beginning: Skill = { level: 1, right: 0 };

export const nothingCounted: Counted = {
  skills: { landing: beginning, laps: beginning, captured: beginning },
  row: 0,
  bestRow: 0,
  bestRound: 0,
};

/** So many right answers one after the other lead to the next level. */
export const rightForNext = 2;

/** A miss leads one level back, at most to the first. */
function grown({ level, right }: Skill, isRight: boolean, highest: number): Skill {
  if (!isRight) return { level: Math.max(1, level - 1), right: 0 };
  if (right + 1 < rightForNext || level >= highest) return { level, right: right + 1 };
  return { level: level + 1, right: 0 };
}

/** The skill in one kind of question, of which there are `highest` levels. */
export function skillIn({ skills }: Counted, kind: CountingKind, highest: number): Skill {
  const { level, right } = skills[kind];
  return { level: Math.min(Math.max(1, level), highest), right };
}

/** What is reached after an answer. What was best stays. */
export function answered(
  counted: Counted,
  { kind, isRight, highest }: { kind: CountingKind; isRight: boolean; highest: number },
): Counted {
  const row = isRight ? counted.row + 1 : 0;
  const skill = grown(skillIn(counted, kind, highest), isRight, highest);
  return {
    ...counted,
    skills: { ...counted.skills, [kind]: skill },
    row,
    bestRow: Math.max(counted.bestRow, row),
  };
}

/** What is reached after a round against the clock. */
export const rounded = (counted: Counted, points: number): Counted => ({
  ...counted,
  bestRound: Math.max(counted.bestRound, points),
});
