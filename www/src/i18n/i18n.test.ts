import { describe, expect, it } from "vitest";
import { en } from "./en";
import { ending } from "./ending";
import { defaultTexts, loadTexts, pickLocale } from "./index";
import { explainError, optionText, why } from "./why";
import type { Ending, GameInfo, RefusalCode, ResultView } from "../engine/types";

const letters = [..."ABCDEFabcdef"];
const info = { id: "oware", letters } as unknown as GameInfo;

describe("pickLocale", () => {
  it("takes the first language there is", () => {
    expect(pickLocale(["xx", "en-GB", "fr"])).toBe("en");
    expect(pickLocale([])).toBe("en");
  });

  it("loads texts whatever is wanted", async () => {
    expect(await loadTexts(["xx-YY"])).toBe(defaultTexts);
  });
});

describe("why", () => {
  const codes = Object.keys(en.refusals) as RefusalCode[];

  it.each(codes)("has a sentence for %s", (code) => {
    const sentence = why({ code, rule: "", pit: 2, seeds: 1 }, info, en);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(/\b(undefined|null|NaN)\b/);
  });

  it("names the pit", () => {
    expect(why({ code: "empty-pit", rule: "", pit: 2, seeds: 0 }, info, en)).toContain(
      "C is empty",
    );
  });

  it("explains an error with its reasons", () => {
    const refusal = { code: "too-few-seeds", rule: "", pit: 0, seeds: 1 } as const;
    const sentence = explainError({ code: "bad-turn", refusal, faults: [] }, info, en);
    expect(sentence).toBe(
      "This turn cannot be played. Only one seed in A: a turn starts from two or more.",
    );
  });

  it("says where a text is wrong", () => {
    const faults = [{ code: "bad-count", at: 7, found: "4y6", expected: "0 to 48" } as const];
    expect(explainError({ code: "bad-position", refusal: null, faults }, null, en)).toBe(
      "This position cannot be read. At character 7, not a number of seeds: “4y6” (wanted: 0 to 48).",
    );
  });
});

describe("ending", () => {
  const endings = Object.keys(en.endings) as Ending[];
  const winners = ["south", "north", "draw", "annulled"] as const;

  it.each(endings.flatMap((end) => winners.map((winner) => [end, winner] as const)))(
    "explains %s for %s",
    (end, winner) => {
      const result: ResultView = {
        winner,
        ending: end,
        scores: null,
        points: 2,
        text: "",
        rule: "",
      };
      const { headline, name, about } = ending(result, en);
      expect(headline).not.toBe("");
      expect(name).not.toBe("");
      expect(about).toMatch(/\.$/);
      expect(about).not.toMatch(/\b(undefined|null|NaN)\b/);
    },
  );

  it("gives the figures of the game", () => {
    const base = { winner: "south", ending: "majority", text: "", rule: "" } as const;
    expect(ending({ ...base, scores: [25, 20], points: null }, en).figures).toBe("25 to 20");
    expect(ending({ ...base, scores: null, points: 12 }, en).figures).toBe("12 points");
  });
});

// Every option of the rules, with its words.
const options = {
  oware: {
    grandSlam: "noCapture illegal allowed allowedIfWins opponentGetsRest leaveLast",
    mustFeed: "on off",
    repetition: "second third off",
    leftovers: "ownSide opponent unscored",
    plyCap: "",
    play: "to25 out",
    matchFormat: "single antigua bestOf3 bestOf5 yoruba kumasi",
    nextStart: "winner alternate loser lot",
    firstPlayer: "lot south north",
  },
  omweso: {
    setup: "back4 front4 two16 free",
    setupCap: "none",
    setupOrder: "open hidden",
    "reverse.start": "on off",
    "reverse.afterReverseCapture": "on off",
    "reverse.relay": "on off",
    "reverse.afterForwardCapture": "on off",
    akakyala: "off turns captures",
    frontCleared: "on off",
    emitweEbiri: "sameTurn cornersEmpty off",
    akawumbiPoints: "12 6",
    firstTurnCapture: "banned bannedFirstPlayer allowed",
    okwesera: "on off",
    neverEnding: "annul moverLoses illegal",
    lapCap: "",
    plyCap: "",
    matchPoints: "",
    nextStart: "alternate loser winner lot",
  },
  "bao-kigogo": {
    firstPlayer: "lot south",
    singleCaptures: "on off",
    repetition: "second third",
    neverEnding: "draw moverLoses illegal",
    lapCap: "",
  },
} as const;

const cases = (Object.keys(options) as (keyof typeof options)[]).flatMap((game) =>
  Object.entries(options[game]).map(([key, values]) => [game, key, values.split(" ")] as const),
);

describe("options", () => {
  it.each(cases)("of %s: %s", (game, key, values) => {
    const text = optionText(game, key, en);
    expect(text?.about).toMatch(/\.$/);
    for (const value of values.filter((each) => each !== "")) {
      expect(text?.values[value], value).toBeTypeOf("string");
    }
  });
});
