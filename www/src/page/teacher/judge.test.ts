import { beforeAll, describe, expect, it } from "vitest";
import { startedGlue } from "../../../scripts/real-engine.mjs";
import { Engine } from "../../engine/client";
import { en } from "../../i18n/en";
import { Findings } from "../analysis/findings";
import { readSpots, type Spot } from "../analysis/reading";
import type { Advice, Proposal } from "./advice";
import { adviceOn, proposalAt } from "./judge";
import { adviceWords, proposalWords } from "./words";

/** The same for every machine: so many turns are tried. */
const NODES = 100_000;

let glue: ReturnType<typeof startedGlue>;
let engine: Engine;
beforeAll(() => {
  glue = startedGlue();
  engine = new Engine(glue);
});

/** What a search finds out of the positions of a game. */
function found(record: string, spots: readonly Spot[]): Findings {
  const findings = new Findings();
  for (const { ply, way, mover, result } of spots) {
    if (result) continue;
    const search = glue.Search.analyse(record, ply, 1);
    let view = search.advance(NODES);
    while (!view.isOver && view.nodes < NODES) view = search.advance(NODES);
    findings.keep(way, mover, view, true);
    search.free();
  }
  return findings;
}

interface Judged {
  advice: Advice | null;
  proposal: Proposal | null;
}

/** What is said of a turn in a position, and what would have been said before it. */
function judged(position: string, turn: string): Judged {
  const played = engine.fromPosition(position);
  played.play(turn);
  const record = played.record();
  const info = engine.info(played.view().game);
  played.free();
  const [before, after] = readSpots(engine, record);
  if (!before || !after) throw new Error("a game of one turn has two positions");
  const game = { record, info, findings: found(record, [before, after]) };
  const side = before.mover;
  return {
    advice: adviceOn(engine, game, { turn, side, before, after }),
    proposal: proposalAt(engine, game, before),
  };
}

const said = ({ advice }: Judged): string => {
  if (!advice) return "";
  const { headline, sentences } = adviceWords(advice, "Level 1", en);
  return [headline, ...sentences].join(" ");
};

const proposed = ({ proposal }: Judged): string =>
  proposal ? proposalWords(proposal, "Level 1", en).join(" ") : "";

describe("a turn of Oware", () => {
  const opposite = "oware 1,0,9,0x2,1/0x5,1 s 18,18";

  it("that is the best is praised shortly", () => {
    const told = judged(opposite, "C");
    expect(told.advice).toMatchObject({ kind: "best", turn: "C", fate: null });
    expect(said(told)).toBe("Good: nothing better was found.");
  });

  it("that is nearly as good is good, too", () => {
    expect(said(judged(opposite, "A"))).toBe("Good: nothing clearly better was found.");
  });

  it("that captures less and lets more be captured is told so", () => {
    const told = judged(opposite, "F");
    expect(told.advice).toMatchObject({
      kind: "mistake",
      best: "C",
      show: ["C"],
      why: {
        kind: "trade",
        best: { captured: 2, reply: { seeds: 0 } },
        played: { captured: 0, reply: { turn: "f", seeds: 2 } },
      },
    });
    expect(said(told)).toMatch(
      /^C was better\. It captures two, and Level 1 can capture nothing in reply\. Your F captures nothing, and Level 1 can capture two in reply, with f\. As far as I looked, \w+ turns ahead, it is a matter of about six seeds\.$/,
    );
    expect(proposed(told)).toMatch(/^I would play C\. It captures two, and .* As far as I looked/);
  });

  it("that could be no other is blamed for nothing", () => {
    const told = judged("oware 1,0x4,1/0x6 s 23,23", "F");
    expect(told.advice).toMatchObject({ kind: "only" });
    expect(said(told)).toBe("There was no other turn.");
    expect(proposed(told)).toMatch(/^F is the only turn there is\./);
  });

  it("that lets go what is proved is told what was", () => {
    const told = judged("oware 0x2,8,0x2,1/3,1x3,2,0 s 15,16", "F");
    expect(told.advice).toMatchObject({ best: "C", why: { kind: "proved", before: "won" } });
    expect(said(told)).toMatch(/^C was .*better\. It wins in three turns: this is proved\./);
  });
});

describe("a turn of Omweso", () => {
  const relay = "omweso 2,1,3,0,2,1,2,3,0,4,0,1,15,0x3/2,1,0x3,15,0,3,1x2,0,2,0x2,2,3 s 1,1 1,1";
  const heads = "omweso 4,2,3x2,7,4,0,3x4,1,3,11,0,2/1,0,1x2,0,1,0,1x3,0,1x5 s 1,1 1,1";

  it("after which there was still a win is told of the one that was there at once", () => {
    const told = judged(relay, "I");
    expect(told.advice).toMatchObject({
      kind: "better",
      best: "D",
      seeds: null,
      why: { kind: "wins", ending: "emitwe-ebiri" },
      show: ["D"],
    });
    expect(said(told)).toBe("D would have won at once: okutema by emitwe-ebiri.");
    expect(proposed(told)).toBe("I would play D. It wins at once: okutema by emitwe-ebiri.");
  });

  it("that wins at once is the best", () => {
    const told = judged(heads, "C");
    expect(said(told)).toBe("Good: nothing better was found.");
  });

  it("that loses what was won is told so", () => {
    const told = judged(
      "omweso 2,1,3,0,4,1,0,2,1,2,1,0,12,0x2,1/4,0,3,0,13,0x2,2,0x2,2,0,5,3,0,2 s 1,1 1,1",
      "P",
    );
    expect(told.advice).toMatchObject({
      kind: "blunder",
      best: "M",
      why: { kind: "proved", before: "won", after: "lost" },
    });
    expect(said(told)).toBe(
      "M was much better. It wins in seven turns: this is proved. Your P loses: this is proved.",
    );
  });

  it("with a better line is told both, each side playing as often", () => {
    const told = judged(
      "omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1",
      "N",
    );
    const { why } = told.advice as Extract<Advice, { why: object }>;
    if (why.kind !== "line") throw new Error(`a line is the reason, not ${why.kind}`);
    expect(why.best.turns.length % 2, "each side plays as often").toBe(0);
    expect(why.played.turns).toHaveLength(why.best.turns.length);
    expect(why.best.own - why.best.theirs).toBeGreaterThan(why.played.own - why.played.theirs);
    expect(said(told)).toMatch(/If the game goes on F .* After yours it may go N /);
  });
});

describe("a turn after which a reply wins at once", () => {
  it.each([
    ["oware 1,0,1,2,1,3/1,0,1,7,5,1 s 8,17", "A", "d", "majority"],
    [
      "omweso 4x2,0,5,0,1,0x2,3x2,0,2,4,2,1,0/0,6,0,7,1,0,2,1,4,3x2,1,0,3,1,3 s 4,4 1,1",
      "E",
      "l-",
      "bulijo",
    ],
    [
      "omweso 4x2,0,5,0,1,0x2,3,0,2,0,6,3,2,1/0,6,0,7,0x2,2,1,4,3x2,0x2,3,1,3 n 5,4 2,1",
      "l",
      "L--",
      "emitwe-ebiri",
    ],
  ])("%s %s", (position, turn, reply, ending) => {
    const told = judged(position, turn);
    expect(told.advice).toMatchObject({ why: { kind: "loses", reply, ending } });
    expect(said(told)).toContain(`After your ${turn}, Level 1 can win at once with ${reply}`);
  });
});
