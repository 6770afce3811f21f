import { describe, expect, it } from "vitest";
import { FakeShelf } from "./fake-shelf";
import { shaped, text } from "./readers";
import { Slot } from "./slot";
import { Store, type Trouble } from "./store";

function storeOn(shelf: FakeShelf): { store: Store; troubles: Trouble[] } {
  const store = new Store(() => shelf);
  const troubles: Trouble[] = [];
  store.onTrouble((trouble) => troubles.push(trouble));
  return { store, troubles };
}

describe("a store", () => {
  it("gives back what was kept", () => {
    const { store, troubles } = storeOn(new FakeShelf());
    expect(store.write("x", "one")).toBe(true);
    expect(store.read("x")).toBe("one");
    expect(store.read("y")).toBeNull();
    expect(troubles).toEqual([]);
  });

  it("keeps things while the page is there when the browser refuses, and says so once", () => {
    const shelf = new FakeShelf();
    shelf.isForbidden = true;
    const { store, troubles } = storeOn(shelf);
    expect(store.write("x", "one")).toBe(false);
    expect(store.write("x", "two")).toBe(false);
    expect(store.read("x")).toBe("two");
    expect(troubles).toEqual(["refused"]);
  });

  it("breaks nothing when even looking at the storage is refused", () => {
    const store = new Store(() => {
      throw new DOMException("refused", "SecurityError");
    });
    store.write("x", "one");
    expect(store.read("x")).toBe("one");
    expect(store.setAside("x")).toBe(true);
  });

  it("leaves the last good value when there is no room, and tries again", () => {
    const shelf = new FakeShelf();
    const { store, troubles } = storeOn(shelf);
    store.write("x", "good");
    shelf.room = 20;
    const long = "long ".repeat(10);
    expect(store.write("x", long)).toBe(false);
    expect(shelf.entries.get("empiki.x")).toBe("good");
    expect(store.read("x"), "this page goes on").toBe(long);
    expect(troubles).toEqual(["full"]);
    shelf.room = Infinity;
    expect(store.write("x", `${long}!`)).toBe(true);
    expect(new Store(() => shelf).read("x")).toBe(`${long}!`);
  });

  it("sees what another tab could keep after it could not", () => {
    const shelf = new FakeShelf();
    const { store } = storeOn(shelf);
    shelf.room = 0;
    store.write("x", "mine");
    shelf.entries.set("empiki.x", "theirs");
    expect(store.read("x")).toBe("theirs");
  });

  it("tells of trouble from before somebody listened", () => {
    const shelf = new FakeShelf();
    shelf.isForbidden = true;
    const store = new Store(() => shelf);
    store.read("x");
    const troubles: Trouble[] = [];
    store.onTrouble((trouble) => troubles.push(trouble));
    expect(troubles).toEqual(["refused"]);
  });
});

describe("what is set aside", () => {
  it("lies under another name, each under its own", () => {
    const shelf = new FakeShelf({ "empiki.x": "one" });
    const { store, troubles } = storeOn(shelf);
    expect(store.setAside("x")).toBe(true);
    store.write("x", "two");
    store.setAside("x");
    expect(Object.fromEntries(shelf.entries)).toEqual({
      "empiki.aside.x.1": "one",
      "empiki.aside.x.2": "two",
    });
    expect(troubles).toEqual(["aside"]);
  });

  it("is not kept twice when the page went down between the two steps", () => {
    const shelf = new FakeShelf({ "empiki.x": "one", "empiki.aside.x.1": "one" });
    storeOn(shelf).store.setAside("x");
    expect([...shelf.entries.keys()]).toEqual(["empiki.aside.x.1"]);
  });

  it("is not written over while there is no room for it elsewhere", () => {
    const shelf = new FakeShelf({ "empiki.x": "something long" });
    shelf.room = 30;
    const { store, troubles } = storeOn(shelf);
    const slot = new Slot(store, "x", { version: 1, read: shaped({ a: text }) });
    expect(slot.write({ a: "new" })).toBe(false);
    expect(slot.read()).toEqual({ a: "new" });
    expect(slot.write({ a: "newer" })).toBe(false);
    expect(shelf.entries.get("empiki.x")).toBe("something long");
    expect(troubles).toEqual(["full"]);
    shelf.room = Infinity;
    expect(slot.write({ a: "newest" })).toBe(true);
    expect(Object.fromEntries(shelf.entries)).toEqual({
      "empiki.x": '{"a":"newest","version":1}',
      "empiki.aside.x.1": "something long",
    });
  });
});
