import { describe, expect, it } from "vitest";
import { EmpikiError, LoadError } from "../engine/error";
import { Desk, type Work } from "./desk";
import { FakeShelf, FakeTime, FakeWork, oware, settled } from "./fake-world";
import type { Report, Request, Told } from "./protocol";

function deskOf(load?: () => Promise<Work>) {
  const time = new FakeTime();
  const work = new FakeWork(time);
  /** The engines there have been: the last one is loaded. */
  const works: Work[] = [work];
  const shelf = new FakeShelf();
  const told: Told[] = [];
  const { now, breathe, sliceMillis } = time;
  const world = {
    load: load ?? (() => Promise.resolve(works.at(-1) ?? work)),
    shelf,
    now,
    breathe,
    sliceMillis,
  };
  const desk = new Desk(world, (each) => told.push(each));
  const reports = (id: number): Report[] =>
    told.flatMap((each) => (each.kind === "report" && each.id === id ? [each.report] : []));
  const kinds = (id: number) => reports(id).map(({ kind }) => kind);
  const start = (id: number, request: Request) => desk.take({ kind: "start", id, request });
  return { desk, time, work, works, shelf, told, reports, kinds, start };
}

const analyse = { kind: "analyse", record: "omweso", ply: 2, lines: 3 } as const;
const level = { kind: "level", record: "omweso", ply: 0, level: 4, seed: 7 } as const;
const strongest = { ...level, level: 6 };

describe("a search", () => {
  it("is done slice by slice, tells how far it is, and its answer", async () => {
    const { start, time, reports, kinds, work } = deskOf();
    work.depths = 14;
    start(1, analyse);
    await time.slices(20);
    expect(kinds(1)).toEqual(["progress", "progress", "done"]);
    expect(reports(1).at(-1)).toMatchObject({ answer: { depth: 14, isOver: true } });
    expect(work.freed).toBe(1);
  });

  it("of a level gives its choice", async () => {
    const { start, time, reports, work } = deskOf();
    start(1, level);
    await time.slices(9);
    expect(reports(1).at(-1)).toMatchObject({ kind: "done", answer: { choice: { turn: "A" } } });
    expect(work.log[0]).toBe("level 4 0 7");
  });

  it("takes what it has when its time is up", async () => {
    const { start, time, reports, work } = deskOf();
    work.depths = 1e9;
    start(1, { ...level, millis: 50 });
    await time.slices(9);
    expect(reports(1).at(-1)).toMatchObject({ kind: "done", answer: { depth: 5, isOver: true } });
  });

  it("takes what it has when it is settled, also before it has begun", async () => {
    const { desk, start, time, reports, work } = deskOf();
    work.depths = 1e9;
    start(1, analyse);
    start(2, analyse);
    desk.take({ kind: "settle", id: 2 });
    await time.slices(6);
    desk.take({ kind: "settle", id: 1 });
    await time.slices(3);
    expect(reports(1).at(-1)).toMatchObject({ kind: "done", answer: { isOver: true } });
    expect(reports(2).at(-1)).toMatchObject({ kind: "done", answer: { depth: 0 } });
  });

  it("ends at once when it is stopped, before it has begun or in the middle", async () => {
    const { desk, start, time, kinds, work } = deskOf();
    work.depths = 1e9;
    start(1, analyse);
    desk.take({ kind: "stop", id: 1 });
    await time.slices(3);
    expect(work.log).toEqual([]);
    start(2, analyse);
    await time.slices(3);
    const done = work.log.length;
    desk.take({ kind: "stop", id: 2 });
    await time.slices(3);
    expect([work.log.length, work.freed]).toEqual([done, 1]);
    expect(kinds(2)).toEqual(["progress"]);
  });

  it("does not keep another from going on", async () => {
    const { start, time, kinds, work } = deskOf();
    work.depths = 4;
    start(1, analyse);
    start(2, level);
    await time.slices(4);
    expect(work.log.filter((each) => each.startsWith("level")).length).toBeGreaterThan(1);
    await time.slices(9);
    expect([kinds(1).at(-1), kinds(2).at(-1)]).toEqual(["done", "done"]);
  });

  it("of a finished position is refused", async () => {
    const { start, time, reports } = deskOf();
    start(1, { ...level, record: "over" });
    await time.slices(1);
    expect(reports(1)).toMatchObject([
      { kind: "failed", failure: { reason: "engine", detail: { code: "game-over" } } },
    ]);
  });

  it("tells that the engine died in the middle, and gives its memory no thought", async () => {
    const { start, time, reports, work } = deskOf();
    start(1, analyse);
    await time.slices(2);
    work.failure = EmpikiError.dead();
    await time.slices(2);
    expect(reports(1).at(-1)).toMatchObject({
      kind: "failed",
      failure: { detail: { code: "engine-dead" } },
    });
  });

  it("tells that the engine did not come", async () => {
    const { start, reports } = deskOf(() => Promise.reject(new LoadError("no network")));
    start(1, analyse);
    await settled();
    expect(reports(1)).toEqual([{ kind: "failed", failure: { reason: "load" } }]);
  });
});

