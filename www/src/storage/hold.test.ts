import { describe, expect, it } from "vitest";
import { FakeShelf } from "./fake-shelf";
import type { KeptGame, KeptPlay } from "./games";
import { GameHold } from "./hold";
import { Store } from "./store";

const game = (record: string): KeptGame => ({
  match: {
    game: "oware",
    options: "",
    mode: "classical",
    names: { south: "", north: "" },
    games: [],
  },
  stage: {
    kind: "playing",
    starter: "south",
    record,
    ply: record.length,
    plies: record.length,
    result: null,
    winner: null,
    former: null,
  },
  score: null,
});

const KEY = "empiki.game.oware";

const recordOf = (kept: KeptGame | null): string | null =>
  (kept?.stage as KeptPlay | undefined)?.record ?? null;

/** The same stage with its parts in another order. */
const reordered = (kept: KeptGame): KeptGame => ({
  score: kept.score,
  stage: Object.fromEntries(Object.entries(kept.stage).reverse()) as unknown as KeptPlay,
  match: kept.match,
});

function tabs(count: number): GameHold[] {
  const shelf = new FakeShelf();
  return Array.from({ length: count }, () => new GameHold(new Store(() => shelf), "oware"));
}

/** Two tabs that opened the same game of one turn. */
function twoTabs(): [GameHold, GameHold] {
  const [one, other] = tabs(2) as [GameHold, GameHold];
  one.keep(game("A"));
  other.take();
  return [one, other];
}

describe("two tabs at one game", () => {
  it("see the same at first, and nothing is written when nothing changed", () => {
    const [one, other] = twoTabs();
    expect([one.standing, other.standing]).toEqual(["same", "same"]);
    expect(other.keep(reordered(game("A")))).toBe(true);
    expect(one.standing).toBe("same");
  });

  it("may take over what grew out of their own game", () => {
    const [one, other] = twoTabs();
    one.keep(game("Ab"));
    one.keep(game("AbC"));
    expect(other.standing).toBe("grown");
    expect(recordOf(other.take())).toBe("AbC");
    expect(other.standing).toBe("same");
  });

  it("do not overwrite each other when both went on", () => {
    const [one, other] = twoTabs();
    one.keep(game("Ab"));
    expect(other.keep(game("Ac"))).toBe(false);
    expect(recordOf(other.kept)).toBe("Ab");
  });

  it("notice that they parted, and one may insist", () => {
    const [one, other] = twoTabs();
    other.insist(game("C"));
    expect(one.standing, "grown out of what this tab shows").toBe("grown");
    const [stranger, third] = tabs(2) as [GameHold, GameHold];
    stranger.keep(game("D"));
    third.insist(game("E"));
    expect(stranger.standing).toBe("grown");
    stranger.take();
    third.keep(game("Ef"));
    stranger.insist(game("Eg"));
    third.keep(game("Efh"));
    expect(third.standing).toBe("grown");
  });

  it("part when neither grew out of the other", () => {
    const shelf = new FakeShelf();
    const hold = new GameHold(new Store(() => shelf), "oware");
    hold.keep(game("A"));
    const text = shelf.entries.get(KEY) ?? "";
    const apart = { ...(JSON.parse(text) as object), revision: "elsewhere", lineage: [] };
    shelf.entries.set(KEY, JSON.stringify(apart));
    expect(hold.standing).toBe("apart");
    hold.insist(game("C"));
    expect(hold.standing).toBe("same");
    expect(recordOf(hold.kept)).toBe("C");
  });

  it("keep no more of the lineage than they need", () => {
    const shelf = new FakeShelf();
    const hold = new GameHold(new Store(() => shelf), "oware");
    for (let turn = 0; turn < 200; turn += 1) hold.keep(game("A".repeat(turn)));
    const { lineage } = JSON.parse(shelf.entries.get(KEY) ?? "") as {
      lineage: string[];
    };
    expect(lineage.length).toBeLessThan(100);
  });
});

describe("a hold on a game", () => {
  it("knows its name in the store", () => {
    const [hold] = tabs(1) as [GameHold];
    expect(hold.isNamed("game.oware")).toBe(true);
    expect(hold.isNamed("game.omweso")).toBe(false);
    expect(hold.isNamed(null)).toBe(true);
  });

  it("begins anew after what turned out to be no game, which is set aside by the first write", () => {
    const shelf = new FakeShelf();
    const hold = new GameHold(new Store(() => shelf), "oware");
    hold.keep(game("rubbish"));
    const rubbish = shelf.entries.get(KEY) ?? "";
    hold.refuse();
    expect(hold.take()).toBeNull();
    expect([...shelf.entries], "nothing is written yet").toEqual([[KEY, rubbish]]);
    expect(hold.keep(game("A"))).toBe(true);
    expect(shelf.entries.get("empiki.aside.game.oware.1")).toBe(rubbish);
    expect(recordOf(hold.take())).toBe("A");
  });

  it("takes nothing that its judge does not take, and does not overwrite it either", () => {
    const shelf = new FakeShelf();
    new GameHold(new Store(() => shelf), "oware").keep(game("rubbish"));
    const judge = (kept: KeptGame) => recordOf(kept) !== "rubbish";
    const hold = new GameHold(new Store(() => shelf), "oware", judge);
    expect(hold.take()).toBeNull();
    hold.insist(game("A"));
    expect(shelf.entries.get("empiki.aside.game.oware.1")).toContain("rubbish");
    expect(recordOf(hold.kept)).toBe("A");
  });

  it("keeps nothing that could not be read again, and takes no two such games for the same", () => {
    const [hold] = tabs(1) as [GameHold];
    hold.keep(game("A"));
    const broken = { ...game("A"), stage: { ...game("A").stage, ply: -1 } };
    expect(() => hold.keep(broken)).toThrow(TypeError);
    expect(() => hold.insist(broken)).toThrow(TypeError);
    expect(recordOf(hold.kept)).toBe("A");
    expect(hold.standing).toBe("same");
  });
});

describe("a newer page at the same game", () => {
  const newer = JSON.stringify({ version: 99, game: "from the future" });

  function withNewer() {
    const shelf = new FakeShelf();
    const store = new Store(() => shelf);
    const troubles: string[] = [];
    store.onTrouble((trouble) => troubles.push(trouble));
    const hold = new GameHold(store, "oware");
    hold.take();
    hold.keep(game("A"));
    shelf.entries.set(KEY, newer);
    return { shelf, store, hold, troubles };
  }

  it("is noticed, and nothing it wrote is touched", () => {
    const { shelf, store, hold, troubles } = withNewer();
    expect(hold.standing).toBe("unreadable");
    expect(hold.kept).toBeNull();
    for (const record of ["Ab", "AbC"]) expect(hold.keep(game(record))).toBe(true);
    hold.insist(game("AbCd"));
    expect([...shelf.entries]).toEqual([[KEY, newer]]);
    expect(troubles).toEqual(["newer"]);
    const again = new GameHold(store, "oware");
    expect(recordOf(again.take()), "as long as the page is there").toBe("AbCd");
    again.keep(game("AbCdE"));
    expect(shelf.entries.get(KEY)).toBe(newer);
  });

  it("is set aside by a page that is opened afterwards, when that keeps something", () => {
    const { shelf } = withNewer();
    const hold = new GameHold(new Store(() => shelf), "oware");
    expect(hold.take()).toBeNull();
    expect([hold.standing, shelf.entries.size]).toEqual(["same", 1]);
    hold.keep(game("B"));
    expect(shelf.entries.get("empiki.aside.game.oware.1")).toBe(newer);
    expect(recordOf(hold.kept)).toBe("B");
  });
});
