import { beforeAll, describe, expect, it } from "vitest";
import * as glue from "../../../pkg/empiki.js";
import wasm from "../../../pkg/empiki_bg.wasm?url&inline";
import { Engine } from "../../engine/client";
import { en as texts } from "../../i18n/en";
import { EmpikiError } from "../../session/engine";
import { placeIn } from "./place";
import { readGames, type Reading } from "./readings";
import { recognise } from "./recognise";
import { faultSentences, noticeSentences, resultWords, summaryLine } from "./sentences";
import { linkSentences } from "./link-report";

let engine: Engine;

// The engine as it is shipped, started as Node can.
beforeAll(async () => {
  glue.initSync({ module: await (await fetch(wasm)).arrayBuffer() });
  engine = new Engine(glue as unknown as ConstructorParameters<typeof Engine>[0]);
});

const read = (text: string): Reading[] => readGames(engine, recognise(text));
const record = '[Game "oware"]\n[South "Esi"]\n[North "Kofi"]\n\n1. C d 2. E {so} f';
const ogn = '[Variant "Oware Abapa"]\n[Result "*"]\n\n1. A (B) b (c) 2. C';

describe("readings", () => {
  it("tell one game with its players, length and result", () => {
    const [game, ...others] = read(`${record} n resigned`);
    expect(others).toEqual([]);
    if (game?.kind !== "good") throw new Error("it can be read");
    expect(game.saved).toMatchObject({ game: "oware", ply: 4 });
    expect(summaryLine(game, texts)).toBe("Esi (South) – Kofi (North), 4 turns, Esi resigned");
  });

  it("of a link and a position are games like any other", () => {
    const link = engine.fromRecord(record).link("https://x.org/").text;
    expect(read(`See ${link}!`)).toMatchObject([{ kind: "good", south: "Esi", plies: 4 }]);
    expect(read(link.replace("#g", "#G"))).toMatchObject([{ kind: "good", plies: 4 }]);
    expect(read("\n omweso 4x8,0x8/4x8,0x8 n 1,0 0,0 ")).toMatchObject([
      { kind: "good", saved: { game: "omweso", ply: 0 }, result: "-" },
    ]);
  });

  it("of several games keep their order, and one that is broken spoils no other", () => {
    const readings = read(`${record}\n\n[Game "oware"]\n\n1. Z\n\n${ogn}`);
    expect(readings.map(({ kind }) => kind)).toEqual(["good", "broken", "good"]);
    const [, , last] = readings;
    if (last?.kind !== "good") throw new Error("it can be read");
    expect(noticeSentences(last.notices, texts)).toEqual([
      "Variations are not kept here: 2 were dropped.",
    ]);
  });

  it("of a broken game name place, turn and reason", () => {
    const text = `[Game "omweso"]\n[South "🫘"]\n\n1. N {🫘} i 2. A`;
    const [game] = read(text);
    if (game?.kind !== "broken") throw new Error("it cannot be read");
    expect(game.game).toBe("omweso");
    const [fault] = game.detail.faults;
    if (!fault) throw new Error("it has a fault");
    const { start, end } = placeIn(text, fault);
    expect(text.slice(start)).toBe("A");
    expect(end).toBe(text.length);
    expect(faultSentences(game.detail, engine.info("omweso"), texts)).toEqual([
      "Line 4, character 15, turn 3: “A” cannot be played.",
      "A is empty: there is nothing to sow.",
    ]);
  });

  it.each(["oware 4x6", "#g=chess&m=e4", "#g=", "hello", "omweso", "{", '[Game "x"', "oware\t"])(
    "of %j say what is wrong",
    (text) => {
      const [game] = read(text);
      if (game?.kind !== "broken") throw new Error("it cannot be read");
      const sentences = faultSentences(game.detail, null, texts);
      expect(sentences.length).toBeGreaterThan(0);
      for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|“”/);
    },
  );
});

describe("a result in words", () => {
  const words = (result: string) => resultWords({ result, south: "", north: "Kofi" }, texts);

  it.each([
    ["-", "not finished"],
    ["s majority 25-20", "South won, majority, 25 to 20"],
    ["n no-move 20-28", "Kofi won, no turn left, 28 to 20"],
    ["draw repetition 24-24", "A draw, repetition, 24 to 24"],
    ["n akawumbi 12", "Kofi won, akawumbi, 12 points"],
    ["annulled never-ending 0", "Annulled, a turn without end"],
    ["s resigned", "Kofi resigned"],
    ["s no-move", "South won, no turn left"],
    ["something else", "something else"],
    ["s constructor", "s constructor"],
    ["", ""],
  ])("%s", (result, sentence) => {
    expect(words(result)).toBe(sentence);
  });
});

describe("a link that cannot be read", () => {
  const sentences = (fragment: string) => {
    try {
      engine.fromLink(fragment);
    } catch (error) {
      return linkSentences({ fragment, error, games: engine.games() }, texts);
    }
    throw new Error("it can be read");
  };

  it("names the turn that cannot be played", () => {
    const { reasons, advice } = sentences("#g=oware&m=CdC");
    expect(reasons).toEqual([
      expect.stringMatching(/Character \d+, turn 3: “C” cannot be played\.$/),
      "C is empty: there is nothing to sow.",
    ]);
    expect(advice).toBe(texts.records.link.turn);
  });

  it("that was cut off says so", () => {
    expect(sentences("#g=oware&t.South=%F0%9F").advice).toBe(texts.records.link.cut);
    expect(sentences("#g=oware&m=Cd&t").advice).toBe(texts.records.link.cut);
    expect(sentences("#g=").reasons).toEqual([texts.records.link.empty]);
  });

  it("of an unknown game says so", () => {
    expect(sentences("#g=chess&m=e4").reasons[0]).toContain("“chess” is not a game");
  });

  it("has words for whatever else happened", () => {
    for (const error of [new Error("x"), EmpikiError.of("engine-dead"), null]) {
      const told = linkSentences({ fragment: "#g=oware", error, games: [] }, texts);
      expect(told.message).not.toBe("");
      expect(told.advice).not.toBe("");
    }
  });
});
