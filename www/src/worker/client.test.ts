import { describe, expect, it, vi } from "vitest";
import { handOf, laterHand, TaskClient, type HandEvents } from "./client";
import { FakeHands, settled, thought } from "./fake-world";
import { deathFailure, PROTOCOL_VERSION, sent, type Report } from "./protocol";

const analyse = { kind: "analyse", record: "x", ply: 0, lines: 1 } as const;

function clientOf() {
  const hands = new FakeHands();
  const client = new TaskClient(hands);
  const lease = client.lease();
  const reports: Report[] = [];
  const start = (from = lease) => from.start(analyse, (report) => reports.push(report));
  const report = (id: number, report: Report, hand = hands.workers[0]) =>
    hand?.events.told({ kind: "report", id, report });
  return { hands, client, lease, reports, start, report };
}

const progress: Report = { kind: "progress", progress: thought(1) };
const done: Report = { kind: "done", answer: thought(3, { isOver: true }) };
const failed = (failure: Extract<Report, { kind: "failed" }>["failure"]): Report => ({
  kind: "failed",
  failure,
});

describe("the page's worker", () => {
  it("starts with the first task, one for everybody", () => {
    const { hands, client, start } = clientOf();
    expect(hands.workers).toHaveLength(0);
    start();
    start(client.lease());
    expect(hands.workers).toHaveLength(1);
    expect(hands.workers[0]?.orders).toEqual([
      { kind: "start", id: 1, request: analyse },
      { kind: "start", id: 2, request: analyse },
    ]);
  });

  it("goes with the last lease", () => {
    const { hands, client, lease, start } = clientOf();
    const other = client.lease();
    start();
    start(other);
    lease.release();
    expect(hands.workers[0]?.orders.at(-1)).toEqual({ kind: "stop", id: 1 });
    expect(hands.workers[0]?.isClosed).toBe(false);
    other.release();
    expect(hands.workers[0]?.isClosed).toBe(true);
    start(client.lease());
    expect(hands.workers).toHaveLength(2);
  });

  it("does nothing for a lease that was given up", () => {
    const { hands, lease, start, reports } = clientOf();
    lease.release();
    start().stop();
    expect([hands.workers, reports]).toEqual([[], []]);
  });
});

describe("a task", () => {
  it("is told of until its answer", () => {
    const { reports, start, report } = clientOf();
    start();
    report(1, progress);
    report(1, done);
    report(1, progress);
    expect(reports).toEqual([progress, done]);
  });

  it("that is stopped is told of no more", () => {
    const { hands, reports, start, report } = clientOf();
    const task = start();
    task.stop();
    task.stop();
    report(1, progress);
    report(1, done);
    expect(reports).toEqual([]);
    expect(hands.workers[0]?.orders.filter(({ kind }) => kind === "stop")).toHaveLength(1);
  });

  it("may be settled, and is told of as ever", () => {
    const { hands, reports, start, report } = clientOf();
    start().settle();
    report(1, done);
    expect(hands.workers[0]?.orders.at(-1)).toEqual({ kind: "settle", id: 1 });
    expect(reports).toEqual([done]);
  });
});

