import { expect, it, vi } from "vitest";
import type { LaterParts } from "../screen";
import { writeScreen } from "./write-screen";

const made = vi.hoisted(() => ({ writers: 0 }));

vi.mock("../../session/engine", () => ({ loadEngine: () => Promise.resolve({}) }));
vi.mock("./draft-keeper", () => ({ DraftKeeper: class {} }));
vi.mock("./writer", () => ({
  Writer: class {
    readonly elements = [];
    constructor() {
      made.writers += 1;
    }
  },
}));

const parts = { texts: { write: { title: "" } } } as unknown as LaterParts;

it("nothing is made for somebody who left before the engine came", async () => {
  await expect(writeScreen(parts, AbortSignal.abort())).rejects.toThrow(/abort/i);
  expect(made.writers).toBe(0);
  await writeScreen(parts, new AbortController().signal);
  expect(made.writers).toBe(1);
});
