import { describe, expect, it } from "vitest";
import type { Score } from "../analysis/score";
import { adviceOf, type Judged } from "./advice";
import type { Outlook } from "./outlook";
import { ownTurns, pliesWanted, topicOf } from "./standing";
import { summaryOf } from "./summary";

const worth = (seeds: number): Score => ({ seeds, isDecided: false, proved: null });
const proved = (winner: "south" | "north" | "draw"): Score => ({
  seeds: 0,
  isDecided: false,
  proved: { winner, by: null, plies: 3 },
});

const outlook = (turn: string, captured: number | null, replies: number | null): Outlook => ({
  turn,
  captured,
  result: null,
  reply: replies === null ? null : { turn: "a", seeds: replies },
  losesTo: null,
  isUnread: false,
  line: [turn],
  exchanges: [],
});

const judged = (parts: Partial<Judged>): Judged => ({
  side: "south",
  hasRelays: false,
  isOnly: false,
  before: worth(4),
  after: worth(0),
  depth: 7,
  best: outlook("M", 6, 2),
  played: outlook("N", 3, 8),
  ...parts,
});

describe("what is said of a turn", () => {
  it("is why another was better, of what both capture and may cost", () => {
    expect(adviceOf(judged({ before: worth(9) }))).toEqual({
      kind: "mistake",
      turn: "N",
      best: "M",
      seeds: 9,
      isCounted: true,
      isProved: false,
      why: {
        kind: "trade",
        best: { captured: 6, reply: { turn: "a", seeds: 2 } },
        played: { captured: 3, reply: { turn: "a", seeds: 8 } },
      },
      depth: 7,
      show: ["M", "a"],
    });
  });

  it("is nothing loud where little was lost, or nothing", () => {
    expect(adviceOf(judged({ after: worth(3) }))).toMatchObject({ kind: "good", fate: null });
    const same = outlook("M", 6, 2);
    expect(adviceOf(judged({ played: same }))).toMatchObject({ kind: "best" });
    expect(adviceOf(judged({ isOnly: true }))).toMatchObject({ kind: "only" });
  });

  it("is told from the side that played", () => {
    const north = judged({ side: "north", before: worth(-4), after: worth(0) });
    expect(adviceOf(north)).toMatchObject({ kind: "better", seeds: 4 });
    expect(adviceOf(judged({ before: worth(-4) }))).toMatchObject({ kind: "good" });
  });

  it("claims no trade that cannot be counted, or that does not tell why", () => {
    const uncounted = judged({ best: outlook("M", null, 2) });
    expect(adviceOf(uncounted)).toMatchObject({ why: { kind: "estimate", line: ["M"] } });
    const tooMany = judged({ played: outlook("N", 3, null) });
    expect(adviceOf(tooMany)).toMatchObject({ why: { kind: "estimate" } });
    const worse = judged({ best: outlook("M", 0, 8) });
    expect(adviceOf(worse)).toMatchObject({ why: { kind: "estimate" } });
  });

  it("sets lines of one length against each other", () => {
    const line = (own: number, theirs: number, turns = ["M", "b"]) => ({ turns, own, theirs });
    const exchanges = [line(2, 0), line(7, 0, ["M", "b", "C", "d"])];
    const best = { ...outlook("M", 0, 8), exchanges };
    const same = { ...outlook("N", 0, 8), exchanges: [line(2, 0), line(2, 0)] };
    expect(adviceOf(judged({ best, played: same }))).toMatchObject({
      why: { kind: "line", best: { own: 7 }, played: { own: 2 } },
      show: ["M", "b", "C", "d"],
    });
    const shorter = { ...same, exchanges: [line(2, 0)] };
    expect(adviceOf(judged({ best, played: shorter }))).toMatchObject({
      why: { kind: "estimate" },
    });
  });

  it("counts no seeds where turns are relays", () => {
    const parts = { before: worth(30), after: worth(0) };
    expect(adviceOf(judged(parts))).toMatchObject({ seeds: 30, isCounted: true });
    const relays = judged({ ...parts, hasRelays: true });
    expect(adviceOf(relays)).toMatchObject({ seeds: 30, isCounted: false });
  });

  it("says of what is proved no more than is proved", () => {
    const why = (before: Score, after: Score) => {
      const advice = adviceOf(judged({ before, after }));
      return "why" in advice ? advice.why : advice.fate;
    };
    expect(why(proved("south"), proved("north"))).toMatchObject({ before: "won", after: "lost" });
    expect(why(proved("draw"), proved("north"))).toMatchObject({ before: "drawn", after: "lost" });
    expect(why(proved("south"), worth(-5))).toMatchObject({ before: "won", after: null });
    expect(why(worth(4), proved("north"))).toMatchObject({ before: null, after: "lost" });
    expect(why(proved("north"), proved("north"))).toBe("lost");
    expect(why(proved("draw"), proved("draw"))).toBe("drawn");
    expect(why(worth(0), proved("south"))).toBe("won");
    expect(why(worth(0), proved("draw")), "the best turn may be more than a draw").toBeNull();
  });

  it("tells of ends first", () => {
    const won = { ...outlook("M", 6, 2), result: { winner: "south", ending: "majority" } } as const;
    const wins = { why: { kind: "wins", ending: "majority" }, show: ["M"] };
    expect(adviceOf(judged({ best: won, after: worth(9) }))).toMatchObject(wins);
    const lost = { ...outlook("N", 0, 0), losesTo: { turn: "c", ending: "bulijo" } } as const;
    const loses = { why: { kind: "loses", reply: "c", ending: "bulijo" } };
    expect(adviceOf(judged({ played: lost, after: worth(4) }))).toMatchObject(loses);
    const annulled = { winner: "annulled", ending: "never-ending" } as const;
    const ended = { ...outlook("N", null, null), result: annulled };
    expect(adviceOf(judged({ played: ended }))).toMatchObject({
      why: { kind: "ends", fate: "annulled" },
    });
  });

  it("does not praise a turn for replies that nobody looked at", () => {
    const lost = { ...outlook("N", 0, 0), losesTo: { turn: "c", ending: "bulijo" } } as const;
    const unread = { ...outlook("M", 0, null), isUnread: true };
    const told = adviceOf(judged({ best: unread, played: lost, after: worth(4) }));
    expect(told).not.toMatchObject({ why: { kind: "loses" } });
  });

  it("does not blame for a loss that every turn brings", () => {
    const lost = (turn: string) =>
      ({ ...outlook(turn, 0, 0), losesTo: { turn: "c", ending: "bulijo" } }) as const;
    const both = judged({ best: lost("M"), played: lost("N"), after: worth(4) });
    expect(adviceOf(both)).toMatchObject({ kind: "good" });
  });
});

