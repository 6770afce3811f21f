import { describe, expect, it } from "vitest";
import { joined, rowEndingAt, type Rows } from "./day-rows";
import { FakeShelf } from "./fake-shelf";
import { SolvedPuzzles } from "./solved";
import { Store } from "./store";

const solvedOn = (shelf: FakeShelf) => new SolvedPuzzles(new Store(() => shelf));
const solved = () => solvedOn(new FakeShelf());
const found = (day: number, misses = 0) => ({ misses, isShown: false, day });
const seen = (day: number) => ({ misses: 0, isShown: true, day });

describe("rows of days", () => {
  it.each<[string, number[], Rows]>([
    ["grow at their ends", [5, 6, 4], [[4, 6]]],
    ["are joined by the day between", [5, 7, 6], [[5, 7]]],
    ["do not mind a day that comes again", [5, 5], [[5, 5]]],
    [
      "stay apart, in order, whatever the clock says",
      [90, 5, 6],
      [
        [5, 6],
        [90, 90],
      ],
    ],
  ])("%s", (_, days, rows) => {
    expect(days.reduce<Rows>(joined, [])).toEqual(rows);
  });

  it("end at a day, or not", () => {
    const rows: Rows = [
      [4, 6],
      [9, 9],
      [20, 10],
    ];
    expect([3, 4, 6, 7, 9, 12].map((day) => rowEndingAt(rows, day))).toEqual([0, 1, 3, 0, 1, 0]);
  });

  it("are not kept without end", () => {
    const days = Array.from({ length: 200 }, (_, index) => 2 * index);
    const rows = days.reduce<Rows>(joined, []);
    expect(rows).toHaveLength(50);
    expect(rows.at(-1)).toEqual([398, 398]);
  });
});

describe("solved puzzles", () => {
  it("are kept as they were solved the first time", () => {
    const shelf = new FakeShelf();
    solvedOn(shelf).keep("oware-1", found(7, 2), false);
    solvedOn(shelf).keep("oware-1", found(8), false);
    expect(solvedOn(shelf).of("oware-1")).toEqual(found(7, 2));
    expect(solvedOn(shelf).of("oware-2")).toBeNull();
    expect(solvedOn(shelf).of("constructor")).toBeNull();
  });

  it("count what was tried before they are solved, and only until then", () => {
    const shelf = new FakeShelf();
    const tried = { misses: 2, isShown: true, day: 6 };
    expect(solvedOn(shelf).triesOf("oware-1")).toBeNull();
    solvedOn(shelf).keepTries("oware-1", tried);
    expect(solvedOn(shelf).triesOf("oware-1")).toEqual(tried);
    expect(solvedOn(shelf).of("oware-1")).toBeNull();
    solvedOn(shelf).keep("oware-1", found(7, 3), true);
    solvedOn(shelf).keepTries("oware-1", tried);
    expect(solvedOn(shelf).triesOf("oware-1")).toBeNull();
    expect(solvedOn(shelf).of("oware-1")).toEqual({ misses: 3, isShown: true, day: 7 });
    // Its solution was seen on another day.
    expect(solvedOn(shelf).isDaySolved(7)).toBe(true);
  });

  it("may be the day's when their solution was seen on another day, and a turn missed today", () => {
    const puzzles = solved();
    puzzles.keepTries("oware-1", seen(6));
    puzzles.keepTries("oware-1", found(7, 4));
    puzzles.keepTries("oware-1", found(7, 1));
    puzzles.keep("oware-1", found(7), true);
    expect(puzzles.isDaySolved(7)).toBe(true);
    expect(puzzles.of("oware-1")).toEqual({ misses: 4, isShown: true, day: 7 });
  });

  it("are not the day's when their solution was seen that day, before the page was left", () => {
    const puzzles = solved();
    puzzles.keepTries("oware-1", seen(7));
    puzzles.keepTries("oware-1", found(7, 1));
    puzzles.keep("oware-1", found(7), true);
    expect(puzzles.isDaySolved(7)).toBe(false);
  });

  it("make a streak of days, which lasts until a day is left out", () => {
    const puzzles = solved();
    expect(puzzles.streak(10)).toBe(0);
    for (const day of [10, 11, 12]) puzzles.keep(`oware-${String(day)}`, found(day), true);
    expect([puzzles.streak(12), puzzles.isDaySolved(12)]).toEqual([3, true]);
    expect([puzzles.streak(13), puzzles.isDaySolved(13)], "still open").toEqual([3, false]);
    expect(puzzles.streak(14)).toBe(0);
  });

  it("count for a streak on the day that is theirs only", () => {
    const puzzles = solved();
    puzzles.keep("oware-1", found(10), false);
    expect(puzzles.streak(10)).toBe(0);
    puzzles.keep("oware-1", found(12), true);
    expect(puzzles.streak(12), "solved before, and again on its day").toBe(1);
  });

  it("are none when the solution was seen that day", () => {
    const puzzles = solved();
    puzzles.keep("oware-1", seen(10), true);
    puzzles.keep("oware-1", found(10), true);
    expect([puzzles.streak(10), puzzles.of("oware-1")]).toEqual([0, seen(10)]);
    puzzles.keep("oware-1", found(40), true);
    expect(puzzles.streak(40), "long after").toBe(1);
  });

  it("survive a clock that is set forward and back", () => {
    const puzzles = solved();
    puzzles.keep("a", found(10), true);
    puzzles.keep("b", found(99), true);
    puzzles.keep("c", found(11), true);
    expect([puzzles.streak(11), puzzles.streak(99)]).toEqual([2, 1]);
  });

  it("are kept by several tabs, and leave what else is kept as it is", () => {
    const shelf = new FakeShelf();
    const kept = { version: 1, lessons: { one: 3 }, levels: { oware: 2 } };
    shelf.entries.set("empiki.progress", JSON.stringify(kept));
    const [here, there] = [solvedOn(shelf), solvedOn(shelf)];
    here.keep("a", found(10), true);
    there.keep("b", found(11), true);
    expect([here.streak(11), there.of("a")]).toEqual([2, found(10)]);
    expect(JSON.parse(shelf.entries.get("empiki.progress") ?? "")).toMatchObject(kept);
  });

  it("are known as long as the page is there when the browser keeps nothing", () => {
    const shelf = new FakeShelf();
    shelf.isForbidden = true;
    const puzzles = solvedOn(shelf);
    puzzles.keep("a", found(10), true);
    expect([puzzles.of("a"), puzzles.streak(10)]).toEqual([found(10), 1]);
  });

  it("are not solved when what is kept of them is nonsense", () => {
    const shelf = new FakeShelf();
    const nonsense = { a: "solved", b: { misses: -1, isShown: false, day: 1 } };
    shelf.entries.set("empiki.progress", JSON.stringify({ version: 1, puzzles: nonsense }));
    expect([solvedOn(shelf).of("a"), solvedOn(shelf).of("b")]).toEqual([null, null]);
  });
});
