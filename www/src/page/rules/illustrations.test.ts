import { describe, expect, it } from "vitest";
import baoKigogo from "../../../../tests/fixtures/bao-kigogo-examples.json";
import omweso from "../../../../tests/fixtures/omweso-examples.json";
import oware from "../../../../tests/fixtures/oware-examples.json";
import baoKigogoRules from "../../../rules/bao-kigogo.md?rules";
import omwesoRules from "../../../rules/omweso.md?rules";
import owareRules from "../../../rules/oware.md?rules";
import { illustrations } from "./illustrations";
import { standingOf } from "./standing";

// The engine's tests replay every example.
const examples = { omweso, oware, "bao-kigogo": baoKigogo };
const rules = { omweso: omwesoRules, oware: owareRules, "bao-kigogo": baoKigogoRules };

const games = ["omweso", "oware", "bao-kigogo"] as const;

describe.each(games)("the illustrations of %s", (game) => {
  it.each(illustrations[game])("$rule shows a worked example", ({ rule, position, move }) => {
    const replayed = examples[game].map((example) => [example.before, example.move ?? null]);
    expect(replayed).toContainEqual([position, move]);
    expect(rules[game]).toContain(`id="${rule}"`);
  });

  it("stand in the order of the rules", () => {
    const places = illustrations[game].map(({ rule }) => rules[game].indexOf(`id="${rule}"`));
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });
});

describe.each(games)("what stands on less than the sources’ agreement in %s", (game) => {
  it.each(Object.keys(standingOf[game]))("%s is a sentence of the rules", (id) => {
    expect(rules[game]).toContain(`id="${id}"`);
  });
});

describe.each(games)("the text of %s", (game) => {
  it("has no mark left that is not an id", () => {
    expect(rules[game]).not.toMatch(/\{#|\{later\}/);
  });
});
