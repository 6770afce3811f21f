import { describe, expect, it } from "vitest";
import {
  defaultPlan,
  differences,
  hasEffect,
  mistakes,
  presetOf,
  readValues,
  takes,
  writeValues,
  type PlannedGame,
} from "./plan";

const words = (key: string, values: string, scope: "play" | "record" = "play") => ({
  key,
  scope,
  values: values.split(" "),
  default: values.split(" ")[0] ?? "",
  range: null,
  onlyWith: null,
});

const game: PlannedGame = {
  id: "omweso",
  hasLostTurns: true,
  options: [
    words("reverse.start", "on off"),
    words("reverse", "on off"),
    words("setup", "back4 front4 free", "record"),
    {
      key: "setupCap",
      scope: "record",
      values: ["none"],
      default: "10",
      range: { min: 2, max: 32 },
      onlyWith: { key: "setup", value: "free" },
    },
    {
      key: "matchPoints",
      scope: "record",
      values: [],
      default: "12",
      range: { min: 1, max: 1000 },
      onlyWith: null,
    },
  ],
  presets: [
    { id: "standard", options: "" },
    { id: "tournament", options: "setup=free" },
    { id: "short", options: "matchPoints=6 setup=free" },
  ],
};

const option = (key: string) => {
  const found = game.options.find((each) => each.key === key);
  if (!found) throw new Error(key);
  return found;
};

const written = (text: string) => writeValues(game, readValues(game, text));

describe("a plan's options", () => {
  it("are written without defaults, sorted by key", () => {
    expect(written("setup=free reverse.start=off matchPoints=6")).toBe(
      "matchPoints=6 reverse.start=off setup=free",
    );
    expect(written("setup=back4 matchPoints=12")).toBe("");
    // By key, as the notation sorts them, not by what is written.
    expect(written("reverse.start=off reverse=off")).toBe("reverse=off reverse.start=off");
  });

  it("leave out what is unknown or no value", () => {
    expect(written("matchPoints=0 matchPoints=x setup=nowhere what=ever okwesera")).toBe("");
    expect(written("matchPoints=007")).toBe("");
  });

  it("leave out what has no effect, and have it again with its condition", () => {
    expect(written("setupCap=8")).toBe("");
    expect(written("setupCap=8 setup=free")).toBe("setup=free setupCap=8");
    expect(hasEffect(game, option("setupCap"), readValues(game, "setup=front4"))).toBe(false);
    expect(hasEffect(game, option("setupCap"), readValues(game, "setup=free"))).toBe(true);
  });

  it("come back as they were", () => {
    const text = "matchPoints=6 reverse.start=off setup=free setupCap=none";
    expect(written(text)).toBe(text);
  });
});

describe("an option", () => {
  it("takes its words and the numbers of its range", () => {
    const takesOf = (key: string) => (value: string) => takes(option(key), value);
    expect(["2", "32", "none", "10"].filter(takesOf("setupCap"))).toHaveLength(4);
    expect(["1", "33", "", "2.5", "-3", "1e1", "02"].filter(takesOf("setupCap"))).toEqual([]);
    expect(takesOf("setup")("free")).toBe(true);
    expect(takesOf("setup")("")).toBe(false);
  });
});

describe("presets", () => {
  const found = (text: string) => presetOf(game, readValues(game, text))?.id;

  it("are known by their options, in whatever order", () => {
    expect(found("")).toBe("standard");
    expect(found("setup=free")).toBe("tournament");
    expect(found("setup=free matchPoints=6")).toBe("short");
  });

  it("are not affected by what has no effect", () => {
    expect(found("setupCap=5")).toBe("standard");
    expect(found("setupCap=5 setup=free")).toBeUndefined();
  });
});

it("tells what differs, in the order of the rules", () => {
  const values = readValues(game, "setup=free reverse.start=off setupCap=none");
  expect(differences(game, values).map(({ key }) => key)).toEqual([
    "reverse.start",
    "setup",
    "setupCap",
  ]);
});

it("finds the values that cannot be used, if they have an effect", () => {
  const values = new Map([
    ["matchPoints", "0"],
    ["setupCap", "99"],
  ]);
  expect(mistakes(game, values).map(({ key }) => key)).toEqual(["matchPoints"]);
  values.set("setup", "free");
  expect(mistakes(game, values).map(({ key }) => key)).toEqual(["setupCap", "matchPoints"]);
});

it("begins with nothing changed", () => {
  expect(defaultPlan("oware")).toEqual({
    game: "oware",
    options: "",
    mode: "classical",
    names: { south: "", north: "" },
    isTaught: false,
  });
});
