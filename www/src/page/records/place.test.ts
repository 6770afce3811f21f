import { describe, expect, it } from "vitest";
import { excerptOf, placeIn } from "./place";

const fault = (line: number, at: number, found = "") => ({ line, at, found });
const marked = (text: string, { start, end } = { start: 0, end: 0 }) => text.slice(start, end);

describe("the place of a fault", () => {
  const text = '[Game "oware"]\n[South "🫘 Nŋ"]\n\n1. C\td 2. Z\n';

  it("is counted in lines and characters", () => {
    expect(marked(text, placeIn(text, fault(4, 11, "Z")))).toBe("Z");
    expect(marked(text, placeIn(text, fault(1, 8, "oware")))).toBe("oware");
  });

  it("counts characters, not units", () => {
    expect(marked(text, placeIn(text, fault(2, 11, "Nŋ")))).toBe("Nŋ");
    expect(marked("🫘🫘x", placeIn("🫘🫘x", fault(1, 3, "x")))).toBe("x");
    expect(marked("a🫘b", placeIn("a🫘b", fault(1, 2)))).toBe("🫘");
  });

  it("is one character where what was found does not stand there", () => {
    expect(marked(text, placeIn(text, fault(4, 1, "else")))).toBe("1");
  });

  it("begins where the part begins that was read", () => {
    const whole = "\n  oware 4x6/4x6 z 0,0";
    expect(marked(whole, placeIn(whole, fault(1, 15, "z"), 3))).toBe("z");
  });

  it("is the end for whatever lies behind it", () => {
    for (const each of [fault(1, 99), fault(1, 15), fault(9, 1), fault(99, 99), fault(1e9, 1e9)]) {
      const { start, end } = placeIn(text, each);
      expect(start).toBe(end);
      expect(start).toBeLessThanOrEqual(text.length);
    }
    expect(placeIn("", fault(1, 1))).toEqual({ start: 0, end: 0 });
  });
});

describe("the excerpt", () => {
  const around = (text: string, line: number, at: number, found = "") =>
    excerptOf(text, placeIn(text, fault(line, at, found)));

  it("is the line, in three pieces", () => {
    expect(around("one\ntwo three\nfour", 2, 5, "three")).toEqual({
      before: "two ",
      found: "three",
      after: "",
    });
    expect(around("\n\nx", 3, 1)).toEqual({ before: "", found: "x", after: "" });
    expect(around("\nx", 1, 1)).toEqual({ before: "", found: "", after: "" });
  });

  it("has the end of a line as a place of its own", () => {
    expect(around("C d\nx", 1, 4)).toEqual({ before: "C d", found: "", after: "" });
    expect(around("", 1, 1)).toEqual({ before: "", found: "", after: "" });
  });

  it("cuts off what is long, between characters", () => {
    const { before, found, after } = around("🫘".repeat(300_000), 1, 150_000, "🫘".repeat(100));
    expect(before).toBe(`…${"🫘".repeat(28)}`);
    expect(found).toBe(`${"🫘".repeat(32)}…`);
    expect(after).toBe(`${"🫘".repeat(28)}…`);
    expect(around(`a${"🫘".repeat(40)}`, 1, 41).before).toBe(`…${"🫘".repeat(28)}`);
  });

  it("shows what cannot be seen", () => {
    expect(around("\tA\u202eB\u0007 \ud800", 1, 2, "A")).toEqual({
      before: " ",
      found: "A",
      after: "\ufffdB\ufffd \ufffd",
    });
  });
});
