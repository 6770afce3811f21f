import { expect, it } from "vitest";
import { en } from "./en";

const { levels, levelTitle } = en.opponents;

it("every level has a name and a sentence", () => {
  expect(levels).toHaveLength(6);
  for (const { name, about } of levels) {
    expect(name).not.toBe("");
    expect(about).toMatch(/\.$/);
  }
});

it("a level is titled by its number and its name", () => {
  expect(levelTitle(3)).toBe("Level 3 · Villager");
});
