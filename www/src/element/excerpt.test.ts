import { expect, it } from "vitest";
import { excerpt } from "./excerpt";

it.each(["", "C", "x".repeat(40)])("%j is repeated whole", (text) => {
  expect(excerpt(text)).toBe(text);
});

it("of a long text the beginning is repeated", () => {
  expect(excerpt("x".repeat(10_000_000))).toBe(`${"x".repeat(39)}…`);
});

it("no character is cut in two", () => {
  expect(excerpt(`x${"🌱".repeat(99)}`)).toBe(`x${"🌱".repeat(19)}…`);
});
