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
    const text = shelf.entries.get("empiki.game.oware") ?? "";
    const apart = { ...(JSON.parse(text) as object), revision: "elsewhere", lineage: [] };
    shelf.entries.set("empiki.game.oware", JSON.stringify(apart));
    expect(hold.standing).toBe("apart");
    hold.insist(game("C"));
    expect(hold.standing).toBe("same");
    expect(recordOf(hold.kept)).toBe("C");
  });

  it("keep no more of the lineage than they need", () => {
    const shelf = new FakeShelf();
    const hold = new GameHold(new Store(() => shelf), "oware");
    for (let turn = 0; turn < 200; turn += 1) hold.keep(game("A".repeat(turn)));
    const { lineage } = JSON.parse(shelf.entries.get("empiki.game.oware") ?? "") as {
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

  it("sets aside what turned out to be no game, and begins anew", () => {
    const shelf = new FakeShelf();
    const hold = new GameHold(new Store(() => shelf), "oware");
    hold.keep(game("rubbish"));
    hold.setAside();
    expect(hold.take()).toBeNull();
    expect([...shelf.entries.keys()]).toEqual(["empiki.aside.game.oware.1"]);
    expect(hold.keep(game("A"))).toBe(true);
  });
});
