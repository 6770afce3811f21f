import { browserWorld, type ClockWorld } from "../../element/turn-clock";
import { lastMillis, roundMillis } from "../../lessons/counting/round";
import { BlitzClock } from "../../session/blitz-clock";

/** How often the clock is looked at, in milliseconds. */
const lookMillis = 200;

/** Whoever has the clock. */
export interface RoundHost {
  /** Nothing lies over the question. */
  isFree: () => boolean;
  /** Seconds that are left. */
  show: (seconds: number) => void;
  /** The last seconds run; once in a round. */
  warn: (seconds: number) => void;
  end: () => void;
}

/** The clock of a round. It goes only between `go` and `stand`, and stands while nobody can see the question. */
export class RoundClock {
  readonly #host: RoundHost;
  readonly #world: ClockWorld;
  readonly #clock: BlitzClock;
  #isWarned = false;
  /** Ends the looking at the clock. */
  #rest: (() => void) | null = null;

  constructor(host: RoundHost, world: ClockWorld = browserWorld) {
    this.#host = host;
    this.#world = world;
    this.#clock = new BlitzClock(world.now, roundMillis);
    this.#look();
  }

  go(): void {
    this.#rest ??= this.#watch();
    this.#update();
  }

  stand(): void {
    this.#rest?.();
    this.#rest = null;
    this.#clock.stand();
    this.#look();
  }

  #watch(): () => void {
    const stops = [
      this.#world.every(lookMillis, () => this.#update()),
      this.#world.onVisibility(() => this.#update()),
    ];
    return () => stops.forEach((stop) => stop());
  }

  #update(): void {
    if (this.#world.isVisible() && this.#host.isFree()) this.#clock.run();
    else this.#clock.stand();
    const left = this.#look();
    if (left === 0) {
      this.stand();
      this.#host.end();
    } else if (left <= lastMillis && !this.#isWarned) {
      this.#isWarned = true;
      this.#host.warn(lastMillis / 1000);
    }
  }

  #look(): number {
    const left = this.#clock.look();
    this.#host.show(Math.ceil(left / 1000));
    return left;
  }
}
