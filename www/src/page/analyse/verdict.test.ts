import { describe, expect, it } from "vitest";
import { en as texts } from "../../i18n/en";
import { failureWords, verdictWords } from "./verdict";

const proof = {
  laps: 2_000_000_000,
  verdict: "unknown" as const,
  length: null,
  period: null,
  after: null,
  branches: 0,
};

describe("what a proof has found out", () => {
  it.each([
    [{ verdict: "ends" as const, length: 559 }, "It ends after 559 laps."],
    [{ verdict: "ends" as const, length: 1 }, "It ends after 1 lap."],
    [
      { verdict: "endless" as const, after: 12, period: 66 },
      "It never ends: after 12 laps the same 66 laps come round again.",
    ],
    [
      { verdict: "endless" as const, after: 0, period: 66 },
      "It never ends: from its first lap on the same 66 laps come round again.",
    ],
    [{}, "Not known: after 2,000,000,000 laps it has neither ended nor repeated itself."],
    [
      { verdict: "ends" as const, length: 5, branches: 2 },
      "It ends after 5 laps. It met 2 choices of direction on the way; those that the turn does not name went counter-clockwise.",
    ],
  ])("is told in a sentence: %j", (change, sentence) => {
    expect(verdictWords({ ...proof, ...change }, texts)).toBe(sentence);
  });
});

describe("why there is no answer", () => {
  it("is told in a sentence", () => {
    expect(failureWords({ reason: "load" }, null, texts)).toBe(texts.proof.load);
    expect(failureWords({ reason: "version" }, null, texts)).toBe(texts.proof.version);
    const detail = { code: "engine-dead" as const, refusal: null, faults: [] };
    expect(failureWords({ reason: "engine", detail }, null, texts)).toMatch(/mistake of ours/);
  });
});
