import { describe, expect, it } from "vitest";
import { keyDeed, pressed, TOGETHER, typed } from "./deeds";

describe("a press", () => {
  it.each([
    ["add", 4, false, 5],
    ["take", 4, false, 3],
    ["empty", 4, false, 0],
    ["set", 4, false, 7],
    ["add", 4, true, 3],
    ["take", 4, true, 5],
    ["set", 4, true, 3],
  ] as const)(
    "with the tool %s on a pit of %d (shift: %s) leaves %d",
    (tool, held, isTurned, left) => {
      expect(pressed(tool, held, 7, isTurned)).toBe(left);
    },
  );
});

describe("digits", () => {
  const at = (digit: number, now: number, pit = 3) => ({ pit, digit, now, most: 64 });

  it("make one number when they come soon after each other", () => {
    expect(typed(typed(null, at(1, 0)), at(2, 400)).count).toBe(12);
  });

  it("begin anew after a while, at another pit, and when the number would be too large", () => {
    const one = typed(null, at(1, 0));
    expect(typed(one, at(2, TOGETHER)).count).toBe(2);
    expect(typed(one, at(2, 10, 4)).count).toBe(2);
    expect(typed(typed(null, at(6, 0)), at(5, 10)).count).toBe(5);
  });
});

describe("keys", () => {
  it.each([
    ["+", { kind: "by", by: 1 }],
    ["=", { kind: "by", by: 1 }],
    ["-", { kind: "by", by: -1 }],
    ["7", { kind: "digit", digit: 7 }],
    ["Delete", { kind: "empty" }],
    ["Backspace", { kind: "empty" }],
    ["A", null],
    ["ArrowLeft", null],
    ["F1", null],
  ])("%s means %j", (key, deed) => {
    expect(keyDeed(key)).toEqual(deed);
  });
});
