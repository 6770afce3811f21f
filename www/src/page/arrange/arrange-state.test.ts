import { describe, expect, it } from "vitest";
import {
  finished,
  isArrangeState,
  isComplete,
  resumed,
  startState,
  takenOver,
  whoseTurn,
  withLevels,
  type ArrangementRule,
  type ArrangeOrder,
} from "./arrange-state";

const rule: ArrangementRule = { pits: 16, seeds: 32, most: 10 };
const open: ArrangeOrder = { order: "open", first: "north" };
const hidden: ArrangeOrder = { order: "hidden", first: "north" };

const back4: readonly number[] = Array.from({ length: 16 }, (_, pit) => (pit < 8 ? 4 : 0));
const two16: readonly number[] = Array.from({ length: 16 }, () => 2);

describe("an arrangement", () => {
  it("is complete when all seeds lie within the cap", () => {
    expect(isComplete(back4, rule)).toBe(true);
    expect(isComplete(back4.with(0, 3), rule)).toBe(false);
    expect(isComplete([16, 16, ...Array.from({ length: 14 }, () => 0)], rule)).toBe(false);
    expect(isComplete([], rule)).toBe(false);
  });

  it("is not finished before that", () => {
    const state = { ...startState(rule), draft: back4.with(0, 3) };
    expect(finished(state, rule, open)).toBe(state);
  });
});

describe("in view", () => {
  it("the first player arranges, then the second, then both begin", () => {
    const first = { ...startState(rule), draft: back4 };
    expect(whoseTurn(first, open)).toBe("north");
    const second = finished(first, rule, open);
    expect(second).toMatchObject({ stage: "arranging", done: { north: back4, south: null } });
    expect(second.draft.every((count) => count === 0)).toBe(true);
    expect(whoseTurn(second, open)).toBe("south");
    const both = finished({ ...second, draft: two16 }, rule, open);
    expect(both).toMatchObject({ stage: "revealed", done: { north: back4, south: two16 } });
    expect(whoseTurn(both, open)).toBeNull();
  });

  it("goes on after a reload where it was", () => {
    const state = { ...startState(rule), draft: back4.with(0, 1) };
    expect(resumed(state, open)).toBe(state);
  });
});

describe("unseen", () => {
  const handingOver = finished({ ...startState(rule), draft: back4 }, rule, hidden);

  it("the device is handed over between the two", () => {
    expect(handingOver.stage).toBe("handing-over");
    expect(takenOver(handingOver)).toMatchObject({
      stage: "arranging",
      draft: startState(rule).draft,
    });
  });

  it("shows nothing after a reload before somebody has said who is there", () => {
    const first = { ...startState(rule), draft: two16 };
    expect(resumed(first, hidden).stage).toBe("handing-over");
    expect(takenOver(resumed(first, hidden))).toEqual(first);
    expect(resumed(takenOver(handingOver), hidden).stage).toBe("handing-over");
  });

  it("is revealed only when both are done", () => {
    const both = finished({ ...takenOver(handingOver), draft: two16 }, rule, hidden);
    expect(both.stage).toBe("revealed");
    expect(resumed(both, hidden)).toBe(both);
  });
});

describe("a state that was kept", () => {
  const kept = (change: object): unknown => ({ ...startState(rule), ...change });

  it("is taken up when it is one", () => {
    for (const state of [
      startState(rule),
      finished({ ...startState(rule), draft: back4 }, rule, hidden),
      kept({ stage: "revealed", done: { south: back4, north: two16 } }),
    ]) {
      const read: unknown = JSON.parse(JSON.stringify(state));
      expect(isArrangeState(read, rule, hidden)).toBe(true);
    }
  });

  it.each([
    null,
    5,
    {},
    kept({ stage: "lost" }),
    kept({ draft: [1, 2] }),
    kept({ draft: two16.with(0, 11) }),
    kept({ draft: Array.from({ length: 16 }, () => 10) }),
    kept({ draft: two16.with(0, 0.5) }),
    kept({ done: { south: back4, north: null } }),
    kept({ done: { south: null, north: back4.with(0, 0) } }),
    kept({ stage: "revealed" }),
    kept({ done: { south: back4, north: back4 } }),
  ])("is refused when it is none: %j", (value) => {
    expect(isArrangeState(value, rule, hidden)).toBe(false);
  });
});

describe("levels", () => {
  const people = { south: false, north: false };
  const seated = (order: ArrangeOrder, isLevel: typeof people) =>
    withLevels(startState(rule), rule, { ...order, isLevel }, back4);

  it("do nothing for people", () => {
    expect(seated(hidden, people)).toEqual(startState(rule));
    const handingOver = finished({ ...startState(rule), draft: two16 }, rule, hidden);
    expect(withLevels(handingOver, rule, { ...hidden, isLevel: people }, back4)).toBe(handingOver);
  });

  it("place their seeds first, where they come first", () => {
    for (const order of [open, hidden]) {
      expect(seated(order, { south: false, north: true })).toMatchObject({
        stage: "arranging",
        done: { north: back4, south: null },
      });
    }
  });

  it("wait for the person who comes first, and need no device", () => {
    const isLevel = { south: true, north: false };
    expect(seated(hidden, isLevel)).toEqual(startState(rule));
    const done = finished({ ...startState(rule), draft: two16 }, rule, hidden);
    expect(withLevels(done, rule, { ...hidden, isLevel }, back4)).toMatchObject({
      stage: "revealed",
      done: { north: two16, south: back4 },
    });
  });

  it("are both done at once", () => {
    expect(seated(open, { south: true, north: true }).stage).toBe("revealed");
  });

  it("do nothing that the rule forbids", () => {
    const isLevel = { south: true, north: true };
    const wrong = back4.with(0, 9);
    expect(withLevels(startState(rule), rule, { ...open, isLevel }, wrong)).toEqual(
      startState(rule),
    );
  });
});
