import { describe, expect, it } from "vitest";
import { EmpikiError } from "../engine/error";
import type { GameInfo } from "../engine/types";
import { FakeGame } from "./fake-engine";
import { beginGame, gameOfLink, gameOfPosition, gameOfRecord, type GameSource } from "./options";

const option = (key: string, scope: "play" | "record") =>
  ({ key, scope, default: "", values: [], range: null }) as const;
const info = {
  id: "oware",
  options: [option("mustFeed", "play"), option("grandSlam", "play"), option("nextStart", "record")],
} as unknown as GameInfo;

/** Notes what is begun; knows one bad option. */
function source() {
  const begun: string[] = [];
  const beside: string[] = [];
  const engine: GameSource = {
    start: (game, options) => {
      if (options?.includes("nonsense")) throw EmpikiError.of("bad-options");
      if (options?.includes("setup=free")) throw EmpikiError.of("needs-position");
      begun.push(`${game} ${options ?? ""}`.trim());
      return new FakeGame();
    },
    fromPosition: (text, options = "") => {
      begun.push(text);
      beside.push(options);
      return new FakeGame();
    },
    fromRecord: () => new FakeGame(),
    info: () => info,
  };
  return { engine, last: () => begun.at(-1), beside };
}

const position = "oware 4x6/4x6 s 0,0 mustFeed=off";

const begin = (options: string, of = position) => {
  const { engine, last } = source();
  beginGame(engine, { game: "oware", position: of, options });
  return last();
};

describe("options beside a position", () => {
  it("hold too", () => {
    expect(begin("grandSlam=illegal")).toBe(`${position} grandSlam=illegal`);
  });

  it("may repeat what the position says", () => {
    expect(begin("mustFeed=off grandSlam=illegal")).toBe(`${position} grandSlam=illegal`);
  });

  it("may not contradict it; the column of the difference is told", () => {
    expect(() => begin("mustFeed=on")).toThrowError(
      expect.objectContaining({
        code: "bad-options",
        place: { kind: "option", position: "mustFeed=off", options: "mustFeed=on", column: 21 },
      }) as Error,
    );
  });

  it("that only a record has stay out of the position", () => {
    expect(begin("nextStart=loser")).toBe(position);
    expect(begin("setup=free")).toBe(`${position} setup=free`);
  });

  it("are kept with the record", () => {
    const { engine, beside } = source();
    const options = "nextStart=loser mustFeed=off";
    beginGame(engine, { game: "oware", position, options });
    expect(beside.at(-1)).toBe(options);
  });

  it("are judged like any others", () => {
    expect(() => begin("nonsense=1")).toThrow("bad-options");
  });
});

describe("a position", () => {
  it("names its game", () => {
    expect(gameOfPosition(position)).toBe("oware");
    expect(gameOfPosition("chess 8x8")).toBeNull();
    expect(gameOfPosition(null)).toBeNull();
  });

  it("of another game than the one asked for is refused", () => {
    const { engine } = source();
    expect(() => beginGame(engine, { game: "omweso", position, options: "" })).toThrowError(
      expect.objectContaining({
        code: "bad-position",
        place: { kind: "game", position: "oware", game: "omweso" },
      }) as Error,
    );
  });
});

describe("a record", () => {
  it.each([
    ['[Event "x"]\n[Game "bao-kigogo"]\n\n1. A', "bao-kigogo"],
    ['[ Game  "oware"]', "oware"],
    ['[Game "chess"]', null],
    ["1. A b", null],
    [null, null],
  ] as const)("%j names %s", (record, game) => {
    expect(gameOfRecord(record)).toBe(game);
  });
});

describe("a link", () => {
  it.each([
    ["#g=bao-kigogo&m=A", "bao-kigogo"],
    ["https://example.org/empiki/#G=Oware&m=Cd", "oware"],
    ["#g=chess&m=e4", null],
    ["#g=", null],
    ["", null],
  ])("%j names %s", (link, game) => {
    expect(gameOfLink(link)).toBe(game);
  });
});
