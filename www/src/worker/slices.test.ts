import { describe, expect, it, vi } from "vitest";
import { FakeTime } from "./fake-world";
import { Pace, Slices, Throttle, type Job } from "./slices";

/** A job that is over after so many slices. */
function jobOf(name: string, slices: number, log: string[]) {
  let left = slices;
  const advance = () => {
    log.push(name);
    left -= 1;
    return left === 0;
  };
  const settle = () => void (left = 1);
  return { advance, settle, free: vi.fn<() => void>() } satisfies Job;
}

describe("jobs in slices", () => {
  it("have their turns one after the other, with a breath between", async () => {
    const time = new FakeTime();
    const slices = new Slices(time);
    const log: string[] = [];
    slices.add(jobOf("a", 3, log));
    slices.add(jobOf("b", 2, log));
    await time.slices(1);
    expect(log).toEqual(["a"]);
    await time.slices(9);
    expect(log).toEqual(["a", "b", "a", "b", "a"]);
  });

  it("give back what they hold when they are over or removed, once", async () => {
    const time = new FakeTime();
    const slices = new Slices(time);
    const [short, long] = [jobOf("a", 1, []), jobOf("b", 99, [])];
    slices.add(short);
    slices.add(long);
    await time.slices(2);
    slices.remove(short);
    slices.remove(long);
    slices.remove(long);
    await time.slices(3);
    expect(short.free).toHaveBeenCalledOnce();
    expect(long.free).toHaveBeenCalledOnce();
  });

  it("begin again after a rest", async () => {
    const time = new FakeTime();
    const slices = new Slices(time);
    const log: string[] = [];
    slices.add(jobOf("a", 1, log));
    await time.slices(3);
    slices.add(jobOf("b", 1, log));
    await time.slices(3);
    expect(log).toEqual(["a", "b"]);
  });
});

describe("the pace", () => {
  it("takes more when a slice was quick, never more than four times as much", () => {
    const pace = new Pace(100, 10);
    pace.took(5);
    expect(pace.amount).toBe(200);
    pace.took(0);
    expect(pace.amount).toBe(800);
  });

  it("takes less when a slice was slow, and never nothing", () => {
    const pace = new Pace(100, 10);
    pace.took(40);
    expect(pace.amount).toBe(25);
    pace.took(100_000);
    expect(pace.amount).toBe(1);
  });

  it("stays within 32 bits", () => {
    const pace = new Pace(1, 10);
    for (let slice = 0; slice < 40; slice += 1) pace.took(0);
    expect(pace.amount).toBeLessThan(2 ** 31);
  });
});

it("progress is told at once, and then ten times a second", () => {
  let now = 0;
  const throttle = new Throttle(() => now);
  const due = [0, 50, 99, 100, 150, 210].map((millis) => {
    now = millis;
    return throttle.isDue;
  });
  expect(due).toEqual([true, false, false, true, false, true]);
});
