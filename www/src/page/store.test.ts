import { describe, expect, it } from "vitest";
import { readPreferences } from "./preferences";
import { Store } from "./store";

const refusing = new Store(() => {
  throw new Error("refused");
});

function filled(entries: Readonly<Record<string, string>>): Store {
  const map = new Map(Object.entries(entries));
  return new Store(() => ({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
  }));
}

describe("a store", () => {
  it("gives back what was kept", () => {
    const store = filled({});
    store.write("x", { a: 1 });
    expect(store.read("x")).toEqual({ a: 1 });
  });

  it("breaks nothing when the browser refuses", () => {
    refusing.write("x", 1);
    expect(refusing.read("x")).toBeUndefined();
  });

  it("reads nothing from what is not JSON", () => {
    expect(filled({ "empiki.x": "{" }).read("x")).toBeUndefined();
  });
});

describe("preferences", () => {
  it("keep what is known and take the default for the rest", () => {
    expect(readPreferences({ theme: "dark", counts: "loud", more: 1 })).toEqual({
      theme: "dark",
      counts: "always",
      letters: "on",
      hints: "landing",
      speed: "1",
    });
  });

  it.each([[undefined], [null], ["dark"], [[]]])("may be nothing: %j", (value) => {
    expect(readPreferences(value).theme).toBe("auto");
  });
});
