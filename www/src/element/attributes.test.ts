import { describe, expect, it } from "vitest";
import { attributeNames, defaults, gameNamed, readAttribute } from "./attributes";
import { allowedValues } from "./refused-value";

describe("readAttribute", () => {
  it("shows the counts of all pits where nothing else is said {#oware-counts-shown}", () => {
    expect(readAttribute("counts", null)).toBe("always");
  });

  it.each(attributeNames)("takes the default for %s when it is not given", (name) => {
    expect(readAttribute(name, null)).toEqual(defaults[name]);
  });

  it.each([
    ["game", "omweso", "omweso"],
    ["moves", "  F a\n B ", ["F", "a", "B"]],
    ["moves", "", []],
    ["ply", "12", 12],
    ["speed", "0.25", 0.25],
    ["speed", "8", 8],
    ["speed", ".5", 0.5],
    ["speed", "instant", "instant"],
    ["flip", "", true],
    ["flip", "off", false],
    ["letters", "off", false],
    ["position", " ", null],
    ["record", " \n ", null],
    ["record", '\n[Game "oware"]', '\n[Game "oware"]'],
    ["south", "human", "human"],
    ["south", "1", 1],
    ["north", "6", 6],
    ["lang", "sw-TZ", "sw-TZ"],
  ] as const)("reads %s=%j", (name, text, value) => {
    expect(readAttribute(name, text)).toEqual(value);
  });

  it.each([
    ["game", "chess"],
    ["ply", "-1"],
    ["ply", "1.5"],
    ["speed", "0.1"],
    ["speed", "9"],
    ["speed", "fast"],
    ["flip", "yes"],
    ["counts", "sometimes"],
    ["theme", "sepia"],
    ["mode", "puzzled"],
    ["south", "0"],
    ["south", ""],
    ["north", "7"],
    ["north", "4.5"],
    ["north", "machine"],
    ["lang", "!"],
  ] as const)("refuses %s=%j", (name, text) => {
    expect(readAttribute(name, text)).toBeUndefined();
  });
});

describe("allowedValues", () => {
  it.each(attributeNames)("says what %s takes, and it does", (name) => {
    const words = allowedValues[name].split(", ").filter((word) => !word.includes("…"));
    for (const word of words) expect(readAttribute(name, word), word).toBeDefined();
  });
});

describe("gameNamed", () => {
  it.each([
    [null, null, "oware"],
    ["omweso", null, "omweso"],
    [null, "bao-kigogo 2x23,0/2x23,0 s", "bao-kigogo"],
    [null, "chess", "oware"],
  ] as const)("of game=%j and position=%j is %s", (game, position, named) => {
    expect(gameNamed({ game, position, record: null })).toBe(named);
  });

  it("of a record wins over the others", () => {
    const others = { game: "omweso", position: null } as const;
    expect(gameNamed({ ...others, record: '[Game "bao-kigogo"]\n1. A' })).toBe("bao-kigogo");
    expect(gameNamed({ ...others, record: '[Variant "Oware Abapa"]' })).toBe("oware");
  });
});
