import { expect, it } from "vitest";
import { RoundClock } from "./round-clock";

/** A clock in a world of its own, where time passes only when it is told to. */
function made() {
  const world = { now: 0, isVisible: true, isFree: true };
  const ticks = new Set<() => void>();
  const listeners = new Set<() => void>();
  const told: (string | number)[] = [];
  let seconds = 0;
  const clock = new RoundClock(
    {
      isFree: () => world.isFree,
      show: (left) => (seconds = left),
      warn: (left) => told.push(left),
      end: () => told.push("end"),
    },
    {
      now: () => world.now,
      isVisible: () => world.isVisible,
      every(_, work) {
        ticks.add(work);
        return () => ticks.delete(work);
      },
      onVisibility(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  );
  const pass = (millis: number) => {
    for (let gone = 0; gone < millis; gone += 200) {
      world.now += 200;
      for (const work of [...ticks]) work();
    }
  };
  return {
    clock,
    world,
    told,
    pass,
    seconds: () => seconds,
    isWatching: () => ticks.size + listeners.size > 0,
    turnVisible: (isVisible: boolean) => {
      world.isVisible = isVisible;
      for (const listener of [...listeners]) listener();
    },
  };
}

it("goes only while a question is open", () => {
  const { clock, pass, seconds, isWatching } = made();
  expect(seconds(), "all the time is shown before it goes").toBe(60);
  pass(5000);
  clock.go();
  pass(3000);
  expect(seconds()).toBe(57);
  clock.stand();
  expect(isWatching()).toBe(false);
  pass(30_000);
  expect(seconds()).toBe(57);
  clock.go();
  pass(1000);
  expect(seconds()).toBe(56);
});

it("stands while nobody can see the question", () => {
  const { clock, world, pass, seconds, turnVisible } = made();
  clock.go();
  pass(2000);
  turnVisible(false);
  pass(20_000);
  turnVisible(true);
  world.isFree = false;
  pass(20_000);
  world.isFree = true;
  pass(2000);
  expect(seconds()).toBe(56);
});

it("says once that the end is near, and ends once", () => {
  const { clock, pass, told, seconds, isWatching } = made();
  clock.go();
  pass(49_000);
  expect(told).toEqual([]);
  pass(1000);
  expect(told).toEqual([10]);
  clock.stand();
  clock.go();
  pass(9000);
  expect(told).toEqual([10]);
  pass(3000);
  expect(told).toEqual([10, "end"]);
  expect([seconds(), isWatching()]).toEqual([0, false]);
});
