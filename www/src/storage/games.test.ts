import { describe, expect, it } from "vitest";
import type { Ending } from "../engine/types";
import { FakeShelf } from "./fake-shelf";
import { gameSchema, keptGameIds, type KeptGame, type KeptPlay, type KeptState } from "./games";
import { GameHold, keptGame } from "./hold";
import { preferencesIn, settingsSchema } from "./settings";
import { decode, encode } from "./slot";
import { Store } from "./store";

const schema = gameSchema("oware");

/** Every way in which a game may end; the type sees that none is missing. */
const endings: Readonly<Record<Ending, true>> = {
  majority: true,
  "no-move": true,
  repetition: true,
  "ply-cap": true,
  bulijo: true,
  "emitwe-ebiri": true,
  "front-cleared": true,
  akakyala: true,
  akawumbi: true,
  "never-ending": true,
  resigned: true,
  agreed: true,
};

export const play = (plies: number, change: Partial<KeptPlay> = {}): KeptPlay => ({
  kind: "playing",
  starter: "south",
  record: `[Game "oware"]\n\n${"A a ".repeat(plies / 2)}`,
  ply: plies,
  plies,
  result: null,
  winner: null,
  former: null,
  ...change,
});

const game = (change: Partial<KeptGame> = {}): KeptGame => ({
  match: {
    game: "oware",
    options: "",
    mode: "classical",
    names: { south: "", north: "" },
    games: [],
  },
  stage: play(2),
  score: null,
  ...change,
});

const state = (change: Partial<KeptState> = {}): KeptState => ({
  ...game(),
  revision: "r1",
  lineage: ["r0"],
  ...change,
});

const read = (value: unknown): KeptState | null => decode(JSON.stringify(value), schema);

describe("a kept game", () => {
  const finished = {
    record: "[Game]",
    starter: "north",
    result: "s majority 25-20",
    plies: 40,
  } as const;

  it.each([
    state(),
    state({ stage: { kind: "lot", starter: "north" } }),
    state({ stage: { kind: "arranging", starter: "north", state: { draft: [1, 2] } } }),
    state({ stage: { kind: "arranging", starter: "south", state: null } }),
    state({ stage: play(4, { result: "annulled ply-cap 0", winner: "annulled" }) }),
    state({
      match: {
        game: "oware",
        options: "matchFormat=antigua",
        mode: "blitz",
        names: { south: "Ann", north: "Ben" },
        games: [finished, { ...finished, starter: "south" }],
      },
      score: { totals: [2, 0], target: 6, isOver: false, row: null },
    }),
  ])("comes back as it was: %j", (value) => {
    expect(decode(encode(value, schema), schema)).toEqual(value);
  });

  it.each([
    [null],
    [[]],
    ["oware"],
    [{}],
    [{ ...state(), version: 0 }],
    [{ ...state(), version: 2 }],
    [{ ...state(), version: "1" }],
    [{ ...state(), version: null }],
    [{ ...state({ stage: play(2, { ply: -1 }) }), version: 1 }],
    [{ ...state({ stage: play(2, { result: "s majority\nn majority" }) }), version: 1 }],
    [{ ...state(), match: { ...state().match, game: "omweso" }, version: 1 }],
    [{ ...state(), match: { ...state().match, game: "chess" }, version: 1 }],
    [{ ...state(), stage: { kind: "resting" }, version: 1 }],
  ])("is none when it cannot be one: %j", (value) => {
    expect(read(value)).toBeNull();
  });

  it.each(Object.keys(endings))("may have ended by %s", (ending) => {
    for (const start of ["s", "n", "draw", "annulled"])
      for (const figures of ["", " 3", " 25-20"]) {
        const result = `${start} ${ending}${figures}`;
        expect(
          decode(encode(state({ stage: play(2, { result }) }), schema), schema),
        ).not.toBeNull();
      }
  });

  it("takes nothing from a prototype", () => {
    const text = encode(state(), schema).replace('"match"', '"__proto__"');
    expect(decode(text, schema)).toBeNull();
    expect(decode(`{"version":1,"__proto__":${encode(state(), schema)}}`, schema)).toBeNull();
  });
});

describe("a game kept before values had versions", () => {
  const former = {
    game: "oware",
    position: null,
    options: "grandSlam=allowed",
    moves: ["A", "b", "C"],
    ply: 2,
    ended: "south",
    winner: "north",
    revision: "r9",
    lineage: ["r8"],
  };

  it("is read and carried over", () => {
    expect(read(former)).toEqual({
      match: { ...game().match, options: "grandSlam=allowed" },
      stage: {
        kind: "playing",
        starter: "south",
        record: "",
        ply: 2,
        plies: 3,
        result: null,
        winner: "north",
        former: {
          game: "oware",
          position: null,
          options: "grandSlam=allowed",
          moves: ["A", "b", "C"],
          ply: 2,
          ended: "south",
        },
      },
      score: null,
      revision: "r9",
      lineage: ["r8"],
    });
  });

  it("may be older than revisions, and may begin with North", () => {
    const { game, options, moves, ply, ended } = former;
    const kept = read({ game, options, moves, ply, ended, position: "oware 4x6/4x6 n 0,0" });
    expect(kept).toMatchObject({ revision: "", lineage: [], stage: { starter: "north" } });
  });

  it.each([{ ply: 4 }, { ply: -1 }, { moves: ["what?"] }, { game: "omweso" }, { ended: "west" }])(
    "is none with %j",
    (change) => {
      expect(read({ ...former, ...change })).toBeNull();
    },
  );
});

describe("settings", () => {
  it("keep what is known and take the default for the rest", () => {
    const kept = decode('{"theme":"dark","counts":"loud","more":1}', settingsSchema);
    expect(kept).toEqual({
      theme: "dark",
      counts: "always",
      letters: "on",
      hints: "landing",
      speed: "1",
      sound: "off",
      language: "auto",
    });
  });

  it.each([undefined, null, "dark", []])("may be nothing: %j", (value) => {
    expect(preferencesIn(value).theme).toBe("auto");
  });

  it("of another version are left alone", () => {
    expect(decode('{"theme":"dark","version":2}', settingsSchema)).toBeNull();
  });
});

describe("what cannot be read", () => {
  it.each(["", "{", "null", '"oware"', "[1]", '{"game":"oware"}', '{"version":7}'])(
    "stays until something else is kept, and is set aside then, whole: %j",
    (text) => {
      for (const id of keptGameIds) {
        const shelf = new FakeShelf({ [`empiki.game.${id}`]: text });
        const store = new Store(() => shelf);
        expect(keptGame(store, id)).toBeNull();
        expect(Object.fromEntries(shelf.entries)).toEqual({ [`empiki.game.${id}`]: text });
        new GameHold(store, id).insist(game({ match: { ...game().match, game: id } }));
        expect(shelf.entries.get(`empiki.aside.game.${id}.1`)).toBe(text);
      }
    },
  );
});
