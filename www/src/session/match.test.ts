import { describe, expect, it } from "vitest";
import type { MatchView } from "../engine/types";
import { matchAnew, plainMatch, pliesOf, scoreOf, withGame, type MatchGame } from "./match";

const finished: MatchGame = {
  record: '[Game "omweso"]',
  starter: "north",
  result: "s bulijo 1",
  plies: 30,
};

const asked: unknown[][] = [];
const scorer = {
  matchScore: (...wanted: unknown[]) => {
    asked.push(wanted);
    return { totals: [0, 0] } as unknown as MatchView;
  },
};

describe("a match", () => {
  const match = withGame({ ...plainMatch("omweso"), options: "matchPoints=6" }, finished);

  it("grows by finished games, and can begin anew", () => {
    expect(match.games).toEqual([finished]);
    expect(matchAnew(match)).toEqual({ ...match, games: [] });
  });

  it("is scored by the engine: a line a game, the starter first", () => {
    scoreOf(scorer, match, { starter: "south", result: "annulled never-ending 0" });
    scoreOf(scorer, matchAnew(match));
    expect(asked).toEqual([
      ["omweso", "matchPoints=6", "n s bulijo 1\ns annulled never-ending 0"],
      ["omweso", "matchPoints=6", ""],
    ]);
  });
});

describe("the turns of a record", () => {
  it.each([
    ["", 0],
    ['[Game "oware"]\n\n', 0],
    ['[Game "oware"] [South "A b \\"C\\" ] d"]\n\n1. A b 2. C', 3],
    ['[Game "omweso"]\n\n{a b c}\n1. N i 2. L- o+-{A} 3. -- g*', 6],
  ])("are counted in %j", (record, plies) => {
    expect(pliesOf(record)).toBe(plies);
  });
});
