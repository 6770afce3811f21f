import { describe, expect, it } from "vitest";
import { en } from "../i18n/en";
import type { SavedGame } from "../session/saved";
import { keptWords } from "./home";
import { GameHold, isKeyOf, isUnderWay, readKept } from "./kept-game";
import { Store } from "./store";

const game = (moves: string[], change: Partial<SavedGame> = {}): SavedGame => ({
  game: "oware",
  position: null,
  options: "",
  moves,
  ply: moves.length,
  ended: null,
  ...change,
});

/** A browser's storage, shared by its tabs. */
function sharedStore(): Store {
  const map = new Map<string, string>();
  return new Store(() => ({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
  }));
}

/** Two tabs that opened the same game of one turn. */
function twoTabs(): [GameHold, GameHold] {
  const store = sharedStore();
  const [one, other] = [new GameHold(store, "oware"), new GameHold(store, "oware")];
  one.keep(game(["A"]), null);
  other.take();
  return [one, other];
}

describe("a kept game", () => {
  it.each([
    [null],
    [{}],
    [game(["A"], { game: "omweso" })],
    [game(["A"], { ply: 2 })],
    [game(["A"], { ply: -1 })],
    [game(["what?"])],
  ])("is ignored when it cannot be one: %j", (value) => {
    expect(readKept(value, "oware")).toBeNull();
  });

  it("may have been kept before there were revisions", () => {
    expect(readKept(game(["A"]), "oware")).toEqual({
      saved: game(["A"]),
      winner: null,
      revision: "",
      lineage: [],
    });
  });

  it("is at stake only with turns and without an end", () => {
    const kept = { winner: null, revision: "", lineage: [] };
    expect(isUnderWay({ ...kept, saved: game(["A"]) })).toBe(true);
    expect(isUnderWay({ ...kept, saved: game([]) })).toBe(false);
    expect(isUnderWay({ ...kept, saved: game(["A"]), winner: "draw" })).toBe(false);
    expect(isUnderWay({ ...kept, saved: game(["A"], { ended: "south" }) })).toBe(false);
  });

  it("says on its card how it stands", () => {
    const kept = { winner: null, revision: "", lineage: [] };
    expect(keptWords(en, { ...kept, saved: game(["A"]) })).toBe("Under way: 1 turn played");
    expect(keptWords(en, { ...kept, saved: game(["A", "b"]) })).toBe("Under way: 2 turns played");
    expect(keptWords(en, { ...kept, saved: game(["A"]), winner: "south" })).toBe(
      "Finished: South won",
    );
    expect(keptWords(en, { ...kept, saved: game([]) })).toBeNull();
  });

  it("is named by its key", () => {
    expect(isKeyOf("oware", "empiki.game.oware")).toBe(true);
    expect(isKeyOf("oware", "empiki.game.omweso")).toBe(false);
    expect(isKeyOf("oware", null)).toBe(true);
  });
});

describe("two tabs at one game", () => {
  it("see the same at first, and nothing is written when nothing changed", () => {
    const [one, other] = twoTabs();
    expect([one.standing, other.standing]).toEqual(["same", "same"]);
    expect(other.keep(game(["A"]), null)).toBe(true);
    expect(one.standing).toBe("same");
  });

  it("may take over what grew out of their own game", () => {
    const [one, other] = twoTabs();
    one.keep(game(["A", "b"]), null);
    one.keep(game(["A", "b", "C"]), null);
    expect(other.standing).toBe("grown");
    expect(other.take()?.saved.moves).toEqual(["A", "b", "C"]);
    expect(other.standing).toBe("same");
  });

  it("do not overwrite each other when both went on", () => {
    const [one, other] = twoTabs();
    one.keep(game(["A", "b"]), null);
    expect(other.keep(game(["A", "c"]), null)).toBe(false);
    expect(other.kept?.saved.moves).toEqual(["A", "b"]);
  });

  it("notice that they parted, and one may insist", () => {
    const store = sharedStore();
    const [one, other] = [new GameHold(store, "oware"), new GameHold(store, "oware")];
    one.keep(game(["A"]), null);
    new GameHold(store, "oware").begin();
    expect(other.standing).toBe("grown");
    expect(one.standing).toBe("grown");
    other.insist(game(["C"]), null);
    store.write("game.oware", { ...game(["D"]), revision: "elsewhere", lineage: [] });
    expect(other.standing).toBe("apart");
    other.insist(game(["C"]), null);
    expect(other.standing).toBe("same");
    expect(other.kept?.saved.moves).toEqual(["C"]);
  });

  it("keep no more of the lineage than they need", () => {
    const hold = new GameHold(sharedStore(), "oware");
    for (let turn = 0; turn < 200; turn += 1) hold.keep(game(Array<string>(turn).fill("A")), null);
    expect(hold.kept?.lineage.length).toBeLessThan(100);
  });
});
