/** Plays a timeline. Time is handed in: whoever owns the animation frames calls `tick`. */
import type { Progress, Showing, Speed } from "./contract";
import type { Moment } from "./moment";
import type { Timeline } from "./timeline";

export interface PlayerEvents {
  /** Something is to be drawn; frames are wanted while it plays. */
  onWake(): void;
  onProgress(progress: Progress): void;
  /** Once, when all was shown or skipped. */
  onDone(): void;
}

/** A longer gap between frames was no frame: the tab was hidden, the machine slept. */
const LONGEST_FRAME = 0.25;
const FRAME = 1 / 60;

export class Player implements Showing {
  readonly finished: Promise<void>;
  #resolve: () => void = () => undefined;
  #state: Progress["state"] = "playing";
  /** Seconds into the timeline. */
  #at = 0;
  /** When the last frame was, in seconds; `null`: the clock stood still. */
  #clock: number | null = null;
  #speed: Speed;
  /** What is seen instead while it stands at a step. */
  #picture: Moment | null = null;
  #reported = "";
  readonly #timeline: Timeline;
  readonly #events: PlayerEvents;

  constructor(timeline: Timeline, events: PlayerEvents, speed: Speed, startPaused: boolean) {
    this.#timeline = timeline;
    this.#events = events;
    this.finished = new Promise((resolve) => (this.#resolve = resolve));
    this.#speed = speed;
    if (startPaused) this.#state = "paused";
  }

  get isPlaying(): boolean {
    return this.#state === "playing";
  }

  get isDone(): boolean {
    return this.#state === "done";
  }

  /** What is to be seen now. A standing picture is exact, however fast the turn runs. */
  moment(): Moment {
    return this.#picture ?? this.#timeline.momentAt(this.#at, this.isPlaying ? this.#pace : 0);
  }

  /** Where there is to be no animation there is one only while it stands. */
  get #pace(): number {
    return this.#speed === "instant" ? 1 : this.#speed;
  }

  /** A frame at a time in milliseconds. */
  tick(now: number): void {
    if (!this.isPlaying) return;
    const seconds = now / 1000;
    const passed = this.#clock === null ? 0 : seconds - this.#clock;
    this.#clock = seconds;
    this.#at += (passed > LONGEST_FRAME ? FRAME : Math.max(0, passed)) * this.#pace;
    if (this.#at >= this.#timeline.duration) this.skip();
    else this.report();
  }

  /** The page was hidden: the next frame continues where this one stopped. */
  stopClock(): void {
    this.#clock = null;
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed;
    if (speed === "instant") this.skip();
  }

  play(): void {
    if (this.#state !== "paused") return;
    if (this.#speed === "instant") return this.skip();
    this.#picture = null;
    this.#state = "playing";
    this.#clock = null;
    this.report();
    this.#events.onWake();
  }

  pause(): void {
    if (this.isPlaying) this.#standAt(this.#at);
  }

  stepSeed(by: 1 | -1): void {
    this.#stepTo(this.#timeline.seedBoundary(this.#at, by));
  }

  stepLap(by: 1 | -1): void {
    this.#stepTo(this.#timeline.lapBoundary(this.#at, by));
  }

  standAt(index: number): void {
    if (this.isDone) return;
    const timeline = this.#timeline;
    this.#standAt(timeline.instantAfter(index), timeline.pictureOf(index));
  }

  rewind(): void {
    if (!this.isDone) this.#standAt(0);
  }

  skip(): void {
    if (this.isDone) return;
    this.#picture = null;
    this.#at = this.#timeline.duration;
    this.#state = "done";
    this.report();
    this.#events.onDone();
    this.#resolve();
  }

  #stepTo(at: number): void {
    if (this.isDone) return;
    if (at >= this.#timeline.duration) this.skip();
    else this.#standAt(at);
  }

  #standAt(at: number, picture: Moment | null = null): void {
    this.#at = at;
    this.#picture = picture;
    this.#state = "paused";
    this.report();
    this.#events.onWake();
  }

  /** Tells where the showing stands, when that has changed. */
  report(): void {
    const { pits, stores, aloft, lap, laps, step } = this.moment();
    const key = [this.#state, step, lap, aloft, pits.join()].join(" ");
    if (key === this.#reported) return;
    this.#reported = key;
    const board = { pits: Array.from(pits), stores };
    this.#events.onProgress({ state: this.#state, lap, laps, step, board, hand: aloft });
  }
}
