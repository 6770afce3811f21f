import { beforeAll, describe, expect, it } from "vitest";
import baoKigogo from "../../../tests/fixtures/bao-kigogo-examples.json";
import neverEnding from "../../../tests/fixtures/never-ending.json";
import omweso from "../../../tests/fixtures/omweso-examples.json";
import oware from "../../../tests/fixtures/oware-examples.json";
import baoKigogoRules from "../../rules/bao-kigogo.md?raw";
import notation from "../../rules/notation.md?raw";
import omwesoRules from "../../rules/omweso.md?raw";
import owareRules from "../../rules/oware.md?raw";
import { startedGlue } from "../../scripts/real-engine.mjs";
import { Engine } from "../engine/client";
import type { EngineGame } from "../engine/glue";
import type { GameId, StepView, TraceView } from "../engine/types";
import {
  explain,
  explainRefusal,
  type Course,
  type ExplainedStep,
  type ExplainWords,
} from "./explain";
import { loadLater, loadTexts, loadToldTexts } from "./index";
import { namelessPlayers } from "./names";

const rules = omwesoRules + owareRules + baoKigogoRules + notation;
/** The ids of all sentences that have one. */
const ids = new Set([...rules.matchAll(/\{#([a-z0-9-]+)\}/g)].map(([, id]) => id));
const languages = ["en", "fr", "lg", "sw", "en-XA", "ar-XB"];

interface Example {
  before: string;
  move?: string;
}

const examples: readonly Example[] = [...omweso, ...oware, ...baoKigogo, ...neverEnding];
const moves = examples.flatMap(({ before, move }) => (move === undefined ? [] : [[before, move]]));

let engine: Engine;
const words = new Map<string, ExplainWords>();

async function wordsOf(lang: string): Promise<ExplainWords> {
  const texts = await loadTexts([lang]);
  const [told, explain] = await Promise.all([loadToldTexts(texts), loadLater("explain", texts)]);
  return { ...told, explain };
}

beforeAll(async () => {
  engine = new Engine(startedGlue());
  for (const lang of languages) words.set(lang, await wordsOf(lang));
});

const wordsIn = (lang: string): ExplainWords => words.get(lang) as ExplainWords;

function on<T>(position: string, work: (game: EngineGame) => T): T {
  const game = engine.fromPosition(position);
  try {
    return work(game);
  } finally {
    game.free();
  }
}

const whole = (trace: TraceView): Course => ({ ...trace, open: null });

const told = (course: Course, game: GameId, lang = "en") => {
  const names = namelessPlayers(wordsIn(lang));
  return explain(course, engine.info(game), wordsIn(lang), { names, turns: [] });
};

const sentences = (course: Course, game: GameId) =>
  told(course, game).map(({ sentence }) => sentence);

const gameOf = (position: string) => position.split(" ")[0] as GameId;

const play = (position: string, move: string) => whole(on(position, (game) => game.play(move)));

describe.each(languages)("explained in %s", (lang) => {
  it.each(moves)("every step of %s %s has its sentence and its rule", (position, move) => {
    const course = play(position, move);
    const entries = told(course, gameOf(position), lang);
    const { steps, result } = course;
    expect(entries.map(({ rule }) => rule)).toEqual(
      [...steps, ...(result ? [result] : [])].map(({ rule }) => rule),
    );
    expect(entries.slice(0, steps.length).map(({ moment }) => moment)).toEqual(
      steps.map((_, step) => ({ step })),
    );
    const isRight = ({ sentence, rule }: ExplainedStep) =>
      ids.has(rule) &&
      /[.\u27E7\u202C]$/u.test(sentence) &&
      !/undefined|\bnull\b|NaN|\[object/.test(sentence);
    expect(entries.filter((entry) => !isRight(entry))).toEqual([]);
  });
});

describe("the laps", () => {
  it.each(moves)("of %s %s follow each other from the first", (position, move) => {
    const laps = told(play(position, move), gameOf(position)).map(({ lap }) => lap);
    expect(laps[0]).toBe(1);
    expect(laps.every((lap, index) => index === 0 || lap - (laps[index - 1] ?? 0) <= 1)).toBe(true);
    expect(laps).toEqual([...laps].sort((one, other) => one - other));
  });
});

describe("in English", () => {
  it("a relay, a capture that is sown again and its end are told one by one", () => {
    const course = play(
      "omweso 2,1,3,0,2,1,2,3,0,4,0,1,15,0x3/2,1,0x3,15,0,3,1x2,0,2,0x2,2,3 s 1,1 1,1",
      "I",
    );
    expect(sentences(course, "omweso")).toEqual([
      "South lifts two seeds from I and sows them counter-clockwise, as far as K.",
      "The last seed falls in K, which is occupied: all four are lifted and sown on.",
      "South lifts four seeds from K and sows them counter-clockwise, as far as O.",
      expect.stringMatching(/^The last seed falls in O, which is occupied: /),
      ...Array<unknown>(course.steps.length - 5).fill(expect.any(String)),
      expect.stringMatching(/^The last seed falls in the empty pit \w: the turn ends\.$/),
    ]);
  });

  it("captured seeds are sown from the pit after the one where the lap began", () => {
    const course = play(
      "omweso 2,1,3,0,4,1,0,2,1,2,1,0,12,0x2,1/4,0,3,0,13,0x2,2,0x2,2,0,5,3,0,2 s 1,1 1,1",
      "M",
    );
    expect(sentences(course, "omweso")).toContainEqual(
      expect.stringMatching(
        /^\w+ captured seeds are sown counter-clockwise from the pit after M, as far as \w\.$/,
      ),
    );
  });

  it("a choice says which way was taken; okwesera how its seeds fall", () => {
    const reversed = omweso.find(({ move }) => move === "C-") as Example;
    expect(sentences(play(reversed.before, "C-"), "omweso")).toContainEqual(
      expect.stringMatching(/may be sown either way.*: South chooses clockwise\.$/),
    );
    const okwesera = omweso.find(({ move }) => move === "N*") as Example;
    expect(sentences(play(okwesera.before, "N*"), "omweso")).toEqual([
      "South plays okwesera from N: two seeds in O, one in P.",
      "The last seed falls in P: nothing is captured, and the turn ends.",
    ]);
  });

  it("a grand slam spares the seeds", () => {
    const slam = play("oware 1x5,0/0x2,8,0x2,1 n 17,17", "c");
    expect(sentences(slam, "oware")).toContainEqual(expect.stringContaining("a grand slam"));
    expect(sentences(slam, "oware")).toContain("The lap is sown, and the turn ends.");
  });

  it("a turn without end is told to where it is broken off, and so is the end of the game", () => {
    const { before, move } = neverEnding[0] as Required<Example>;
    const entries = told(play(before, move), "omweso");
    expect(entries.at(-2)?.sentence).toContain("the turn is broken off");
    expect(entries.at(-1)).toMatchObject({
      rule: "omweso-never-ending",
      sentence: expect.stringMatching(/^A turn without end\. /) as string,
    });
  });

  it("laps that are left out count", () => {
    const base = play("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0", "M");
    const board = { pits: [], stores: [0, 0] as [number, number] };
    const [lap] = base.steps.filter(({ kind }) => kind === "lap");
    const skipped: StepView = {
      kind: "skipped",
      laps: 40,
      board,
      rule: "omweso-relay",
    };
    const steps = [lap as StepView, skipped, ...base.steps.slice(-1)];
    const entries = told({ ...base, steps }, "omweso");
    expect(entries.map(({ lap: number }) => number)).toEqual([1, 41, 41]);
    expect(entries[1]?.sentence).toBe("40 more laps are sown, which are not told one by one.");
  });

  it("a question that is open stands last, with its rule", () => {
    const asked = omweso.find(({ move }) => move === "C-") as Example;
    const course = on(asked.before, (game) => {
      const { question, steps, turn } = game.explore("C");
      if (!question) throw new Error("nothing is asked");
      const open = { question, rule: "omweso-reverse-relay" };
      return { turn, mover: game.view().mover, steps, result: null, open };
    });
    const last = told(course, "omweso").at(-1);
    expect(last).toMatchObject({
      rule: "omweso-reverse-relay",
      moment: { step: course.steps.length - 1 },
    });
    expect(last?.sentence).toMatch(/here South chooses a direction\.$/);
  });

  it("a game that the players ended says so, and where the rule is", () => {
    on("oware 4x6/4x6 s 0,0", (game) => {
      const { result } = game.resign("south");
      if (!result) throw new Error("it goes on");
      const course: Course = { turn: "", mover: "south", steps: [], result, open: null };
      expect(told(course, "oware")).toEqual([
        {
          lap: 1,
          sentence: "Resigned. South gave up the game. North wins.",
          rule: "notation-resigned",
          moment: { pits: [] },
        },
      ]);
    });
  });
});

describe("why not", () => {
  it.each(examples.map(({ before }) => before))("has a rule for every pit of %s", (position) => {
    on(position, (game) => {
      const info = engine.info(gameOf(position));
      for (const pit of info.letters.keys()) {
        const refusal = game.whyNot(pit);
        if (!refusal) continue;
        const { sentence, rule, moment } = explainRefusal(refusal, info, wordsIn("en"));
        expect(sentence).toMatch(/\.$/);
        expect(ids).toContain(rule);
        expect(moment).toEqual({ pits: refusal.pit === null ? [] : [refusal.pit] });
      }
    });
  });
});
