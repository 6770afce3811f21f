import { describe, expect, it } from "vitest";
import { isBoardKey, isPress, keyIntent } from "./keys";

const press = (
  key: string,
  held: Partial<Record<"ctrlKey" | "metaKey" | "altKey" | "shiftKey", boolean>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe("keyIntent", () => {
  it.each([
    [press("z", { ctrlKey: true }), "undo"],
    [press("z", { metaKey: true }), "undo"],
    [press("Z", { ctrlKey: true, shiftKey: true }), "redo"],
    [press("."), "forward"],
    [press(","), "back"],
    [press("0"), "pause"],
    [press("?", { shiftKey: true }), "keys"],
  ] as const)("knows %j", (event, intent) => {
    expect(keyIntent(event, false)).toBe(intent);
  });

  it("skips the showing with Esc, and leaves Esc to the board otherwise", () => {
    expect(keyIntent(press("Escape"), true)).toBe("skip");
    expect(keyIntent(press("Escape"), false)).toBeNull();
  });

  it.each(["a", "Z", "Enter", " ", "ArrowLeft", "Tab"])("leaves %j to the board", (key) => {
    expect(keyIntent(press(key), false)).toBeNull();
  });

  it("leaves other shortcuts to the browser", () => {
    expect(keyIntent(press("0", { ctrlKey: true }), false)).toBeNull();
    expect(keyIntent(press(".", { altKey: true }), false)).toBeNull();
  });
});

describe("keys of the board", () => {
  it.each(["Enter", " ", "ArrowUp", "Home", "m", "M"])("%j is one", (key) => {
    expect(isBoardKey(press(key))).toBe(true);
  });

  it.each(["Tab", "Shift", "F5", "Escape"])("%j is none", (key) => {
    expect(isBoardKey(press(key))).toBe(false);
  });

  it("sow with Enter and Space only", () => {
    expect(["Enter", " ", "m"].map((key) => isPress(press(key)))).toEqual([true, true, false]);
  });
});
