import { expect, test } from "vitest";
import { Shared } from "./shared";

function counted() {
  const shared = new Shared<{ name: string; dispose: () => void }>();
  const log: string[] = [];
  const take = (key: string, name = key) =>
    shared.take(key, () => {
      log.push(`${name} made`);
      return { name, dispose: () => log.push(`${name} gone`) };
    });
  return { shared, log, take };
}

test("one is made for all who want the same, and it goes with the last of them", () => {
  const { log, take } = counted();
  const [one, two, other] = [take("a"), take("a"), take("b")];
  expect([one.name, two.name, other.name]).toEqual(["a", "a", "b"]);
  one.dispose();
  expect(log).toEqual(["a made", "b made"]);
  two.dispose();
  expect(log).toEqual(["a made", "b made", "a gone"]);
  take("a");
  expect(log.at(-1)).toBe("a made");
});

test("what is forgotten is made anew, and the old one goes without the new one", () => {
  const { shared, log, take } = counted();
  const old = take("a", "old");
  shared.forget();
  const young = take("a", "young");
  old.dispose();
  expect(log).toEqual(["old made", "young made", "old gone"]);
  expect(take("a", "none").name).toBe("young");
  young.dispose();
  expect(log).not.toContain("young gone");
});

test("what cannot be made leaves nothing behind", () => {
  const { shared, take } = counted();
  const fail = () => {
    throw new Error("no memory");
  };
  expect(() => shared.take("a", fail)).toThrow("no memory");
  expect(take("a").name).toBe("a");
});
