import { expect, it } from "vitest";
import { rounded } from "../../lessons/counting/growth";
import { FakeShelf } from "../../storage/fake-shelf";
import { nothingKept, progressSlot } from "../../storage/progress";
import { Store } from "../../storage/store";
import { CountingKeeper } from "./counting-keeper";

const withPoints =
  (points: number) =>
  (now: CountingKeeper["now"]): CountingKeeper["now"] => ({ ...now, ...rounded(now, points) });

it("keeps each game apart, and what else was learnt", () => {
  const store = new Store(() => shelf);
  const shelf = new FakeShelf();
  progressSlot(store).write({ ...nothingKept, levels: { oware: 4 } });
  new CountingKeeper(store, "oware").change(withPoints(7));
  new CountingKeeper(store, "omweso").change(withPoints(3));
  const again = new Store(() => shelf);
  expect(new CountingKeeper(again, "oware").now.bestRound).toBe(7);
  expect(new CountingKeeper(again, "omweso").now.bestRound).toBe(3);
  expect(new CountingKeeper(again, "bao-kigogo").now.bestRound).toBe(0);
  expect(progressSlot(again).read()?.levels).toEqual({ oware: 4 });
});

it("goes on where nothing can be kept", () => {
  const shelf = new FakeShelf();
  shelf.isForbidden = true;
  const keeper = new CountingKeeper(new Store(() => shelf), "oware");
  keeper.change(withPoints(7));
  expect(keeper.now.bestRound).toBe(7);
});

it("sees what another tab has kept meanwhile", () => {
  const shelf = new FakeShelf();
  const [one, other] = [new Store(() => shelf), new Store(() => shelf)];
  const keeper = new CountingKeeper(one, "oware");
  keeper.change(withPoints(2));
  new CountingKeeper(other, "oware").change(withPoints(9));
  expect(keeper.change(withPoints(5)).bestRound).toBe(9);
});