describe("which turn is spoken of", () => {
  const plies = [..."CdEf"].map((turn) => ({
    turn,
    side: turn === turn.toUpperCase() ? ("south" as const) : ("north" as const),
  }));

  it("is the person's last, also while the level thinks", () => {
    const topic = (ply: number) => topicOf({ side: "south", plies: plies.slice(0, ply), ply });
    expect(topic(0)).toEqual({ kind: "start" });
    expect(topic(1)).toEqual({ kind: "turn", ply: 1, turn: "C" });
    expect(topic(4)).toEqual({ kind: "turn", ply: 3, turn: "E" });
  });

  it("is one that was taken back, where it may be played otherwise", () => {
    expect(topicOf({ side: "south", plies, ply: 2 })).toEqual({ kind: "again", ply: 3, turn: "E" });
    expect(topicOf({ side: "north", plies, ply: 2 })).toEqual({ kind: "turn", ply: 2, turn: "d" });
  });

  it("is looked at before what lies ahead", () => {
    const standing = { side: "south", plies, ply: 4 } as const;
    const topic = topicOf(standing);
    expect(pliesWanted(standing, topic, true)).toEqual([2, 3, 4]);
    expect(pliesWanted({ ...standing, ply: 3 }, topic, false)).toEqual([2, 3]);
    expect(pliesWanted({ ...standing, plies: [], ply: 0 }, { kind: "start" }, true)).toEqual([0]);
    expect(ownTurns(plies, "north").map(({ ply }) => ply)).toEqual([2, 4]);
  });
});

describe("a whole game", () => {
  const turn = (number: number, parts: Partial<Judged>) => ({
    ply: 2 * number - 1,
    number,
    advice: adviceOf(judged(parts)),
  });

  it("is counted, and the turn that cost most is named: what was proved before what is estimated", () => {
    const turns = [
      turn(1, { isOnly: true }),
      turn(2, { played: outlook("M", 6, 2) }),
      turn(3, { after: worth(3) }),
      turn(4, { before: worth(20) }),
      turn(5, { before: proved("south"), after: proved("north") }),
      turn(6, {}),
    ];
    const summary = summaryOf(turns);
    expect(summary).toMatchObject({ turns: 6, best: 2, good: 1, missed: 3 });
    expect(summary.costliest?.number).toBe(5);
    expect(summaryOf(turns.slice(3, 4)).costliest?.number).toBe(4);
    expect(summaryOf([])).toMatchObject({ turns: 0, costliest: null });
  });

  it("names a win that was proved and thrown away before many seeds", () => {
    const costliest = (...turns: ReturnType<typeof turn>[]) => summaryOf(turns).costliest?.number;
    const manySeeds = turn(1, { before: worth(40) });
    expect(costliest(manySeeds, turn(2, { before: proved("south"), after: worth(-5) }))).toBe(2);
    expect(costliest(manySeeds, turn(2, { after: proved("north") }))).toBe(2);
    const relays = { before: proved("south"), after: worth(0), hasRelays: true };
    expect(costliest(manySeeds, turn(2, relays))).toBe(2);
  });

  it("names a win that was seen and thrown away before seeds, and none that only took longer", () => {
    const fewSeeds = turn(1, {});
    const seen = turn(2, { before: { seeds: 99, isDecided: true, proved: null } });
    expect(summaryOf([turn(1, { before: worth(9) }), seen]).costliest?.number).toBe(2);
    const atOnce = {
      ...outlook("M", 6, 2),
      result: { winner: "south", ending: "majority" },
    } as const;
    const longer = turn(2, { best: atOnce, before: proved("south"), after: proved("south") });
    expect(longer.advice).toMatchObject({ kind: "better", isProved: false });
    expect(summaryOf([fewSeeds, longer]).costliest?.number).toBe(1);
  });
});
