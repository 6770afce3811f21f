import { afterEach, expect, test, vi } from "vitest";
import { measureNow, together } from "./together";

afterEach(() => vi.unstubAllGlobals());

test("all measure before the first writes, without being asked", async () => {
  const steps: string[] = [];
  for (const name of ["a", "b"])
    together(
      () => steps.push(`${name} measures`),
      () => steps.push(`${name} writes`),
    );
  expect(steps).toEqual([]);
  await Promise.resolve();
  expect(steps).toEqual(["a measures", "b measures", "a writes", "b writes"]);
});

test("what is asked for while writing has its turn in the same go", () => {
  const written: string[] = [];
  together(
    () => "first",
    (found) => {
      written.push(found);
      together(
        () => "second",
        (next) => written.push(next),
      );
    },
  );
  measureNow();
  expect(written).toEqual(["first", "second"]);
});

test("what goes wrong in one is told, and the others go on", () => {
  const told = vi.fn();
  vi.stubGlobal("reportError", told);
  const written: string[] = [];
  const fail = (word: string) => () => {
    throw new Error(word);
  };
  const write = (found: string) => written.push(found);
  together(fail("measuring"), write);
  together(() => "unread", fail("writing"));
  together(() => "well", write);
  measureNow();
  expect(written).toEqual(["well"]);
  expect(told.mock.calls.flat().map(String)).toEqual(["Error: measuring", "Error: writing"]);
  together(() => "afterwards", write);
  measureNow();
  expect(written).toEqual(["well", "afterwards"]);
});
