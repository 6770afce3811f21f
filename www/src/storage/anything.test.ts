import { expect, it } from "vitest";
import { FakeShelf } from "./fake-shelf";
import { gameSchema, keptGameIds, type KeptState, type Side } from "./games";
import { draftSchema } from "./lessons-draft";
import { progressSchema } from "./progress";
import { settingsSchema } from "./settings";
import { decode, encode, Slot, type Schema } from "./slot";
import { Store } from "./store";

// Whatever lies in the storage, reading it never throws and never loses a value
// that is valid. EMPIKI_VALUES sets how many values are tried, e.g. a million.

const env = (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env;
const values = Number(env?.["EMPIKI_VALUES"] ?? 2000);
/** A slow machine may take so many milliseconds for a value. */
const timeout = 5000 + 10 * values;

/** A small repeatable source of chance. */
class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed, 2654435761) >>> 0 || 1;
  }

  below(bound: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) % bound;
  }

  one<T>(...from: readonly [T, ...T[]]): T {
    return from[this.below(from.length)] ?? from[0];
  }

  several<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.below(most + 1) }, make);
  }
}

const names = [
  "version",
  "match",
  "stage",
  "score",
  "revision",
  "lineage",
  "game",
  "options",
  "mode",
  "names",
  "games",
  "kind",
  "starter",
  "state",
  "record",
  "ply",
  "plies",
  "result",
  "winner",
  "former",
  "moves",
  "position",
  "ended",
  "theme",
  "levels",
  "counting",
  "skills",
  "landing",
  "level",
  "right",
  "row",
  "bestRow",
  "bestRound",
  "asked",
  "__proto__",
  "constructor",
  "toString",
  "length",
  "hasOwnProperty",
  "then",
  "",
] as const;

const texts = [
  "",
  "south",
  "north",
  "draw",
  "oware",
  "omweso",
  "bao-kigogo",
  "playing",
  "lot",
  "arranging",
  "s majority 25-20",
  "annulled ply-cap 0",
  "classical",
  "blitz",
  "dark",
  "1",
  "__proto__",
  "\u0000",
  "\ud800",
  "A",
  "--",
  "💥".repeat(40),
] as const;

/** Any JSON value, given to the names and texts that the schema knows. */
function anyValue(chance: Chance, depth: number): unknown {
  const scalar = () =>
    chance.one<unknown>(
      null,
      true,
      false,
      0,
      1,
      2,
      -1,
      0.5,
      1e308,
      -0,
      2 ** 53,
      texts[chance.below(texts.length)],
    );
  if (depth === 0) return scalar();
  const kind = chance.below(4);
  if (kind === 0) return chance.several(4, () => anyValue(chance, depth - 1));
  if (kind === 1) return scalar();
  return Object.fromEntries(
    chance.several(9, () => [names[chance.below(names.length)] ?? "", anyValue(chance, depth - 1)]),
  );
}

const text = (chance: Chance): string => texts[chance.below(texts.length)] ?? "";
const side = (chance: Chance): Side => chance.one<Side>("south", "north");
const result = (chance: Chance) =>
  chance.one("s majority 25-20", "draw repetition 24-24", "annulled ply-cap 0", "n resigned");

function validStage(chance: Chance): KeptState["stage"] {
  const starter = side(chance);
  const kind = chance.below(3);
  if (kind === 0) return { kind: "lot", starter };
  if (kind === 1) return { kind: "arranging", starter, state: anyValue(chance, 3) };
  return {
    kind: "playing",
    starter,
    record: text(chance),
    ply: chance.below(400),
    plies: chance.below(400),
    result: chance.one(null, result(chance)),
    winner: chance.one(null, "south", "draw", "annulled"),
    former: null,
  };
}

function validState(chance: Chance, game: KeptState["match"]["game"]): KeptState {
  const games = chance.several(5, () => ({
    record: text(chance),
    starter: side(chance),
    result: result(chance),
    plies: chance.below(400),
  }));
  const mode = chance.one<KeptState["match"]["mode"]>("classical", "contract", "blitz");
  const player = () => text(chance);
  return {
    match: {
      game,
      options: text(chance),
      mode,
      names: { south: player(), north: player() },
      games,
    },
    stage: validStage(chance),
    score: chance.one(null, {
      totals: [chance.below(13), 2],
      target: 12,
      isOver: false,
      row: null,
    }),
    revision: text(chance),
    lineage: chance.several(5, () => text(chance)),
  };
}

/** The text with a piece cut off, put in, or another sign somewhere: as a crash or a stranger leaves it. */
function damaged(chance: Chance, whole: string): string {
  const at = chance.below(whole.length + 1);
  const sign = chance.one("}", '"', ",", "\u0000", "9", "{", "__proto__", "\\");
  return chance.one(
    whole.slice(0, at),
    whole.slice(at),
    whole.slice(0, at) + sign + whole.slice(at),
    whole.slice(0, at) + sign + whole.slice(at + 1),
    whole + whole,
  );
}

const schemas: readonly Schema<object>[] = [
  ...keptGameIds.map(gameSchema),
  settingsSchema,
  progressSchema,
  draftSchema,
];

/** What was read is what the schema says, however often it is written and read. */
function expectStable(read: object | null, schema: Schema<object>): void {
  if (read === null) return;
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  // A number too large for JSON is not one afterwards.
  const plain: unknown = JSON.parse(JSON.stringify(read));
  expect(decode(encode(read, schema), schema)).toEqual(plain);
}

it(
  `reads ${String(values)} values of any kind without throwing`,
  () => {
    for (let seed = 1; seed <= values; seed += 1) {
      const chance = new Chance(seed);
      const value = JSON.stringify(anyValue(chance, 4));
      for (const schema of schemas) expectStable(decode(value, schema), schema);
    }
    expect(Object.hasOwn({}, "match"), "no prototype was changed").toBe(false);
    expect("match" in {}).toBe(false);
  },
  timeout,
);

it(
  "gives back every valid game, and loses none that is damaged",
  () => {
    for (let seed = 1; seed <= values; seed += 1) {
      const chance = new Chance(seed);
      const game = chance.one(...keptGameIds);
      const schema = gameSchema(game);
      const state = validState(chance, game);
      const whole = encode(state, schema);
      expect(decode(whole, schema)).toEqual(JSON.parse(JSON.stringify(state)));
      const broken = damaged(chance, whole);
      const shelf = new FakeShelf({ "empiki.game": broken });
      const read = new Slot(new Store(() => shelf), "game", schema).read();
      expectStable(read, schema);
      expect([...shelf.entries], "reading writes nothing").toEqual([["empiki.game", broken]]);
      new Slot(new Store(() => shelf), "game", schema).write(state);
      expect(shelf.entries.get("empiki.aside.game.1")).toBe(read === null ? broken : undefined);
    }
  },
  timeout,
);

it("leaves what other versions wrote as it was, and writes nothing over it", () => {
  for (let version = 2; version < 50; version += 1) {
    const text = encode(validState(new Chance(version), "oware"), {
      ...gameSchema("oware"),
      version,
    });
    const shelf = new FakeShelf({ "empiki.game": text });
    const slot = new Slot(new Store(() => shelf), "game", gameSchema("oware"));
    expect(slot.read()).toBeNull();
    expect([...shelf.entries]).toEqual([["empiki.game", text]]);
    slot.write(validState(new Chance(version), "oware"));
    expect(shelf.entries.get("empiki.aside.game.1")).toBe(text);
  }
});
