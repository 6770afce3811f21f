import { describe, expect, it, vi } from "vitest";
import { EmpikiError } from "../engine/error";
import type { EngineProof } from "../engine/glue";
import type { ProofView } from "../engine/types";
import { examine, nextSlice } from "./examine";
import { askProof, type ProofReport } from "./proof";
import { PROOF_VERSION, questionIn, reportIn, sent } from "./proof-protocol";

const question = { position: "omweso …", turn: "N" };

const view = (change: Partial<ProofView>): ProofView => ({
  laps: 0,
  verdict: "running",
  length: null,
  period: null,
  after: null,
  branches: 0,
  ...change,
});

describe("the protocol", () => {
  it("carries a question and its version", () => {
    expect(questionIn(sent(question))).toEqual(question);
  });

  it.each([null, 5, "N", {}, question, { ...question, version: 1 }, sent({ position: "" })])(
    "takes %j for no question",
    (message) => {
      expect(questionIn(message)).toBeNull();
    },
  );

  it.each([null, "x", { kind: "progress", laps: 1 }, sent({ kind: "gossip" })])(
    "takes %j for a worker of another version",
    (message) => {
      expect(reportIn(message)).toEqual({ kind: "failed", failure: { reason: "version" } });
    },
  );
});

describe("a turn examined", () => {
  /** Reports of a search that gives these views, each slice taking a millisecond. */
  function reportsOf(...views: ProofView[]) {
    const slices: number[] = [];
    const free = vi.fn();
    const prove = vi.fn(() => search);
    const search: EngineProof = {
      advance: (laps) => {
        slices.push(laps);
        return views.shift() ?? view({ verdict: "unknown" });
      },
      free,
    };
    const reports: ProofReport[] = [];
    let clock = 0;
    examine(
      { prove, proofLimit: 1000 },
      question,
      (each) => reports.push(each),
      () => (clock += 1),
    );
    return { reports, slices, prove, free };
  }

  it("tells how far it has come, then the verdict", () => {
    const last = view({ verdict: "endless", laps: 500, period: 66, after: 12 });
    const { reports } = reportsOf(view({ laps: 100 }), view({ laps: 300 }), last);
    expect(reports).toMatchObject([
      { kind: "progress", laps: 100 },
      { kind: "progress", laps: 300 },
      { kind: "verdict", proof: last },
    ]);
  });

  it("takes longer slices when they are quick, and shorter ones when they are slow", () => {
    const { slices } = reportsOf(view({ laps: 1 }), view({ laps: 2 }));
    expect(slices).toEqual([100_000, 400_000, 1_600_000]);
    expect(nextSlice(1000, 400)).toBe(500);
    expect(nextSlice(1, 100_000)).toBe(1);
  });

  it("goes on to the engine's own limit, and gives its memory back", () => {
    const { prove, free } = reportsOf(view({ laps: 1 }));
    expect(prove).toHaveBeenCalledWith(question.position, question.turn, 1000);
    expect(free).toHaveBeenCalledOnce();
  });

  it("gives the memory back when the search fails", () => {
    const reports: ProofReport[] = [];
    const free = vi.fn();
    const advance = () => {
      throw EmpikiError.of("engine-dead");
    };
    const engine = { prove: () => ({ advance, free }), proofLimit: 1000 };
    examine(engine, question, (each) => reports.push(each));
    expect(reports).toMatchObject([{ kind: "failed", failure: { reason: "engine" } }]);
    expect(free).toHaveBeenCalledOnce();
  });

  it("tells why the engine refused the turn", () => {
    const reports: ProofReport[] = [];
    const prove = () => {
      throw EmpikiError.badTurnText();
    };
    examine({ prove, proofLimit: 1000 }, question, (each) => reports.push(each));
    expect(reports).toMatchObject([
      { kind: "failed", failure: { reason: "engine", detail: { code: "bad-turn" } } },
    ]);
  });
});

describe("a question", () => {
  class FakeWorker {
    readonly postMessage = vi.fn();
    readonly terminate = vi.fn();
    readonly #listeners = new Map<string, (event: unknown) => void>();

    addEventListener(type: string, listener: (event: unknown) => void): void {
      this.#listeners.set(type, listener);
    }

    raise(type: string, data?: unknown): void {
      this.#listeners.get(type)?.({ data });
    }
  }

  function ask() {
    const worker = new FakeWorker();
    const told = vi.fn();
    const run = askProof(question, told, () => worker);
    return { worker, told, run };
  }

  const progress: ProofReport = { kind: "progress", laps: 1, lapsPerSecond: 1 };
  const verdict: ProofReport = { kind: "verdict", proof: view({ verdict: "ends", length: 5 }) };

  it("is sent with its version, and the worker let go after the verdict", () => {
    const { worker, told } = ask();
    expect(worker.postMessage).toHaveBeenCalledWith({ ...question, version: PROOF_VERSION });
    worker.raise("message", sent(progress));
    expect(worker.terminate).not.toHaveBeenCalled();
    worker.raise("message", sent(verdict));
    expect(told.mock.calls).toMatchObject([[progress], [verdict]]);
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it("is over at once when it is stopped: nothing is told any more", () => {
    const { worker, told, run } = ask();
    run.stop();
    expect(worker.terminate).toHaveBeenCalledOnce();
    worker.raise("message", sent(progress));
    worker.raise("error");
    expect(told).not.toHaveBeenCalled();
  });

  it.each(["error", "messageerror"])("fails when the worker does: %s", (type) => {
    const { worker, told } = ask();
    worker.raise(type);
    expect(told).toHaveBeenCalledWith({ kind: "failed", failure: { reason: "load" } });
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it("fails when workers are refused", async () => {
    const told = vi.fn();
    askProof(question, told, () => {
      throw new DOMException("refused", "SecurityError");
    });
    expect(told).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(told).toHaveBeenCalledWith({ kind: "failed", failure: { reason: "load" } });
  });
});
