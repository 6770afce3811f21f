import { describe, expect, it, vi } from "vitest";
import { TaskClient } from "../worker/client";
import { FakeHands, thought } from "../worker/fake-world";
import type { Report } from "../worker/protocol";
import { seekHint } from "./hint";
import { openThinking } from "./thinking";

function seek() {
  const hands = new FakeHands();
  const told = vi.fn();
  const thinking = openThinking(new TaskClient(hands));
  const task = seekHint(thinking, { record: "x", ply: 3 }, told);
  const report = (report: Report) =>
    hands.workers[0]?.events.told({ kind: "report", id: 1, report });
  return { task, told, report, hands };
}

describe("a hint", () => {
  it("is the first line of a short search", () => {
    const { told, report, hands } = seek();
    expect(hands.workers[0]?.orders).toMatchObject([
      { request: { kind: "analyse", lines: 1, millis: 700, ply: 3 } },
    ]);
    report({ kind: "progress", progress: thought(1) });
    expect(told).not.toHaveBeenCalled();
    report({ kind: "done", answer: thought(4, { isOver: true }) });
    expect(told).toHaveBeenCalledWith({
      kind: "found",
      line: { turns: ["A", "d"], worth: { seeds: 4, proved: null } },
    });
  });

  it("may not be found in time", () => {
    const { told, report } = seek();
    report({ kind: "done", answer: thought(0, { isOver: true, lines: [] }) });
    expect(told).toHaveBeenCalledWith({ kind: "found", line: null });
  });

  it("fails as its search does", () => {
    const { told, report } = seek();
    report({ kind: "failed", failure: { reason: "version" } });
    expect(told).toHaveBeenCalledWith({ kind: "failed", failure: { reason: "version" } });
  });

  it("that is not wanted any more is not told", () => {
    const { task, told, report } = seek();
    task.stop();
    report({ kind: "done", answer: thought(4, { isOver: true }) });
    expect(told).not.toHaveBeenCalled();
  });
});