describe("where a worker", () => {
  it("is refused, the same is done on this thread", () => {
    const { hands, reports, start, report } = clientOf();
    hands.isRefusing = true;
    start();
    expect(hands.own[0]?.orders).toEqual([{ kind: "start", id: 1, request: analyse }]);
    report(1, done, hands.own[0]);
    expect(reports).toEqual([done]);
  });

  it("does not start, everything is begun on this thread", () => {
    const { hands, reports, start } = clientOf();
    start().settle();
    start().stop();
    hands.workers[0]?.events.lost();
    expect(hands.workers[0]?.isClosed).toBe(true);
    expect(hands.own[0]?.orders.map(({ kind, id }) => [kind, id])).toEqual([
      ["start", 1],
      ["settle", 1],
    ]);
    expect(reports).toEqual([]);
  });

  it("has no engine, this thread has one", () => {
    const { hands, reports, start, report } = clientOf();
    start();
    hands.workers[0]?.events.told({ kind: "ready" });
    report(1, failed({ reason: "load" }));
    expect(hands.own[0]?.orders).toHaveLength(1);
    report(1, failed({ reason: "load" }), hands.own[0]);
    expect(reports).toEqual([failed({ reason: "load" })]);
  });

  it("dies in the middle, its tasks fail, and the next has a fresh one", () => {
    const { hands, reports, start, report } = clientOf();
    start();
    start();
    report(1, progress);
    hands.workers[0]?.events.lost();
    expect(reports).toEqual([progress, failed(deathFailure()), failed(deathFailure())]);
    expect(hands.workers[0]?.isClosed).toBe(true);
    start();
    expect(hands.workers).toHaveLength(2);
    report(3, progress);
    expect(reports, "the dead are not heard").toHaveLength(3);
  });

  it("has an engine that dies, everybody is told, and the next has a fresh one", () => {
    const { hands, reports, start, report } = clientOf();
    start();
    start();
    report(2, failed(deathFailure()));
    expect(reports).toEqual([failed(deathFailure()), failed(deathFailure())]);
    start();
    expect(hands.workers).toHaveLength(2);
  });

  it.each([null, { kind: "puzzled" } as const])(
    "speaks another version (%j), that is told",
    (told) => {
      const { hands, reports, start } = clientOf();
      start();
      hands.workers[0]?.events.told(told);
      expect(reports).toEqual([failed({ reason: "version" })]);
      expect(hands.workers[0]?.isClosed).toBe(true);
    },
  );

  it("and this thread's code fail to come, that is told", () => {
    const { hands, reports, start } = clientOf();
    hands.isRefusing = true;
    start();
    hands.own[0]?.events.lost();
    expect(reports).toEqual([failed({ reason: "load" })]);
  });
});

describe("a worker as a hand", () => {
  it("is sent the engine and orders with their version, and heard", async () => {
    const listeners = new Map<string, (event: unknown) => void>();
    const worker = {
      postMessage: vi.fn(),
      terminate: vi.fn(),
      addEventListener: (type: string, listener: (event: unknown) => void) =>
        void listeners.set(type, listener),
    };
    const events = { told: vi.fn(), lost: vi.fn() } satisfies HandEvents;
    const engine = {} as WebAssembly.Module;
    const hand = handOf(worker, Promise.resolve(engine), events);
    hand.send({ kind: "stop", id: 4 });
    expect(worker.postMessage).toHaveBeenCalledWith({
      kind: "stop",
      id: 4,
      version: PROTOCOL_VERSION,
    });
    await vi.waitFor(() =>
      expect(worker.postMessage).toHaveBeenCalledWith(sent({ kind: "engine", module: engine })),
    );
    listeners.get("message")?.({ data: sent({ kind: "ready" }) });
    listeners.get("message")?.({ data: "?" });
    expect(events.told.mock.calls).toEqual([[sent({ kind: "ready" })], [null]]);
    listeners.get("error")?.({});
    listeners.get("messageerror")?.({});
    expect(events.lost).toHaveBeenCalledTimes(2);
    hand.close();
    expect(worker.terminate).toHaveBeenCalledOnce();
  });
});

describe("a hand on its way", () => {
  const stop = { kind: "stop", id: 1 } as const;

  it("gets the orders that came before it", async () => {
    const later = { send: vi.fn(), close: vi.fn() };
    const hand = laterHand(() => Promise.resolve(later), vi.fn());
    hand.send(stop);
    expect(later.send).not.toHaveBeenCalled();
    await settled();
    hand.send({ ...stop, id: 2 });
    expect(later.send.mock.calls).toEqual([[stop], [{ ...stop, id: 2 }]]);
  });

  it("is closed when it comes too late", async () => {
    const later = { send: vi.fn(), close: vi.fn() };
    const hand = laterHand(() => Promise.resolve(later), vi.fn());
    hand.send(stop);
    hand.close();
    await settled();
    expect(later.send).not.toHaveBeenCalled();
    expect(later.close).toHaveBeenCalledOnce();
  });

  it("is lost when it does not come", async () => {
    const lost = vi.fn();
    laterHand(() => Promise.reject(new TypeError("network")), lost);
    await settled();
    expect(lost).toHaveBeenCalledOnce();
  });
});
