import { expect, test, vi } from "vitest";
import { Lru } from "./lru";

const numbers = (room: number) => new Lru<string, number>(room, (size) => size);

test("makes a value once", () => {
  const cache = numbers(10);
  const make = vi.fn(() => 4);
  expect(cache.get("a", make)).toBe(4);
  expect(cache.get("a", make)).toBe(4);
  expect(make).toHaveBeenCalledTimes(1);
});

test("lets the least recently used go when there is too much", () => {
  const dropped = vi.fn();
  const cache = new Lru<string, number>(10, (size) => size, dropped);
  const make = vi.fn(() => 4);
  for (const key of ["a", "b", "a", "c"]) cache.get(key, make);
  expect(dropped).toHaveBeenCalledTimes(1);
  make.mockClear();
  cache.get("a", make);
  cache.get("c", make);
  expect(make).not.toHaveBeenCalled();
  cache.get("b", make);
  expect(make).toHaveBeenCalledTimes(1);
});

test("cleared, it lets everything go and has its room again", () => {
  const dropped = vi.fn();
  const cache = new Lru<string, number>(10, (size) => size, dropped);
  for (const key of ["a", "b"]) cache.get(key, () => 4);
  cache.clear();
  expect(dropped).toHaveBeenCalledTimes(2);
  for (const key of ["a", "b"]) cache.get(key, () => 4);
  expect(dropped).toHaveBeenCalledTimes(2);
});

test("keeps what was just asked for, however big", () => {
  const cache = numbers(10);
  expect(cache.get("big", () => 40)).toBe(40);
  const again = vi.fn(() => 40);
  cache.get("big", again);
  expect(again).not.toHaveBeenCalled();
});
