import { describe, expect, it } from "vitest";
import type { GameInfo, StepView, TraceView } from "../engine/types";
import { en } from "./en";
import { narrate } from "./narrate";

const board = { pits: [], stores: [0, 0] as [number, number] };
const rule = "x";

const omweso = {
  id: "omweso",
  letters: [..."IJKLMNOPHGFEDCBA", ..."ijklmnophgfedcba"],
} as unknown as GameInfo;
const oware = { id: "oware", letters: [..."ABCDEFabcdef"] } as unknown as GameInfo;

const trace = (steps: StepView[], turn = "M"): TraceView => ({
  turn,
  mover: "south",
  before: board,
  steps,
  after: board,
  result: null,
});

const lap = (n: number, origin: number, drops: number[], clockwise = false): StepView => ({
  kind: "lap",
  lap: n,
  origin,
  seeds: drops.length,
  lifted: true,
  clockwise,
  drops,
  rule,
});
const relay = (pit: number, seeds: number): StepView => ({ kind: "relay", pit, seeds, rule });
const rest = (pit: number, reason: "empty" | "sown" | "captured" = "empty"): StepView => ({
  kind: "rest",
  pit,
  reason,
  rule,
});

describe("narrate", () => {
  it("tells a lap that ends in an empty pit", () => {
    const steps = [lap(1, 4, [5, 6, 7, 8]), rest(8)];
    expect(narrate(trace(steps), omweso, en)).toBe(
      "South sows four from M. The last seed falls in the empty pit H.",
    );
  });

  it("tells a relay and a capture that is sown again", () => {
    const steps: StepView[] = [
      lap(1, 4, [5, 6, 7, 8]),
      { kind: "capture", at: 8, pits: [31, 16], counts: [2, 4], to: "hand", rule },
      lap(2, 4, [5, 6, 7, 8, 9, 10]),
      rest(10),
    ];
    expect(narrate(trace(steps), omweso, en)).toBe(
      "South sows four from M. The last seed falls in H, which is occupied; a and i, facing it, hold seeds too: six are captured and sown, beginning with the pit after M. The turn ends in the empty pit F.",
    );
  });

  it("names a clockwise lap", () => {
    const sentence = narrate(trace([lap(1, 0, [15, 14], true), rest(14)], "I-"), omweso, en);
    expect(sentence).toContain("sows two from I, clockwise.");
  });

  it("sums up a long turn", () => {
    const steps = [
      lap(1, 1, [2, 3]),
      relay(3, 5),
      lap(2, 3, [4, 5, 6, 7, 8]),
      relay(8, 2),
      lap(3, 8, [9, 10]),
      relay(10, 3),
      lap(4, 10, [11, 12, 13]),
      rest(13),
    ];
    const sentence = narrate(trace(steps, "J"), omweso, en);
    expect(sentence).toBe(
      "South sows two from J. The last seed falls in L, which is occupied: all five are lifted and sown on. The turn runs 4 laps and captures nothing. It ends in the empty pit C.",
    );
  });

  it("tells captures into the store, and seeds collected at the end", () => {
    const steps: StepView[] = [
      lap(1, 5, [6, 7]),
      { kind: "capture", at: 7, pits: [7, 6], counts: [2, 3], to: "store", rule },
      rest(7, "sown"),
      { kind: "collect", side: "north", pits: [9], counts: [1], rule },
      { kind: "collect", side: "south", pits: [], counts: [], rule },
    ];
    expect(narrate(trace(steps, "F"), oware, en)).toBe(
      "South sows two from F. The last seed falls in b: five seeds are captured from b and a. North takes the one seed left on North’s side.",
    );
  });

  it("tells seeds that go to the other side by an option", () => {
    const steps: StepView[] = [
      lap(1, 5, [6]),
      rest(6, "sown"),
      { kind: "collect", side: "north", pits: [0, 1], counts: [2, 3], rule },
    ];
    expect(narrate(trace(steps, "F"), oware, en)).toContain(
      "North takes the five seeds left on the board.",
    );
  });

  it("sums up a long turn that captures off the board, saying so once", () => {
    const steps: StepView[] = [
      ...[1, 2, 3].flatMap((n) => [lap(n, 4, [5, 6]), relay(6, 3)]),
      lap(4, 6, [7, 8]),
      { kind: "capture", at: 8, pits: [31, 16], counts: [2, 0], to: "off", rule },
      rest(8, "captured"),
    ];
    const sentence = narrate(trace(steps), omweso, en);
    expect(sentence).toContain(
      "The turn runs 4 laps. It ends in the empty pit H: two seeds in a are captured and leave the board.",
    );
  });

  it("tells a turn that is broken off by that alone, and where captured seeds are sown", () => {
    const captured = { ...lap(2, 4, [5, 6]), lifted: false } as StepView;
    const steps: StepView[] = [
      lap(1, 4, [5, 6]),
      { kind: "capture", at: 6, pits: [31, 16], counts: [1, 1], to: "hand", rule },
      captured,
      relay(6, 3),
      lap(3, 6, [7, 8]),
      relay(8, 2),
      lap(4, 8, [9, 10]),
      relay(10, 2),
      { kind: "never-ending", laps: 2000, rule },
    ];
    const sentence = narrate(trace(steps), omweso, en);
    expect(
      sentence.endsWith(
        "beginning with the pit after M. After 2,000 laps the turn is broken off, and the seeds go back where they lay.",
      ),
    ).toBe(true);
  });

  it("tells captures that leave the board, a grand slam, a turn without end and one lost on time", () => {
    const off: StepView = {
      kind: "capture",
      at: 8,
      pits: [31, 16],
      counts: [2, 2],
      to: "off",
      rule,
    };
    expect(narrate(trace([lap(1, 4, [8]), off]), omweso, en)).toContain("leave the board");
    const spared: StepView = { kind: "spared", pits: [7, 6], rule };
    expect(narrate(trace([lap(1, 5, [6, 7]), spared, rest(7, "sown")]), oware, en)).toBe(
      "South sows two from F. The last seed falls in b. That would capture every seed of the opponent’s row, a grand slam: what lies in b and a stays.",
    );
    const endless: StepView = { kind: "never-ending", laps: 2000, rule };
    expect(narrate(trace([lap(1, 4, [8]), endless]), omweso, en)).toContain("2,000 laps");
    const lost: StepView = { kind: "lost-on-time", rule };
    expect(narrate(trace([lost], "--"), omweso, en)).toContain("loses the turn");
  });

  it("tells okwesera by its two pits", () => {
    const sentence = narrate(trace([lap(1, 4, [5, 5, 6]), rest(6, "sown")], "M*"), omweso, en);
    expect(sentence).toBe("South plays okwesera from M: two seeds in N, one in O.");
  });
});
