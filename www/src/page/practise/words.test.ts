import { beforeAll, expect, it } from "vitest";
import { startedGlue } from "../../../scripts/real-engine.mjs";
import { Engine } from "../../engine/client";
import type { GameInfo } from "../../engine/types";
import { en } from "../../i18n/en";
import type { Question } from "../../lessons/counting/questions";
import { questionWords, resultWords, verdictWords } from "./words";

let omweso: GameInfo;
beforeAll(() => {
  omweso = new Engine(startedGlue()).info("omweso");
});

const question: Pick<Question, "kind" | "mover" | "facts" | "answer"> = {
  kind: "landing",
  mover: "north",
  answer: 20,
  facts: {
    origin: 16,
    seeds: 4,
    isClockwise: false,
    landing: 20,
    laps: 1,
    captured: 0,
    captures: 0,
    taken: 0,
    isInOneRow: true,
    isAllRound: false,
    isResown: false,
    choices: [],
  },
};

it("names the pit and its seeds, and asks", () => {
  expect(questionWords(question, omweso, en)).toEqual({
    turn: "North sows four from i.",
    question: "Where does the last seed of the turn fall?",
  });
});

it("tells the directions that were chosen, in their order", () => {
  const facts = { ...question.facts, isClockwise: true, choices: [true, false] };
  expect(questionWords({ ...question, kind: "laps", facts }, omweso, en)).toEqual({
    turn: "North sows four from i, clockwise. Where there is a choice of direction: clockwise, counter-clockwise.",
    question: "How many laps does the turn have?",
  });
});

it.each([
  ["landing", 20, 20, "Right. The last seed falls in m."],
  ["landing", 20, 3, "Not quite. Your answer was L. The last seed falls in m."],
  ["laps", 4, 4, "Right. The turn has 4 laps."],
  ["laps", 1, 2, "Not quite. Your answer was 2. The turn has 1 lap."],
  ["captured", 0, 0, "Right. The turn captures nothing."],
  ["captured", 7, 6, "Not quite. Your answer was 6. The turn captures 7 seeds."],
] as const)("judges %s: %i, when %i was said", (kind, answer, said, words) => {
  expect(verdictWords({ kind, answer }, said, omweso, en)).toBe(words);
});

it.each([
  [0, "2 of 3 right · 5 points. Your best round so far."],
  [9, "2 of 3 right · 5 points. Best round so far: 9 points"],
])("tells a round, with the best before: %i", (best, words) => {
  expect(resultWords({ right: 2, answers: 3, points: 5 }, best, en)).toBe(words);
});

it("tells nothing of a best round before there was any", () => {
  expect(resultWords({ right: 0, answers: 1, points: 0 }, 0, en)).toBe("0 of 1 right · 0 points.");
});
