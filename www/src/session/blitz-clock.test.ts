import { describe, expect, it } from "vitest";
import { BlitzClock, blitzMillis, longestLookMillis } from "./blitz-clock";

/** A clock, and a time that goes only when it is told to; the clock is looked at every 100 ms of it. */
function clockAt(start = 5000) {
  let now = start;
  const clock = new BlitzClock(() => now);
  const jump = (millis: number) => {
    now += millis;
  };
  const pass = (millis: number) => {
    for (let gone = 0; gone < millis; gone += 100) {
      jump(Math.min(100, millis - gone));
      clock.look();
    }
  };
  return { clock, jump, pass };
}

describe("the clock of blitz", () => {
  it("has all the time before it runs", () => {
    const { clock, pass } = clockAt();
    pass(10_000);
    expect(clock.look()).toBe(blitzMillis);
    expect(clock.isRunning).toBe(false);
  });

  it("runs down to nothing, and no further", () => {
    const { clock, pass } = clockAt();
    clock.run();
    pass(2900);
    expect(clock.look()).toBe(100);
    pass(100);
    expect(clock.look()).toBe(0);
    pass(500);
    expect(clock.look()).toBe(0);
  });

  it("may be of another length", () => {
    const clock = new BlitzClock(() => 0, 60_000);
    expect(clock.look()).toBe(60_000);
  });

  it("counts to the very moment in which it is stopped", () => {
    const { clock, jump } = clockAt();
    clock.run();
    jump(70);
    clock.stand();
    expect(clock.look()).toBe(blitzMillis - 70);
  });

  it("stands still meanwhile, and goes on with what was left", () => {
    const { clock, pass } = clockAt();
    clock.run();
    pass(1200);
    clock.stand();
    pass(60_000);
    clock.run();
    expect(clock.look()).toBe(1800);
    pass(300);
    expect(clock.look()).toBe(1500);
  });

  it("is not started anew by being told again that it runs", () => {
    const { clock, jump } = clockAt();
    clock.run();
    jump(400);
    clock.run();
    expect(clock.look()).toBe(blitzMillis - 400);
  });

  it.each([longestLookMillis + 1, 3_600_000])("does not count %d ms that nobody saw", (gap) => {
    const { clock, jump, pass } = clockAt();
    clock.run();
    pass(500);
    jump(gap);
    expect(clock.look()).toBe(2500);
    pass(500);
    expect(clock.look()).toBe(2000);
  });

  it("does not count a gap that is found when it is stopped", () => {
    const { clock, jump } = clockAt();
    clock.run();
    jump(longestLookMillis + 1);
    clock.stand();
    expect(clock.look()).toBe(blitzMillis);
  });

  it("gives nothing back when the time goes backwards", () => {
    const { clock, jump, pass } = clockAt();
    clock.run();
    pass(500);
    jump(-400);
    expect(clock.look()).toBe(2500);
  });

  it("gives each turn all the time", () => {
    const { clock, pass } = clockAt();
    clock.run();
    pass(3000);
    clock.reset();
    expect(clock.isRunning).toBe(false);
    expect(clock.look()).toBe(blitzMillis);
  });
});
