import { describe, expect, it } from "vitest";
import type { GameId, OptionInfo } from "../../engine/types";
import { en as texts } from "../../i18n/en";
import { readValues, type PlannedGame } from "./plan";
import { summary, valueWords, wordsOf } from "./words";

const number = (key: string, byDefault: number): OptionInfo => ({
  key,
  scope: "play",
  values: [],
  default: String(byDefault),
  range: { min: 1, max: 1_000_000 },
  onlyWith: null,
});

const words = (key: string, values: string): OptionInfo => ({
  key,
  scope: "play",
  values: values.split(" "),
  default: values.split(" ")[0] ?? "",
  range: null,
  onlyWith: null,
});

const game = (id: GameId, ...options: OptionInfo[]): PlannedGame => ({
  id,
  hasLostTurns: true,
  options,
  presets: [],
});

const omweso = game(
  "omweso",
  words("okwesera", "on off"),
  words("reverse.start", "on off"),
  words("reverse.relay", "on off"),
  words("frontCleared", "on off"),
  words("akakyala", "off turns captures"),
  number("matchPoints", 12),
  words("mystery", "yes no"),
);

const told = (of: PlannedGame, text: string) => summary(of, readValues(of, text), texts);

describe("the summary", () => {
  it("says when nothing differs", () => {
    expect(told(omweso, "")).toBe("The default rules");
  });

  it("tells what differs, in the order of the rules", () => {
    expect(told(omweso, "matchPoints=6 okwesera=off")).toBe("No okwesera · to 6 points");
    expect(told(omweso, "matchPoints=1")).toBe("To 1 point");
  });

  it("counts what is too much to tell", () => {
    expect(
      told(omweso, "okwesera=off reverse.start=off reverse.relay=off frontCleared=off"),
    ).not.toContain("more");
    expect(
      told(
        omweso,
        "okwesera=off reverse.start=off reverse.relay=off frontCleared=off akakyala=turns",
      ),
    ).toBe("No okwesera · no reversed first lap · no reversing of relays · 2 more");
  });

  it("calls an option without words by its key", () => {
    expect(told(omweso, "mystery=no")).toBe("Mystery: no");
  });
});

it("writes numbers as they are written, and words as they are said", () => {
  const cap = number("lapCap", 2_000);
  expect(valueWords(wordsOf("omweso", cap, texts), "2000", texts)).toBe("2,000");
  const points = words("akawumbiPoints", "12 6");
  expect(valueWords(wordsOf("omweso", points, texts), "12", texts)).toBe("the whole match");
});

describe("every option with words", () => {
  it.each(Object.entries(texts.options))(
    "%s: has a short phrase for what is not usual",
    (_, text) => {
      expect(text.short).toBeTypeOf("function");
      const values = Object.keys(text.values);
      const phrases = (values.length > 0 ? values : ["7"]).map((value) => text.short?.(value));
      expect(phrases.some((phrase) => phrase !== undefined && phrase !== "")).toBe(true);
    },
  );
});
