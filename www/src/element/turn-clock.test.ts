import { describe, expect, it } from "vitest";
import { TurnClock, type ClockHost, type ClockSituation } from "./turn-clock";

/** A clock in a world of its own, where time passes only when it is told to. */
function made() {
  let now = 0;
  let isVisible = true;
  let isBoardFree = true;
  let work: (() => void) | null = null;
  let listener: (() => void) | null = null;
  const told: string[] = [];
  let left: number | null = null;
  const host: ClockHost = {
    isBoardFree: () => isBoardFree,
    lose: () => told.push("lose"),
    warn: () => told.push("warn"),
    show: (face) => {
      left = face?.left ?? null;
    },
  };
  const clock = new TurnClock(host, {
    now: () => now,
    isVisible: () => isVisible,
    every(_, tick) {
      work = tick;
      return () => {
        work = null;
      };
    },
    onVisibility(change) {
      listener = change;
      return () => {
        listener = null;
      };
    },
  });
  return {
    clock,
    told,
    left: () => left,
    isTicking: () => work !== null,
    /** Time passes and the clock is looked at, as the browser does it. */
    pass: (millis: number) => {
      for (let gone = 0; gone < millis; gone += 100) {
        now += 100;
        work?.();
      }
    },
    /** Time passes, and nothing runs. */
    sleep: (millis: number) => {
      now += millis;
    },
    see: (visible: boolean) => {
      isVisible = visible;
      listener?.();
    },
    cover: (isCovered: boolean) => {
      isBoardFree = !isCovered;
    },
  };
}

const at = (turns: string[], isAwaited = true): ClockSituation => ({
  isTimed: true,
  isAwaited,
  turns,
});

/** A game that was opened, and whose clock was started. */
function started(turns: string[] = []) {
  const all = made();
  all.clock.open(at(turns));
  all.clock.start();
  return all;
}

describe("the clock of a game", () => {
  it("is started by hand, for the first turn and for a game that goes on", () => {
    const { clock, told, pass, left } = made();
    clock.open(at([]));
    expect(clock.waiting).toBe("first");
    pass(60_000);
    expect(told).toEqual([]);
    expect(left()).toBeNull();
    clock.open(at(["K"]));
    expect(clock.waiting).toBe("again");
    clock.start();
    expect(clock.waiting).toBeNull();
    expect(left()).toBe(3000);
  });

  it("runs out after three seconds, and is heard in the last", () => {
    const { told, pass } = started();
    pass(1900);
    expect(told).toEqual([]);
    pass(100);
    expect(told).toEqual(["warn"]);
    pass(900);
    expect(told).toEqual(["warn", "warn"]);
    pass(100);
    expect(told).toEqual(["warn", "warn", "lose"]);
  });

  it("stands once a pit is chosen, and gives the next turn all the time", () => {
    const { clock, told, pass, left } = started();
    pass(2000);
    clock.follow(at(["K"], false));
    expect(left(), "not to be seen while seeds are sown").toBeNull();
    pass(60_000);
    clock.follow(at(["K"]));
    expect(left()).toBe(3000);
    pass(2900);
    expect(told).not.toContain("lose");
  });

  it("goes on with what was left when a choice is taken back", () => {
    const { clock, pass, left } = started();
    pass(2000);
    clock.follow(at([], false));
    pass(5000);
    clock.follow(at([]));
    expect(left()).toBe(1000);
  });

  it("stands in a hidden tab, whatever the browser still runs there", () => {
    const { told, pass, see, left } = started();
    pass(1000);
    see(false);
    pass(60_000);
    expect(told).toEqual([]);
    see(true);
    expect(left()).toBe(2000);
    pass(2000);
    expect(told).toContain("lose");
  });

  it("does not count what a sleeping machine slept", () => {
    const { told, pass, sleep, left } = started();
    pass(1000);
    sleep(8 * 3_600_000);
    pass(100);
    expect(left()).toBe(2000);
    expect(told).toEqual([]);
  });

  it("stands while something lies over the board", () => {
    const { pass, cover, left } = started();
    pass(1000);
    cover(true);
    pass(10_000);
    expect(left()).toBeGreaterThanOrEqual(1900);
    cover(false);
    pass(500);
    expect(left()).toBeLessThan(1700);
  });

  it("is held by the page, also before it runs", () => {
    const { clock, told, pass } = made();
    clock.hold(true);
    clock.open(at([]));
    clock.start();
    pass(10_000);
    expect(told).toEqual([]);
    clock.hold(false);
    pass(3000);
    expect(told).toContain("lose");
  });

  it("waits again when each player has lost a turn", () => {
    const { clock, told, pass } = started(["K"]);
    clock.follow(at(["K", "--"]));
    expect(clock.waiting).toBeNull();
    clock.follow(at(["K", "--", "--"]));
    expect(clock.waiting).toBe("lost");
    told.length = 0;
    pass(60_000);
    expect(told).toEqual([]);
    clock.start();
    clock.follow(at(["K", "--", "--", "--"]));
    expect(clock.waiting).toBeNull();
  });

  it("does not try for ever to end a turn that cannot be lost", () => {
    const { told, pass } = started();
    pass(60_000);
    expect(told.filter((each) => each === "lose")).toHaveLength(1);
  });

  it("is not there where no turn can be lost", () => {
    const { clock, pass, told, left, isTicking } = made();
    clock.open({ isTimed: false, isAwaited: true, turns: [] });
    expect(clock.waiting).toBeNull();
    pass(10_000);
    expect(told).toEqual([]);
    expect(left()).toBeNull();
    expect(isTicking()).toBe(false);
  });

  it("leaves nothing running when the game is closed", () => {
    const { clock, isTicking } = started();
    expect(isTicking()).toBe(true);
    clock.close();
    expect(isTicking()).toBe(false);
  });
});
