import { expect, it } from "vitest";
import { startedGlue } from "../../../scripts/real-engine.mjs";
import { Engine } from "../../engine/client";
import { FakeShelf } from "../../storage/fake-shelf";
import type { KeptGame } from "../../storage/games";
import { GameHold } from "../../storage/hold";
import { nothingKept, progressSlot } from "../../storage/progress";
import { Store } from "../../storage/store";
import { plainMatch } from "../../session/match";
import { playAt } from "../kept-game";
import { HelpKeeper } from "./help-keeper";
import { retitled } from "./retitled";

const gameOf = (record: string): KeptGame => ({
  match: plainMatch("oware"),
  stage: playAt({ game: "oware", record, ply: 0 }, "south"),
  score: null,
});

const recordIn = (hold: GameHold): string | null =>
  hold.kept?.stage.kind === "playing" ? hold.kept.stage.record : null;

it("is a game of its own beside the ordinary one", () => {
  const shelf = new FakeShelf();
  const hold = (place: "game" | "teacher") =>
    new GameHold(new Store(() => shelf), "oware", undefined, place);
  hold("game").keep(gameOf("ordinary"));
  hold("teacher").keep(gameOf("taught"));
  expect(recordIn(hold("game"))).toBe("ordinary");
  expect(recordIn(hold("teacher"))).toBe("taught");
});

it("keeps the help of each game apart, and what else was learnt", () => {
  const store = new Store(() => shelf);
  const shelf = new FakeShelf();
  progressSlot(store).write({ ...nothingKept, levels: { oware: 4 } });
  new HelpKeeper(store, "oware").now = "off";
  const again = new Store(() => shelf);
  expect(new HelpKeeper(again, "oware").now).toBe("off");
  expect(new HelpKeeper(again, "omweso").now).toBe("landing");
  expect(progressSlot(again).read()?.levels).toEqual({ oware: 4 });
});

it("names another level in the record, with all of its turns, also those taken back", () => {
  const engine = new Engine(startedGlue());
  const record = '[Game "oware"]\n[North "Level 1"]\n\n1. C d 2. F\n';
  const saved = { game: "oware", record, ply: 1, plies: 3, result: null } as const;
  const named = retitled(engine, saved, { south: "", north: "Level 3" });
  expect(named).toMatchObject({ ply: 1, plies: 3 });
  expect(named.record).toContain('[North "Level 3"]');
  expect(named.record).toMatch(/1\. C d\s+2\. F/);
});
