import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LoadError } from "../session/engine";
import { onceGone, onDemand } from "./on-demand";
import type { Notice, Notices } from "./notices";

function fetching() {
  const told: Notice[] = [];
  const leaving = new AbortController();
  const notices = { tell: (notice: Notice) => told.push(notice) } as unknown as Notices;
  return { told, leaving, parts: { notices, gone: leaving.signal } };
}

const fail = (error: Error) => (): never => {
  throw error;
};
const failLater = (error: Error) => () => Promise.reject(error);

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe("a part that is fetched", () => {
  it("is used once it is there", async () => {
    const { told, parts } = fetching();
    const used: number[] = [];
    expect(
      await onDemand(
        parts,
        () => Promise.resolve(1),
        (part) => used.push(part),
      ),
    ).toBe(true);
    expect([used, told]).toEqual([[1], []]);
  });

  it("is told when it does not come", async () => {
    const { told, parts } = fetching();
    const module = new TypeError("Failed to fetch dynamically imported module: ./x.js");
    for (const error of [new LoadError("no engine"), module]) {
      expect(await onDemand(parts, failLater(error), () => undefined)).toBe(false);
    }
    expect(told).toEqual(["notLoaded", "notLoaded"]);
  });

  it("is told apart from one that came and failed", async () => {
    const { told, parts } = fetching();
    const error = new TypeError("undefined is not a function");
    expect(await onDemand(parts, () => Promise.resolve(1), fail(error))).toBe(false);
    expect(await onDemand(parts, failLater(error), () => undefined)).toBe(false);
    expect(told).toEqual(["failed", "failed"]);
  });

  it("is neither used nor told of once its screen has gone", async () => {
    const { told, leaving, parts } = fetching();
    const used: number[] = [];
    leaving.abort();
    await onDemand(
      parts,
      () => Promise.resolve(1),
      (part) => used.push(part),
    );
    await onDemand(parts, failLater(new LoadError("no engine")), () => undefined);
    expect([used, told]).toEqual([[], []]);
  });
});

it("what is to happen when a screen goes happens once, at once when it has gone before", () => {
  const { leaving, parts } = fetching();
  const done: string[] = [];
  onceGone(parts.gone, () => done.push("then"));
  expect(done).toEqual([]);
  leaving.abort();
  onceGone(parts.gone, () => done.push("at once"));
  expect(done).toEqual(["then", "at once"]);
});
