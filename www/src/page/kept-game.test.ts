import { describe, expect, it } from "vitest";
import { en } from "../i18n/en";
import { plainMatch, type MatchGame } from "../session/match";
import type { SavedGame } from "../session/saved";
import { keptGameIds, type KeptGame, type KeptPlay } from "../storage/games";
import { keptWords } from "./home";
import {
  finishedOf,
  isPlanned,
  isScoreTold,
  keptScore,
  playOf,
  turnsOf,
  winnerIn,
} from "./kept-game";
import { offeredGames } from "./route";
import { stakeIn } from "./stake";

const play = (plies: number, winner: KeptPlay["winner"] = null): KeptPlay => ({
  kind: "playing",
  starter: "south",
  record: "",
  ply: plies,
  plies,
  result: winner && "s majority 25-20",
  winner,
  former: null,
});

const kept = (stage: KeptGame["stage"], change: Partial<KeptGame> = {}): KeptGame => ({
  match: plainMatch("oware"),
  stage,
  score: null,
  ...change,
});

const finished: MatchGame = { record: "", starter: "south", result: "s majority 25-20", plies: 9 };
const match = { ...plainMatch("oware"), options: "matchFormat=antigua", games: [finished] };
const score = { totals: [1, 0], target: 6, isOver: false, row: null } as const;

describe("what would be lost", () => {
  it("is nothing where nothing is kept, or nothing begun, or all finished", () => {
    expect(stakeIn(null)).toBeNull();
    expect(stakeIn(kept(play(0)))).toBeNull();
    expect(stakeIn(kept(play(9, "south")))).toBeNull();
    expect(
      stakeIn(kept(play(9, "south"), { match, score: { ...score, isOver: true } })),
    ).toBeNull();
  });

  it("is a game under way", () => {
    expect(stakeIn(kept(play(2)))).toEqual({
      game: "oware",
      turns: 2,
      isArranging: false,
      games: 0,
    });
  });

  it("is an arrangement that was begun", () => {
    const arranging = { kind: "arranging", starter: "south" } as const;
    expect(stakeIn(kept({ ...arranging, state: null }))).toBeNull();
    expect(stakeIn(kept({ ...arranging, state: {} }))).toMatchObject({ isArranging: true });
  });

  it("is a match under way, with the game that has just ended", () => {
    expect(stakeIn(kept(play(2), { match, score }))).toMatchObject({
      game: "oware",
      turns: 2,
      games: 1,
    });
    expect(stakeIn(kept(play(9, "draw"), { match, score }))).toMatchObject({ turns: 0, games: 2 });
    const lot = { kind: "lot", starter: "north" } as const;
    expect(stakeIn(kept(lot, { match, score }))).toMatchObject({ turns: 0, games: 1 });
  });
});

describe("a match that nobody planned", () => {
  const plain = (stage: KeptGame["stage"], target: number | null, isOver = false): KeptGame =>
    kept(stage, { score: { ...score, target, isOver } });
  const isTold = ({ match, score, stage }: KeptGame) => isScoreTold(match, score, stage);

  it("is one once a game of it is finished", () => {
    expect(stakeIn(plain(play(9, "south"), 12))).toMatchObject({ turns: 0, games: 1 });
    expect(stakeIn(plain(play(9, "south"), null))).toMatchObject({ turns: 0, games: 1 });
    expect(isTold(plain(play(9, "south"), 12))).toBe(true);
    expect(isTold(plain(play(9), 12))).toBe(false);
  });

  it("is none where a single game decides it, with names or without", () => {
    expect(stakeIn(plain(play(9, "south"), 1, true))).toBeNull();
    expect(stakeIn(plain(play(9, "annulled"), 1))).toBeNull();
    expect(isTold(plain(play(9, "south"), 1, true))).toBe(false);
    const names = { south: "Ama", north: "Kofi" };
    expect(isTold({ ...plain(play(2), 1), match: { ...plainMatch("oware"), names } })).toBe(false);
  });
});

describe("a kept game", () => {
  it("says on its card how it stands", () => {
    const words = (stage: KeptGame["stage"], change?: Partial<KeptGame>) =>
      keptWords(en, kept(stage, change));
    expect(words(play(0))).toEqual([]);
    expect(words(play(1))).toEqual(["Under way: 1 turn played"]);
    expect(words(play(9, "south"))).toEqual(["Finished: South won"]);
    expect(words(play(14), { match, score })).toEqual([
      "Match to 6: 1 – 0",
      "Under way: 14 turns played",
    ]);
    expect(words(play(0), { match, score: { ...score, target: null } })).toEqual(["Series: 1 – 0"]);
    expect(words(play(0), { match, score: { ...score, target: 3, row: [0, 2] } })).toEqual([
      "North: 2 wins in a row of 3",
    ]);
    expect(words({ kind: "lot", starter: "south" }, { match })).toHaveLength(1);
    expect(words({ kind: "arranging", starter: "south", state: null })).toHaveLength(1);
  });

  it("knows whether somebody planned its match", () => {
    expect(isPlanned(plainMatch("oware"))).toBe(false);
    expect(isPlanned({ ...plainMatch("oware"), mode: "contract" })).toBe(true);
    expect(isPlanned({ ...plainMatch("oware"), names: { south: "Ann", north: "" } })).toBe(true);
  });

  it("is what the board shows", () => {
    const saved: SavedGame = {
      game: "oware",
      record: '[Game "oware"]\n\n1. A b 2. C',
      ply: 2,
      plies: 3,
    };
    const stage = playOf({ saved }, "south");
    expect(stage).toMatchObject({ ply: 2, plies: 3, result: null, winner: null });
    expect(stage && turnsOf(kept(stage))).toBe(3);
    expect(playOf({ saved: null }, "south")).toBeNull();
  });

  it("stays finished while somebody looks at its earlier turns", () => {
    const saved: SavedGame = { game: "oware", record: "", ply: 0, plies: 3, result: "n resigned" };
    expect(playOf({ saved }, "south")).toMatchObject({ result: "n resigned", winner: "north" });
    expect(winnerIn("s majority 25-20")).toBe("south");
    expect(winnerIn("draw agreed")).toBe("draw");
    expect(winnerIn("annulled agreed")).toBe("annulled");
    expect(winnerIn(null)).toBeNull();
  });

  it("counts in its match once it is finished", () => {
    expect(finishedOf(play(3))).toBeNull();
    expect(finishedOf(play(9, "south"))).toEqual(finished);
  });

  it("has no score while the engine is not there, or cannot say", () => {
    expect(keptScore(null, match, play(2))).toBeNull();
  });
});

it("every game that is offered is kept, in the same order", () => {
  expect(keptGameIds).toEqual(offeredGames);
});
