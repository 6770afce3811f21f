import { describe, expect, it, vi } from "vitest";
import type { Sequence } from "../session/state";
import { LineShow } from "./line-show";

const board = { pits: [1], stores: [0, 0] as [number, number] };
const sequence = (): Sequence => ({ before: board, steps: [], after: board, mover: "south" });

function lineOf(...sequences: Sequence[]) {
  const timers = new Set<() => void>();
  const after = (_: number, work: () => void) => {
    timers.add(work);
    return () => timers.delete(work);
  };
  const [show, over] = [vi.fn(), vi.fn()];
  const line = new LineShow(sequences, { show, after, over });
  const wait = () => {
    for (const work of [...timers]) {
      timers.delete(work);
      work();
    }
  };
  return { line, show, over, wait };
}

describe("a line to look at", () => {
  it("shows turn after turn, and is over a moment after the last", () => {
    const turns = [sequence(), sequence()];
    const { line, show, over, wait } = lineOf(...turns);
    line.begin();
    expect(show).toHaveBeenCalledTimes(1);
    line.shown();
    wait();
    expect(show.mock.calls).toEqual(turns.map((turn) => [turn]));
    line.shown();
    expect(over).not.toHaveBeenCalled();
    wait();
    expect(over).toHaveBeenCalledOnce();
  });

  it("is over at once when it is ended, while a turn is shown or between two", () => {
    const { line, show, over, wait } = lineOf(sequence(), sequence());
    line.begin();
    line.shown();
    line.end();
    line.end();
    wait();
    line.shown();
    wait();
    expect([show.mock.calls.length, over.mock.calls.length]).toEqual([1, 1]);
  });

  it("of no turns is over at once", () => {
    const { line, over } = lineOf();
    line.begin();
    expect(over).toHaveBeenCalledOnce();
  });
});
