import { describe, expect, it } from "vitest";
import { en } from "./en";
import { ending } from "./ending";
import { defaultTexts, loadTexts, pickLocale } from "./index";
import { playerNames } from "./names";
import { explainError, optionText, why } from "./why";
import type { Ending, FaultCode, GameInfo, RefusalCode, ResultView } from "../engine/types";

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
    const place = { line: 0, at: 7, ply: null };
    const faults = [{ code: "bad-count", ...place, found: "4y6", expected: "0 to 48" } as const];
    expect(explainError({ code: "bad-position", refusal: null, faults }, null, en)).toBe(
      "This position cannot be read. Character 7: “4y6” is not a number of seeds, such as 4 or 4x6.",
    );
  });

  it("says of a record which line, which turn, and why it was refused", () => {
    const place = { line: 4, at: 12, ply: 3 };
    const faults = [{ code: "bad-turn", ...place, found: "A", expected: "" } as const];
    const refusal = { code: "empty-pit", rule: "", pit: 0, seeds: 0 } as const;
    expect(explainError({ code: "bad-record", refusal, faults }, info, en)).toBe(
      "This game cannot be read. Line 4, character 12, turn 3: “A” cannot be played. A is empty: there is nothing to sow.",
    );
  });

  /** Faults of a text as a whole. */
  const placeless: readonly FaultCode[] = ["no-game", "not-oware", "options-not-default"];
  const faultCodes = Object.keys(en.failures.faults) as FaultCode[];

  it.each(faultCodes)("has a sentence of its own for the fault %s, with its place", (code) => {
    for (const found of ["4y6", ""]) {
      const sentence = en.failures.fault({ code, line: 0, at: 7, ply: null, found, expected: "" });
      expect(sentence).toMatch(placeless.includes(code) ? /\.$/ : /^Character 7: .*\.$/);
      expect(sentence).not.toMatch(/undefined|“”/);
    }
  });

  it("adds what the engine would accept in its own notation", () => {
    const place = { line: 0, at: 5, ply: null };
    const fault = { code: "bad-value", ...place, found: "maybe", expected: "on|off" } as const;
    expect(en.failures.fault(fault)).toBe(
      "Character 5: “maybe” is not a value of this option. [on|off]",
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
        pits: [],
      };
      const { headline, name, about } = ending(result, en);
      expect(headline).not.toBe("");
      expect(name).not.toBe("");
      expect(about).toMatch(/\.$/);
      expect(about).not.toMatch(/\b(undefined|null|NaN)\b/);
    },
  );

  const won = (ending: Ending, points: number | null): ResultView => ({
    winner: "south",
    ending,
    scores: null,
    points,
    text: "",
    rule: "",
    pits: [],
  });

  it("calls akawumbi the whole match only where it is worth that", () => {
    expect(ending(won("akawumbi", 12), en).about).toContain("the whole match");
    expect(ending(won("akawumbi", 6), en).about).not.toContain("match");
  });

  it("is right about emitwe-ebiri and leftovers whatever the options are", () => {
    expect(ending(won("emitwe-ebiri", 2), en).about).toContain("all four of North’s corner pits");
    const noMove = { ...won("no-move", null), scores: [20, 24] as [number, number] };
    expect(ending(noMove, en).about).toBe(
      "The player to move had no legal move. The stores decide.",
    );
  });

  it("says of a turn without end who loses, and what it scores", () => {
    expect(ending(won("never-ending", 1), en).about).toBe(
      "Whoever plays such a turn loses. South scores one point.",
    );
  });

  it("says of akakyala that it was agreed, and in which turns it was won", () => {
    const turns = [
      { ply: 3, turn: "N" },
      { ply: 6, turn: "L-" },
    ];
    expect(ending(won("akakyala", 2), en, { turns }).about).toBe(
      "As agreed before the game: South captured twice with 2. N and 3. L-, before North captured at all. South scores two points.",
    );
    expect(ending(won("akakyala", 2), en).about).toContain("South captured twice, before");
  });

  it.each(["never-ending", "ply-cap", "agreed"] as const)(
    "says why a game is annulled (%s), and that it is played again",
    (end) => {
      const result: ResultView = { ...won(end, 0), winner: "annulled" };
      const { headline, about, figures } = ending(result, en);
      expect([headline, figures]).toEqual(["Annulled", ""]);
      expect(about).toMatch(/annulled: it scores nothing and is played again\.$/);
    },
  );

  it("calls the players by their names", () => {
    const names = playerNames({ south: "Nansubuga", north: "" }, en);
    const { headline, about } = ending(won("bulijo", 1), en, { names });
    expect(headline).toBe("Nansubuga wins");
    expect(about).toBe("North has no pit of two or more seeds to sow. Nansubuga scores one point.");
  });

  it("gives the figures of the game", () => {
    const majority = { ...won("majority", null), scores: [25, 20] as [number, number] };
    expect(ending(majority, en).figures).toBe("25 to 20");
    expect(ending(won("akawumbi", 12), en).figures).toBe("12 points");
  });
});

describe("the names of players", () => {
  const named = (south: string, north: string) => playerNames({ south, north }, en);

  it("stand beside their sides", () => {
    const { short, full } = named("Nansubuga", "Okello");
    expect(short).toEqual({ south: "Nansubuga", north: "Okello" });
    expect(full).toEqual({ south: "Nansubuga (South)", north: "Okello (North)" });
  });

  it("are the sides where a record gives none", () => {
    expect(named(" ", "Okello").full.south).toBe("South");
    expect(named("", "")).toEqual({ short: en.side, full: en.side });
  });

  it("are told apart where they are the same", () => {
    expect(named("Esi", "Esi").short).toEqual({ south: "Esi (South)", north: "Esi (North)" });
  });

  it("are cut off where they are long", () => {
    expect(named("x".repeat(200), "").short.south).toBe(`${"x".repeat(23)}…`);
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

describe("all words", () => {
  /** Every string of the texts, those inside functions left out. */
  function strings(value: unknown): string[] {
    if (typeof value === "string") return [value];
    if (typeof value !== "object" || value === null) return [];
    return Object.values(value).flatMap(strings);
  }

  it("speak of players without he and his", () => {
    const gendered = strings(en).filter((text) => /\b(he|him|his|himself)\b/i.test(text));
    expect(gendered).toEqual([]);
  });

  it("name in short every way in which Omweso is won", () => {
    const { rules, ends } = en.shortRules.omweso;
    const text = strings([rules, ends]).join(" ");
    for (const word of ["okwesera", "Okutema", "emitwe-ebiri", "Akawumbi", "Bulijo"]) {
      expect(text).toContain(word);
    }
    expect(ends.find(([name]) => name.startsWith("Akakyala"))?.[1]).toMatch(/^Only if agreed/);
  });
});

describe("options", () => {
  it.each(cases)("of %s: %s", (game, key, values) => {
    const text = optionText(game, key, en);
    expect(text?.about).toMatch(/\.$/);
    for (const value of values.filter((each) => each !== "")) {
      expect(text?.values[value], value).toBeTypeOf("string");
    }
  });
});