it("a proof tells its laps, and the verdict", async () => {
  const { start, time, reports } = deskOf();
  start(1, { kind: "proof", position: "x", turn: "N" });
  await time.slices(6);
  expect(reports(1)).toMatchObject([
    { kind: "progress", progress: { laps: 100, lapsPerSecond: 10_000 } },
    { kind: "done", answer: { verdict: "endless", laps: 300 } },
  ]);
});

describe("a table of endgames", () => {
  const table = (seeds: number) => ({ kind: "table", seeds }) as const;

  it("is made, kept, and used by the searches of Oware from then on", async () => {
    const { start, time, reports, shelf, work } = deskOf();
    start(1, table(12));
    await time.slices(6);
    expect(reports(1).at(-1)).toEqual({
      kind: "done",
      answer: { seeds: 12, bytes: 1, isKept: true },
    });
    expect(shelf.kept).toEqual(Uint8Array.of(12));
    start(2, { ...analyse, record: oware });
    start(3, { ...analyse, record: '[Game "omweso"]' });
    await time.slices(9);
    expect(work.log.filter((each) => each.startsWith("table of"))).toEqual(["table of 12"]);
  });

  it("that was kept is read at the first search of Oware, once", async () => {
    const { start, time, shelf, work } = deskOf();
    shelf.kept = Uint8Array.of(15);
    start(1, { ...strongest, record: oware });
    start(2, { ...strongest, record: oware });
    await time.slices(9);
    expect(work.log.filter((each) => /read|table/.test(each))).toEqual([
      "read",
      "table of 15",
      "table of 15",
    ]);
  });

  it("is not waited for by levels that do not look at it", async () => {
    const { start, time, kinds, shelf, work } = deskOf();
    shelf.kept = Uint8Array.of(15);
    start(1, { ...level, level: 5, record: oware });
    await time.slices(6);
    expect(kinds(1).at(-1)).toBe("done");
    expect(work.log.filter((each) => /read|table/.test(each))).toEqual([]);
  });

  it("leaves nothing behind when it is stopped in the middle", async () => {
    const { desk, start, time, reports, shelf, work } = deskOf();
    start(1, table(12));
    await time.slices(2);
    desk.take({ kind: "stop", id: 1 });
    await time.slices(6);
    expect([shelf.kept, work.freed]).toEqual([null, 1]);
    start(2, { kind: "which-table" });
    await settled();
    expect(reports(2)).toEqual([{ kind: "done", answer: null }]);
  });

  it("is there as long as the desk where the browser keeps nothing", async () => {
    const { start, time, reports, shelf } = deskOf();
    shelf.isRefusing = true;
    start(1, table(12));
    await time.slices(6);
    expect(reports(1).at(-1)).toMatchObject({ answer: { isKept: false } });
    start(2, { kind: "which-table" });
    await settled();
    expect(reports(2)).toEqual([{ kind: "done", answer: { seeds: 12, bytes: 1, isKept: false } }]);
  });

  it("that is damaged is deleted, told, and can be made again", async () => {
    const { start, time, reports, kinds, shelf } = deskOf();
    shelf.kept = new Uint8Array();
    start(1, { ...strongest, record: oware });
    await time.slices(6);
    expect(kinds(1)).toEqual(["notice", "progress", "done"]);
    expect(shelf.kept).toBeNull();
    start(2, table(12));
    await time.slices(6);
    expect(reports(2).at(-1)).toMatchObject({ answer: { seeds: 12, isKept: true } });
  });

  it("gives way to another, and is deleted when nobody wants it", async () => {
    const { start, time, reports, shelf, work } = deskOf();
    start(1, table(12));
    await time.slices(6);
    start(2, table(15));
    await time.slices(6);
    expect([shelf.kept, work.freed]).toEqual([Uint8Array.of(15), 1]);
    start(3, { kind: "forget-table" });
    start(4, { kind: "which-table" });
    await settled();
    expect(reports(4)).toEqual([{ kind: "done", answer: null }]);
    expect([shelf.kept, work.freed]).toEqual([null, 2]);
  });
});

it("a table goes with the engine that has it", async () => {
  const { work, shelf, start, time, works } = deskOf();
  start(1, { kind: "table", seeds: 12 });
  await time.slices(6);
  const fresh = new FakeWork(time);
  works.push(fresh);
  start(2, { ...strongest, record: oware });
  await time.slices(9);
  expect(shelf.kept).not.toBeNull();
  expect(fresh.log.slice(0, 3)).toEqual(["read", "level 6 0 7", "table of 12"]);
  expect(work.log).not.toContain("table of 12");
});

it("a desk that is closed does nothing more", async () => {
  const { desk, start, time, kinds, work } = deskOf();
  work.depths = 1e9;
  start(1, analyse);
  start(2, { kind: "proof", position: "x", turn: "N" });
  await time.slices(2);
  desk.close();
  await time.slices(4);
  expect([kinds(1), kinds(2), work.freed]).toEqual([["progress"], ["progress"], 2]);
});

it("an order of another version puzzles it", () => {
  const { desk, told } = deskOf();
  desk.take(null);
  expect(told).toEqual([{ kind: "puzzled" }]);
});
