import type { Texts } from "../i18n";
import type { ClockPart, ClockPartHost, ClockWords } from "./clock-part";
import type { Waiting } from "./questions";
import type { ClockSituation } from "./turn-clock";

/** What the gate asks of whoever has it. */
export interface ClockGateHost extends ClockPartHost {
  /** What is said of the clock has changed. */
  tellAgain: () => void;
  /** The part did not come. */
  failToFetch: (error: unknown) => void;
}

/** The way to the clock of blitz, which is fetched for the first game that has one; nobody moves before it is there. */
export class ClockGate {
  readonly #host: ClockGateHost;
  #texts: Texts;
  #part: ClockPart | null = null;
  #isFetching = false;
  #situation: ClockSituation | null = null;
  #isHeld = false;

  constructor(host: ClockGateHost, texts: Texts) {
    this.#host = host;
    this.#texts = texts;
  }

  set texts(texts: Texts) {
    this.#texts = texts;
    void this.#part
      ?.setTexts(texts)
      .then(() => this.waiting && this.#host.tellAgain(), reportError);
  }

  /** What is said of the clock, once it is there. */
  get words(): ClockWords | null {
    return this.#part?.words ?? null;
  }

  /** Why the clock is to be started by hand; `null` when it runs by itself, or there is none. */
  get waiting(): Waiting | null {
    if (this.#part) return this.#part.clock.waiting;
    return this.#situation?.isTimed ? "first" : null;
  }

  /** Another game is on the board. */
  open(situation: ClockSituation): void {
    this.#part?.clock.open(situation);
    this.#keep(situation);
  }

  /** Something has happened in the game. */
  follow(situation: ClockSituation): void {
    this.#part?.clock.follow(situation);
    this.#keep(situation);
  }

  /** People are ready. */
  start(): void {
    this.#part?.clock.start();
  }

  /** Holds the clock for a reason of the page's own, or lets it go on. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#part?.clock.hold(isHeld);
  }

  /** No game is on the board. */
  close(): void {
    this.#situation = null;
    this.#part?.clock.close();
  }

  #keep(situation: ClockSituation): void {
    this.#situation = situation;
    if (situation.isTimed && !this.#part && !this.#isFetching) void this.#fetch();
  }

  async #fetch(): Promise<void> {
    this.#isFetching = true;
    try {
      const { loadClockPart } = await import("./clock-part");
      const part = await loadClockPart(this.#host, this.#texts);
      part.clock.hold(this.#isHeld);
      this.#part = part;
      if (!this.#situation) return;
      part.clock.open(this.#situation);
      this.#host.tellAgain();
    } catch (error) {
      if (this.#situation) this.#host.failToFetch(error);
    } finally {
      this.#isFetching = false;
    }
  }
}
