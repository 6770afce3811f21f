import { describe, expect, it } from "vitest";
import type { Arbiter } from "../engine/arbiter";
import type { Glue } from "../engine/glue";
import type { MatchView } from "../engine/types";
import { matchAnew, plainMatch, scoreOf, withGame, type MatchGame } from "./match";

const finished: MatchGame = {
  record: '[Game "omweso"]',
  starter: "north",
  result: "s bulijo 1",
  plies: 30,
};

const asked: unknown[][] = [];
const glue = {
  matchScore: (...wanted: unknown[]) => {
    asked.push(wanted);
    return { totals: [0, 0] } as unknown as MatchView;
  },
};
const scorer: Arbiter = { call: (work) => work(glue as unknown as Glue) };

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
