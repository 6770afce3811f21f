import { describe, expect, it } from "vitest";
import type { PlyView, ThinkingView } from "../../engine/types";
import type { AnalysisReport, Task, Thinking } from "../../session/thinking";
import { Findings } from "./findings";
import type { Spot } from "./reading";
import { fallsOf, Review, scoresOf, type ReviewProgress } from "./review";

const view = (seeds: number, turns: readonly string[], depth = 5): ThinkingView => ({
  depth,
  nodes: 100,
  lines: [{ turns: [...turns], worth: { seeds, proved: null } }],
  isOver: false,
  choice: null,
});

const spot = (ply: number): Spot => ({
  ply,
  position: "",
  way: `p${String(ply)}`,
  mover: ply % 2 === 0 ? "south" : "north",
  result: null,
});

const plies: PlyView[] = [
  { turn: "C", side: "south" },
  { turn: "a", side: "north" },
];

/** Tasks that are answered by hand. */
class FakeThinking implements Pick<Thinking, "analyse"> {
  readonly asked: number[] = [];
  stopped = 0;
  tell: (report: AnalysisReport) => void = () => undefined;

  analyse({ ply }: { ply: number }, told: (report: AnalysisReport) => void): Task {
    this.asked.push(ply);
    this.tell = told;
    return { stop: () => (this.stopped += 1), settle: () => undefined };
  }
}

function reviewOf(spots: readonly Spot[], findings = new Findings()) {
  const thinking = new FakeThinking();
  const told: ReviewProgress[] = [];
  const review = new Review(thinking, findings, (progress) => told.push(progress));
  review.start("[Game]", spots);
  return { thinking, told, review, findings };
}

describe("going through a game", () => {
  it("looks at every position in turn, and says how far it is", () => {
    const { thinking, told } = reviewOf([0, 1, 2].map(spot));
    thinking.tell({ kind: "progress", progress: view(1, ["B"]) });
    for (const seeds of [1, 2, 3]) thinking.tell({ kind: "done", answer: view(seeds, ["B"]) });
    expect(thinking.asked).toEqual([0, 1, 2]);
    expect(told.map(({ done }) => done)).toEqual([0, 1, 2, 3]);
    expect(told.at(-1)).toEqual({ done: 3, of: 3, isOver: true, failure: null });
  });

  it("asks nothing about an end, nor about what is known", () => {
    const findings = new Findings();
    findings.keep("p1", "north", view(1, ["a"]), true);
    const result = { winner: "south", ending: "majority", scores: [26, 22] } as Spot["result"];
    const spots = [spot(0), spot(1), { ...spot(2), result }];
    const { thinking, told } = reviewOf(spots, findings);
    thinking.tell({ kind: "done", answer: view(0, ["B"]) });
    expect(thinking.asked).toEqual([0]);
    expect(told.at(-1)?.isOver).toBe(true);
  });

  it("goes on past a position of which nothing was found", () => {
    const { thinking } = reviewOf([0, 1].map(spot));
    thinking.tell({ kind: "done", answer: { ...view(0, []), lines: [] } });
    expect(thinking.asked).toEqual([0, 1]);
  });

  it("goes on with what is looked at where that is wanted still, and else begins with another", () => {
    const { thinking, review, told } = reviewOf([0, 1].map(spot));
    review.start("[Game]", [0, 2].map(spot));
    expect(thinking.asked).toEqual([0]);
    thinking.tell({ kind: "done", answer: view(1, ["B"]) });
    expect(thinking.asked).toEqual([0, 2]);
    review.start("[Game]", [spot(1)]);
    expect(thinking.asked).toEqual([0, 2, 1]);
    expect(thinking.stopped).toBe(1);
    thinking.tell({ kind: "done", answer: view(1, ["B"]) });
    expect(told.at(-1)).toMatchObject({ done: 1, of: 1, isOver: true });
  });

  it("stops at once, and at a failure", () => {
    const one = reviewOf([0, 1].map(spot));
    one.review.stop();
    expect(one.thinking.stopped).toBe(1);
    expect(one.review.isUnderWay).toBe(false);
    const other = reviewOf([0, 1].map(spot));
    other.thinking.tell({ kind: "failed", failure: { reason: "load" } });
    expect(other.told.at(-1)).toMatchObject({ isOver: false, failure: { reason: "load" } });
    expect(other.review.isUnderWay).toBe(false);
  });
});

describe("what was found", () => {
  const known = (...seeds: number[]) => {
    const findings = new Findings();
    seeds.forEach((each, ply) =>
      findings.keep(`p${String(ply)}`, spot(ply).mover, view(each, ["F", "b"]), true),
    );
    return findings;
  };
  const spots = [0, 1, 2].map(spot);
  const info = { hasRelays: false };

  it("gives a score to each ply, told from South", () => {
    const scores = scoresOf(spots, known(3, 1));
    expect(scores.map((score) => score?.seeds ?? null)).toEqual([3, -1, null]);
  });

  it("marks the turn that was not the best, with the line that was", () => {
    expect(fallsOf(spots, { plies, info }, known(3, 1, -1))).toEqual([
      { kind: "better", seeds: 4, ply: 1, turn: "C", best: ["F", "b"] },
    ]);
  });

  it("marks no turn that is the best, whatever a deeper look says later", () => {
    const best = plies.with(0, { turn: "F", side: "south" });
    expect(fallsOf(spots, { plies: best, info }, known(3, 5, -5))).toEqual([]);
  });

  it("is forgotten for nothing shallower", () => {
    const findings = known(3);
    findings.keep("p0", "south", view(1, ["A"], 2), false);
    expect(findings.get("p0")?.score.seeds).toBe(3);
    findings.keep("p0", "south", view(1, ["A"], 9), false);
    expect(findings.get("p0")).toMatchObject({ score: { seeds: 1 }, isEnough: true });
  });
});
