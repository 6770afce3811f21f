import { describe, expect, it } from "vitest";
import type { Choice, ChoiceReason, ErrorCode, Proved } from "../engine/types";
import { en } from "./en";
import { thinkingFailure } from "./thinking";

const { reason, proved, hint } = en.thinking;

const choice = (of: ChoiceReason, change: Partial<Choice> = {}): Choice => ({
  turn: "C",
  reason: of,
  seeds: null,
  plies: null,
  ...change,
});

describe("why a level chose its turn", () => {
  it.each([
    [choice("only-turn"), "There was no other turn."],
    [
      choice("captures", { seeds: 5 }),
      "Level 2 saw that this takes five seeds, and nothing that takes more.",
    ],
    [choice("fullest-pit"), "Level 2 saw nothing to take, and sowed a pit as full as any."],
    [
      choice("exchange", { seeds: 1 }),
      "Level 2 liked this best of what it saw: it wins one seed even after the reply.",
    ],
    [
      choice("exchange", { seeds: 0 }),
      "Level 2 liked this best of what it saw: the reply takes back as much as it wins.",
    ],
    [
      choice("exchange", { seeds: -3 }),
      "Level 2 liked this best of what it saw: the reply costs it three seeds.",
    ],
    [choice("search", { plies: 8 }), "Level 2 looked eight turns ahead and found nothing better."],
    [choice("proved"), "Level 2 chose what is proved: no reply can take it away."],
  ])("%j", (each, sentence) => {
    expect(reason(each, 2)).toBe(sentence);
  });
});

describe("what is proved", () => {
  const of = (outcome: Proved["outcome"], by: number | null, plies: number | null): string =>
    proved({ outcome, by, plies });

  it("is said with the seeds and the turns that are known", () => {
    expect(of("won", 5, 7)).toBe("won by five seeds, in seven turns");
    expect(of("lost", 1, null)).toBe("lost by one seed");
    expect(of("drawn", 0, null)).toBe("drawn");
    expect(of("won", null, 1)).toBe("won, in one turn");
  });

  it("is told with a hint", () => {
    expect(hint.proved("C", { outcome: "won", by: 5, plies: null })).toBe(
      "Best is C: won by five seeds, proved.",
    );
    expect(hint.proved("C", { outcome: "lost", by: 2, plies: null })).toBe(
      "Best is C, but the position is lost by two seeds: this is proved.",
    );
  });
});

it("a hint says the line it rests on", () => {
  expect(hint.best(["C", "d", "F"])).toBe("Best is C: the game may then go d F.");
  expect(hint.best(["C"])).toBe("Best is C.");
});

describe("a failure to think", () => {
  it("says what to do", () => {
    expect(thinkingFailure({ reason: "load" }, null, en)).toBe(en.thinking.failed.load);
    expect(thinkingFailure({ reason: "version" }, null, en)).toBe(en.thinking.failed.version);
  });

  it("of the engine says what the engine says, unless it has died", () => {
    const told = (code: ErrorCode) =>
      thinkingFailure({ reason: "engine", detail: { code, refusal: null, faults: [] } }, null, en);
    expect(told("game-over")).toBe(en.failures.errors["game-over"]);
    expect(told("engine-dead")).toBe(en.thinking.failed.dead);
  });
});
