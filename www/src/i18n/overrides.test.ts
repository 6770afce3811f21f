import { describe, expect, it } from "vitest";
import { en } from "./en";
import { replaced, type TextOverrides } from "./overrides";

/** The texts after overrides, and what was refused. */
function withOverrides(overrides: unknown) {
  const refused: string[] = [];
  const texts = replaced(en, overrides as TextOverrides, (path) => refused.push(path));
  return { texts, refused };
}

describe("single texts said in other words", () => {
  it("replaces a text and a function, and nothing else", () => {
    const overrides: TextOverrides = {
      status: { draw: "Remis", toMove: (who) => `Now ${who}` },
    };
    const { texts, refused } = withOverrides(overrides);
    expect(refused).toEqual([]);
    expect(texts.status.draw).toBe("Remis");
    expect(texts.status.toMove("South")).toBe("Now South");
    expect(texts.status.annulled).toBe(en.status.annulled);
    expect(texts.controls).toBe(en.controls);
    expect(en.status.draw).toBe("A draw");
  });

  it("leaves out what has no place or is of another kind, and takes the rest", () => {
    const { texts, refused } = withOverrides({
      status: { darw: "x", draw: () => "x", toMove: "x", annulled: null, wins: undefined },
      controls: "x",
      side: { south: "Salama" },
      constructor: "x",
    });
    expect(refused).toEqual([
      "status.darw",
      "status.draw",
      "status.toMove",
      "status.annulled",
      "controls",
      "constructor",
    ]);
    expect(texts).toEqual({ ...en, side: { ...en.side, south: "Salama" } });
  });

  it("keeps what a language says of itself", () => {
    const { texts, refused } = withOverrides({ lang: "xx", direction: "rtl", isReviewed: false });
    expect(refused).toEqual(["lang", "direction", "isReviewed"]);
    expect(texts).toEqual(en);
  });

  it("is not led to the prototype", () => {
    const { refused } = withOverrides(JSON.parse('{ "__proto__": { "polluted": "x" } }'));
    expect(refused).toEqual(["__proto__"]);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});
