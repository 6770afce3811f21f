import { describe, expect, it, vi } from "vitest";
import { TaskClient } from "../worker/client";
import { FakeHands, proofView } from "../worker/fake-world";
import type { Report } from "../worker/protocol";
import { askProof } from "./proof";
import { openThinking } from "./thinking";

const question = { position: "omweso …", turn: "N" };

function ask() {
  const hands = new FakeHands();
  const told = vi.fn();
  const run = askProof(question, told, openThinking(new TaskClient(hands)));
  const [worker] = hands.workers;
  const report = (each: Report<"proof">) =>
    worker?.events.told({ kind: "report", id: 1, report: each as Report });
  return { worker, told, run, report };
}

describe("a question", () => {
  it("is told of until the verdict, and the worker let go then", () => {
    const { worker, told, report } = ask();
    expect(worker?.orders).toEqual([
      { kind: "start", id: 1, request: { kind: "proof", ...question } },
    ]);
    report({ kind: "progress", progress: { laps: 100, lapsPerSecond: 1000 } });
    expect(worker?.isClosed).toBe(false);
    const proof = proofView({ verdict: "ends", laps: 5, length: 5 });
    report({ kind: "done", answer: proof });
    expect(told.mock.calls).toEqual([
      [{ kind: "progress", laps: 100, lapsPerSecond: 1000 }],
      [{ kind: "verdict", proof }],
    ]);
    expect(worker?.isClosed).toBe(true);
  });

  it("is over at once when it is stopped: nothing is told any more", () => {
    const { worker, told, run, report } = ask();
    run.stop();
    expect(worker?.isClosed).toBe(true);
    report({ kind: "done", answer: proofView({ verdict: "ends" }) });
    expect(told).not.toHaveBeenCalled();
  });

  it("fails as its task does", () => {
    const { worker, told, report } = ask();
    report({ kind: "failed", failure: { reason: "version" } });
    expect(told).toHaveBeenCalledWith({ kind: "failed", failure: { reason: "version" } });
    expect(worker?.isClosed).toBe(true);
  });
});
