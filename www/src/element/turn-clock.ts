import { BlitzClock, blitzMillis, lastSecondMillis } from "../session/blitz-clock";
import type { ClockFace } from "./clock-face";
import type { Waiting } from "./questions";

/** How often the clock is looked at, in milliseconds. */
const lookMillis = 100;

/** What the clock has of the world; handed in, so that tests need not wait. */
export interface ClockWorld {
  /** Milliseconds that only go forward. */
  now: () => number;
  /** Whether people can see the page. */
  isVisible: () => boolean;
  /** Does something again and again; returns what ends that. */
  every: (millis: number, work: () => void) => () => void;
  /** Calls when the page is shown or hidden; returns what ends that. */
  onVisibility: (listener: () => void) => () => void;
}

/** The world as the browser has it. */
export const browserWorld: ClockWorld = {
  now: () => performance.now(),
  isVisible: () => document.visibilityState === "visible",
  every(millis, work) {
    const timer = setInterval(work, millis);
    return () => clearInterval(timer);
  },
  onVisibility(listener) {
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  },
};

/** How things stand in the game. */
export interface ClockSituation {
  /** A turn is to be started in time, here and now or after what is being shown or asked. */
  isTimed: boolean;
  /** The board is at rest, and waits for a pit to be chosen. */
  isAwaited: boolean;
  /** All turns of the game. */
  turns: readonly string[];
}

/** What the clock asks of whoever has it. */
export interface ClockHost {
  /** Nothing lies over the board that keeps one from choosing a pit. */
  isBoardFree: () => boolean;
  /** The time is up: the turn is lost. */
  lose: () => void;
  /** The last second runs; heard where sound is wanted. */
  warn: () => void;
  /** `null`: there is no time that runs. */
  show: (face: ClockFace | null) => void;
}

/** In the last second one hears it come, and halfway gone. */
const warnings = [lastSecondMillis, lastSecondMillis / 2];

/** How many turns before now were lost on time, one after the other. */
const lostInARow = (turns: readonly string[]): number =>
  turns.length - 1 - turns.findLastIndex((turn) => turn !== "--");

/**
 * The clock of a game of blitz. It is started by hand for every game that is opened, so that nobody loses a turn by
 * loading a page, and again after each player has lost a turn in a row: then nobody seems to be there. It stands while
 * people cannot see the board (a hidden tab, a dialog) or are asked something, and goes on with what was left.
 */
export class TurnClock {
  readonly #host: ClockHost;
  readonly #world: ClockWorld;
  readonly #clock: BlitzClock;
  #situation: ClockSituation = { isTimed: false, isAwaited: false, turns: [] };
  #waiting: Waiting | null = null;
  #isHeld = false;
  #warned = 0;
  /** Ends the looking at the clock. */
  #rest: (() => void) | null = null;

  constructor(host: ClockHost, world: ClockWorld = browserWorld) {
    this.#host = host;
    this.#world = world;
    this.#clock = new BlitzClock(world.now);
  }

  /** Why the clock is to be started by hand; `null` when it runs by itself, or there is none. */
  get waiting(): Waiting | null {
    return this.#situation.isTimed ? this.#waiting : null;
  }

  /** Another game is on the board. */
  open(situation: ClockSituation): void {
    this.#waiting = situation.turns.length === 0 ? "first" : "again";
    this.#begin(situation);
  }

  /** Something has happened in the game. */
  follow(situation: ClockSituation): void {
    const { turns } = this.#situation;
    if (turns.length === situation.turns.length) {
      this.#situation = situation;
      return this.#update();
    }
    const lost = lostInARow(situation.turns);
    if (lost > 0 && lost % 2 === 0) this.#waiting = "lost";
    this.#begin(situation);
  }

  /** People are ready. */
  start(): void {
    this.#waiting = null;
    this.#update();
  }

  /** Holds the clock for a reason of the page's own, or lets it go on. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#update();
  }

  /** No game is on the board. */
  close(): void {
    this.#begin({ isTimed: false, isAwaited: false, turns: [] });
  }

  #begin(situation: ClockSituation): void {
    this.#situation = situation;
    this.#clock.reset();
    this.#warned = 0;
    this.#update();
  }

  get #mayRun(): boolean {
    return !this.#isHeld && this.#world.isVisible() && this.#host.isBoardFree();
  }

  /** Runs or stands as things are now. */
  #update(): void {
    const { isTimed, isAwaited } = this.#situation;
    const isWanted = isTimed && isAwaited && this.#waiting === null;
    if (isWanted) this.#rest ??= this.#watch();
    else this.#rest?.();
    if (!isWanted) this.#rest = null;
    if (isWanted && this.#mayRun) this.#clock.run();
    else this.#clock.stand();
    this.#show();
  }

  /** Looks at the clock from now on. What hides the board tells of it late or not at all, so it is looked at as well. */
  #watch(): () => void {
    const stops = [
      this.#world.every(lookMillis, () => this.#tick()),
      this.#world.onVisibility(() => this.#update()),
    ];
    return () => stops.forEach((stop) => stop());
  }

  #tick(): void {
    this.#update();
    if (!this.#clock.isRunning) return;
    const left = this.#clock.look();
    if (left === 0) return this.#end();
    const due = warnings.filter((millis) => left <= millis).length;
    if (due > this.#warned) this.#host.warn();
    this.#warned = due;
  }

  #end(): void {
    const situation = this.#situation;
    this.#host.lose();
    // The turn could not be lost: once is enough.
    if (this.#situation !== situation) return;
    this.#waiting = "again";
    this.#begin(situation);
  }

  #show(): void {
    const { isTimed, isAwaited } = this.#situation;
    if (!isTimed || !isAwaited || this.#waiting) return this.#host.show(null);
    const left = this.#clock.look();
    const isLast = left <= lastSecondMillis;
    this.#host.show({ left, share: left / blitzMillis, isLast });
  }
}
