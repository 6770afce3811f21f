import { describe, expect, it } from "vitest";
import { EmpikiError } from "../engine/error";
import type { ArbiterGlue, Glue } from "../engine/glue";
import type { GameInfo, SetupFaultView, SetupView } from "../engine/types";
import { en as texts } from "../i18n/en";
import type { Edited } from "./edited";
import { isPlayable, judge, optionWords, type SetupSource } from "./judge";

const info = { id: "oware", letters: [..."ABab"], totalSeeds: 8 } as unknown as GameInfo;

const edited: Edited = {
  game: "oware",
  counts: [2, 2, 2, 2, 0, 0],
  mover: "south",
  turnsTaken: [0, 0],
  capturingTurns: [0, 0],
  options: "",
};

const fault = (change: Partial<SetupFaultView>): SetupFaultView => ({
  code: "wrong-total",
  pit: null,
  side: null,
  found: null,
  expected: null,
  mayBeFewer: false,
  key: null,
  ...change,
});

const view = (change: Partial<SetupView> = {}): SetupView => ({
  game: "oware",
  position: "oware 2x2/2x2 s 0,0",
  board: { pits: [2, 2, 2, 2], stores: [0, 0] },
  mover: "south",
  turnsTaken: [0, 0],
  capturingTurns: [0, 0],
  options: [],
  faults: [],
  result: null,
  ...change,
});

const sourceOf = (checkSetup: ArbiterGlue["checkSetup"]): SetupSource => ({
  call: (work) => work({ checkSetup } as unknown as Glue),
  info: () => info,
});

const judged = (change: Partial<SetupView>) =>
  judge(
    sourceOf(() => view(change)),
    edited,
    texts,
  );

describe("a position judged", () => {
  it("can be played when nothing is against it", () => {
    expect(isPlayable(judged({}))).toBe(true);
  });

  it("tells the engine everything there is", () => {
    const asked: unknown[] = [];
    const source = sourceOf((...arranged) => {
      asked.push(...arranged);
      return view();
    });
    judge(source, { ...edited, mover: "north", turnsTaken: [1, 2], capturingTurns: [3, 4] }, texts);
    expect(asked).toEqual([
      "oware",
      Uint32Array.of(2, 2, 2, 2, 0, 0),
      "north",
      Uint32Array.of(1, 2, 3, 4),
      "",
      false,
    ]);
  });

  it("tells every reason at once, and which pit it is about", () => {
    const { reasons } = judged({
      faults: [
        fault({ found: 60, expected: 64 }),
        fault({ code: "count-too-large", pit: 2, found: 50, expected: 48 }),
        fault({ code: "capturing-turns-exceed-turns", side: "north" }),
        fault({ code: "bad-option", key: "grandSlam" }),
      ],
    });
    expect(reasons).toEqual([
      { text: "There are 60 seeds, but Oware is played with 64: place 4 more.", pits: [] },
      { text: "a holds 50 seeds, but the whole game has only 48.", pits: [2] },
      { text: "North cannot have captured in more turns than North has taken.", pits: [] },
      { text: "“Grand slam” has a value that it does not take.", pits: [] },
    ]);
  });

  it("tells what is wrong with the options beside everything else", () => {
    const detail = {
      code: "bad-options" as const,
      refusal: null,
      faults: [
        { code: "unknown-key" as const, line: 0, at: 1, ply: null, found: "x", expected: "" },
      ],
    };
    const source = sourceOf((_game, _counts, _mover, _counters, options) => {
      if (options !== "") throw new EmpikiError(detail);
      return view({ faults: [fault({ found: 65, expected: 64 })] });
    });
    const { reasons } = judge(source, { ...edited, options: "x=1" }, texts);
    expect(reasons.map(({ text }) => text)).toEqual([
      "There are 65 seeds, but Oware has only 64: take 1 away.",
      "Rule options: Character 1: “x” is not an option of this game.",
    ]);
  });

  it("lets every other failure out", () => {
    const source = sourceOf(() => {
      throw EmpikiError.dead();
    });
    expect(() => judge(source, edited, texts)).toThrow("engine-dead");
  });

  it("says how it is over already, and shows the pits", () => {
    const result = {
      winner: "south" as const,
      ending: "no-move" as const,
      scores: [30, 18] as [number, number],
      points: null,
      text: "s no-move 30-18",
      rule: "x",
      pits: [2, 3],
    };
    const judgement = judged({ result });
    expect(isPlayable(judgement)).toBe(false);
    expect(judgement.over?.pits).toEqual([2, 3]);
    expect(judgement.over?.text).toMatch(/^South wins\. /);
  });

  it("tells its options in words", () => {
    expect(optionWords(view({ options: ["mustFeed=off", "plyCap=50"] }), texts)).toEqual([
      "Feeding: you need not",
      expect.stringMatching(/: 50$/),
    ]);
  });
});
