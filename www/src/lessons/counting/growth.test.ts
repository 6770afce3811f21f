import { describe, expect, it } from "vitest";
import { answered, nothingCounted, rounded, skillIn, type Counted } from "./growth";
import { noScore, scored } from "./round";

const after = (answers: readonly boolean[], from: Counted = nothingCounted): Counted =>
  answers.reduce(
    (counted, isRight) => answered(counted, { kind: "laps", isRight, highest: 3 }),
    from,
  );

const levelAfter = (...answers: boolean[]): number => skillIn(after(answers), "laps", 3).level;

describe("growing", () => {
  it("begins at the first level", () => {
    expect(skillIn(nothingCounted, "laps", 3)).toEqual({ level: 1, right: 0 });
  });

  it("goes on after two right answers, and no further than there are levels", () => {
    expect(levelAfter(true)).toBe(1);
    expect(levelAfter(true, true)).toBe(2);
    expect(levelAfter(true, true, true)).toBe(2);
    expect(levelAfter(true, true, true, true)).toBe(3);
    expect(levelAfter(true, true, true, true, true, true, true)).toBe(3);
  });

  it("goes one level back after a miss, at most to the first", () => {
    expect(levelAfter(false, false)).toBe(1);
    expect(levelAfter(true, true, false)).toBe(1);
    expect(levelAfter(true, true, true, true, false)).toBe(2);
    expect(levelAfter(true, false, true), "right answers one after the other").toBe(1);
  });

  it("is apart for each kind", () => {
    expect(skillIn(after([true, true]), "landing", 3).level).toBe(1);
  });

  it("keeps within the levels there are, whatever was kept", () => {
    const kept = (level: number) => ({
      ...nothingCounted,
      skills: { ...nothingCounted.skills, laps: { level, right: 0 } },
    });
    expect([99, 0].map((level) => skillIn(kept(level), "laps", 3).level)).toEqual([3, 1]);
  });

  it("remembers the longest row and the best round", () => {
    const counted = after([true, true, true, false, true]);
    expect([counted.row, counted.bestRow]).toEqual([1, 3]);
    expect(rounded(rounded(counted, 9), 4).bestRound).toBe(9);
  });
});

describe("a round", () => {
  it("gives as many points for a right answer as its level", () => {
    const score = scored(scored(scored(noScore, true, 3), false, 4), true, 2);
    expect(score).toEqual({ right: 2, answers: 3, points: 5 });
  });
});
