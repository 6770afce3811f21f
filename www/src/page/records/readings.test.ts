import { beforeAll, describe, expect, it } from "vitest";
import * as glue from "../../../pkg/empiki.js";
import wasm from "../../../pkg/empiki_bg.wasm?url&inline";
import { Engine } from "../../engine/client";
import { en as texts } from "../../i18n/en";
import { EmpikiError } from "../../session/engine";
import { placeIn } from "./place";
import { readGames, type Reading } from "./readings";
import { recognise } from "./recognise";
import { faultSentences, noticeSentences, summaryLine } from "./sentences";
import { linkSentences } from "./link-report";

let engine: Engine;

// The engine as it is shipped, started as Node can.
beforeAll(async () => {
  glue.initSync({ module: await (await fetch(wasm)).arrayBuffer() });
  engine = new Engine(glue);
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
    expect(summaryLine(game, texts)).toBe(
      "Esi (South) – Kofi (North), 4 turns, Kofi wins (resigned)",
    );
  });

  it("of a link and a position are games like any other", () => {
    const link = engine.fromRecord(record).link("https://x.org/").text;
    expect(read(`See ${link}!`)).toMatchObject([{ kind: "good", south: "Esi", plies: 4 }]);
    expect(read(link.replace("#g", "#G"))).toMatchObject([{ kind: "good", plies: 4 }]);
    expect(read("\n omweso 4x8,0x8/4x8,0x8 n 1,0 0,0 ")).toMatchObject([
      { kind: "good", saved: { game: "omweso", ply: 0, plies: 0 }, outcome: null },
    ]);
  });

  it("of a broken game know which it is", () => {
    const named = ["#g=omweso&m=?", "omweso 1", '[Event "x"]\n [Game "omweso"]\n1. Z'];
    for (const text of named)
      expect(read(text)).toMatchObject([{ kind: "broken", game: "omweso" }]);
    expect(read('[Variant "Oware Abapa"]\n1. Z')).toMatchObject([
      { kind: "broken", game: "oware" },
    ]);
    expect(read('[Game "chess"]')).toMatchObject([{ kind: "broken", game: null }]);
    expect(read("1. e4")).toMatchObject([{ kind: "broken", game: null }]);
  });

  it("of a link in a message point at the turn that cannot be played", () => {
    const text = "See https://x.org/#g=oware&m=CdC!";
    const recognised = recognise(text);
    const [game] = readGames(engine, recognised);
    if (game?.kind !== "broken") throw new Error("it cannot be read");
    const [fault] = game.detail.faults;
    if (!fault) throw new Error("it has a fault");
    expect(text.slice(placeIn(text, fault, recognised.from).start)).toBe("C!");
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
  const line = (game: string, turns: string) => {
    const [reading] = read(`[Game "${game}"]\n[North "Kofi"]\n\n${turns}`);
    if (reading?.kind !== "good") throw new Error("it can be read");
    return summaryLine(reading, texts);
  };

  it.each([
    ["oware", "1. C d", "not finished"],
    ["oware", "1. C d s resigned", "South wins (resigned)"],
    ["oware", "draw agreed 24-24", "A draw (ended by agreement), 24 to 24"],
    ["omweso", "n resigned 1", "Kofi wins (resigned), 1 point"],
    ["omweso", "annulled agreed 0", "Annulled (ended by agreement)"],
  ])("%s %s", (game, turns, sentence) => {
    expect(line(game, turns)).toMatch(new RegExp(`, ${sentence.replaceAll(/[()]/g, "\\$&")}$`));
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
