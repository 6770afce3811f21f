import { describe, expect, it } from "vitest";
import type { Proved, ResultView } from "../../engine/types";
import { en } from "../../i18n/en";
import { heightOf, scoreOf, scoreOfEnd, type Score } from "./score";

const { figure, worth } = en.analysis;
const names = { south: "Ama", north: "Level 4" };
const proved = (
  outcome: Proved["outcome"],
  by: number | null = null,
  plies: number | null = null,
) => scoreOf({ seeds: 0, proved: { outcome, by, plies } }, "north");
const estimate = (seeds: number, isDecided = false): Score => ({ seeds, isDecided, proved: null });

describe("a score", () => {
  it("is told from South, whoever is to move", () => {
    expect(scoreOf({ seeds: 2.5, proved: null }, "south")).toEqual(estimate(2.5));
    expect(scoreOf({ seeds: 2.5, proved: null }, "north")).toEqual(estimate(-2.5));
    expect(proved("won", 5).proved).toEqual({ winner: "north", by: 5, plies: null });
    expect(proved("lost", 5).proved).toEqual({ winner: "south", by: 5, plies: null });
    expect(proved("drawn").proved).toEqual({ winner: "draw", by: null, plies: null });
  });

  it.each([
    [estimate(2.54), "+2.5", "Ama is ahead by 2.5 seeds"],
    [estimate(-1), "−1.0", "Level 4 is ahead by 1 seed"],
    [estimate(-1.45), "−1.5", "Level 4 is ahead by 1.5 seeds"],
    [estimate(0.04), "0.0", "even"],
    [estimate(-0.04), "0.0", "even"],
    [estimate(90, true), "+…", "Ama is winning, not proved"],
    [estimate(-90, true), "−…", "Level 4 is winning, not proved"],
    [proved("won", 5), "−5", "won by Level 4 by 5, proved"],
    [proved("lost", 12, 7), "+12", "won by Ama by 12, proved (in 7 turns)"],
    [proved("lost", null, 1), "++", "won by Ama, proved (in 1 turn)"],
    [proved("drawn"), "=", "drawn, proved"],
  ])("has a figure and words: %j", (score, sign, words) => {
    expect(figure(score)).toBe(sign);
    expect(worth(score, names)).toBe(words);
  });

  it("counts no seeds where the engine holds the game for decided", () => {
    expect(scoreOf({ seeds: 90, proved: null }, "north")).toEqual(estimate(-90, true));
    expect(scoreOf({ seeds: 89.99, proved: null }, "south")).toEqual(estimate(89.99));
  });

  it("is called proved only when it is", () => {
    for (const seeds of [-40, -1, 0, 0.3, 40]) {
      expect(worth(estimate(seeds), names)).not.toContain("proved");
    }
  });
});

describe("the end of a game", () => {
  const end = (change: Partial<ResultView>): ResultView => ({
    winner: "south",
    ending: "majority",
    scores: [26, 22],
    points: null,
    text: "",
    rule: "",
    pits: [],
    ...change,
  });

  it("is known for certain", () => {
    expect(scoreOfEnd(end({}))?.proved).toEqual({ winner: "south", by: 4, plies: 0 });
    expect(scoreOfEnd(end({ winner: "draw", scores: [24, 24] }))?.proved?.winner).toBe("draw");
    expect(scoreOfEnd(end({ winner: "north", scores: null }))?.proved?.by).toBeNull();
  });

  it("says nothing of the position when the players chose it, or it was annulled", () => {
    expect(scoreOfEnd(end({ ending: "resigned" }))).toBeNull();
    expect(scoreOfEnd(end({ ending: "agreed" }))).toBeNull();
    expect(scoreOfEnd(end({ winner: "annulled", ending: "ply-cap" }))).toBeNull();
  });
});

describe("the height of a score", () => {
  it("grows with the seeds, and leaves the rim to what is proved", () => {
    const heights = [-48, -6, -1, 0, 1, 6, 48].map((seeds) => heightOf(estimate(seeds)));
    expect([...heights].sort((one, other) => one - other)).toEqual(heights);
    expect(Math.max(...heights)).toBeLessThan(0.95);
    expect(heightOf(proved("lost", 1))).toBe(1);
    expect(heightOf(proved("won"))).toBe(-1);
    expect(heightOf(proved("drawn"))).toBe(0);
  });
});
