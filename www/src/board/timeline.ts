/**
 * A turn in time. Steps become segments in natural seconds, `tempo` bends them
 * to what is shown, and any instant can be asked for: a search for its segment,
 * a few steps replayed from the last checkpoint, and a picture of what moves.
 */
import type { StepView } from "../engine/types";
import type { Sequence } from "./contract";
import type { Moment } from "./moment";
import { momentIn, momentAfter, stillIn } from "./scenes";
import { PACE, segmentsOf, type Segment } from "./segments";
import { Tally } from "./tally";
import { tempoFor, type Tempo } from "./tempo";

const CHECKPOINT = 16; // steps between kept boards
/** From this many natural seconds a second a seed has less than a frame: whole laps are shown instead. */
const COLLAPSE = 12;
/** Collapsed laps change this often a second: slow enough to be seen, not to flicker. */
const STILLS_A_SECOND = 11;
/** With less motion even fewer: no more than three a second may be called flashes (WCAG 2.3.1). */
const CALM_STILLS_A_SECOND = 3;

export interface TimelineOptions {
  /** Reduced motion: nothing flies, each lap is a still with its path. */
  readonly isStill?: boolean;
}

/** A turn, ready to be shown at any instant. Times are seconds as shown at speed 1. */
export class Timeline {
  readonly laps: number;
  readonly duration: number;
  readonly #segments: readonly Segment[];
  readonly #checkpoints: readonly Tally[];
  readonly #scratch: Tally;
  readonly #tempo: Tempo;
  readonly #isStill: boolean;
  #lastStill: { readonly segment: Segment; readonly moment: Moment } | null = null;

  constructor(
    readonly sequence: Sequence,
    options: TimelineOptions = {},
  ) {
    this.#isStill = options.isStill ?? false;
    this.#segments = segmentsOf(sequence.steps, this.#isStill);
    const last = this.#segments.at(-1);
    this.laps = last?.lap ?? 0;
    this.#tempo = tempoFor(last ? last.start + last.length : 0);
    this.duration = this.#tempo.duration;
    this.#scratch = new Tally(sequence);
    this.#checkpoints = checkpointsOf(sequence);
  }

  /**
   * What is to be seen. `speed` is that of the viewer: where so much happens in a frame that no seed could be
   * followed, whole laps are shown (0: stopped, everything is shown exactly).
   */
  momentAt(seconds: number, speed = 1): Moment {
    if (seconds >= this.duration) return momentAfter(this.sequence, this.laps);
    const shown = Math.max(0, seconds);
    const isCollapsed = this.#tempo.rateAt(shown) * speed >= COLLAPSE;
    // Whoever stands at the start sees no seed sown yet, without motion too.
    const isStart = shown === 0 && speed === 0;
    if (isStart || (!this.#isStill && !isCollapsed))
      return this.#exact(this.#tempo.toNatural(shown));
    const grid = speed / (this.#isStill ? CALM_STILLS_A_SECOND : STILLS_A_SECOND);
    const held = grid > 0 ? Math.floor(shown / grid) * grid : shown;
    return this.#still(this.#tempo.toNatural(held));
  }

  /** The instant at which the next (1) or previous (-1) seed has fallen, or thing has happened. */
  seedBoundary(seconds: number, by: 1 | -1): number {
    return this.#boundary(seconds, by, (segment) => this.#seedInstants(segment));
  }

  /** The instant at which the next or previous lap has been sown. */
  lapBoundary(seconds: number, by: 1 | -1): number {
    return this.#boundary(seconds, by, (segment) =>
      segment.step.kind === "lap" ? [lastSeed(segment, this.#isStill)] : [],
    );
  }

  /** Where a step is over. */
  instantAfter(index: number): number {
    const segment = this.#segmentOf(index);
    const isLap = segment.step.kind === "lap";
    return this.#tempo.toShown(
      isLap ? lastSeed(segment, this.#isStill) : segment.start + segment.length,
    );
  }

  /** A step as one picture: what it led to, with its marks. */
  pictureOf(index: number): Moment {
    return stillIn(this.#context(this.#segmentOf(index)));
  }

  #segmentOf(index: number): Segment {
    return this.#segments[index] as Segment;
  }

  #exact(natural: number): Moment {
    const segment = this.#segmentAt(natural);
    return momentIn(this.#context(segment), natural - segment.start);
  }

  /** A still that is asked for again is the same object: it need not be drawn again. */
  #still(natural: number): Moment {
    const segment = this.#segmentAt(natural);
    if (this.#lastStill?.segment !== segment)
      this.#lastStill = { segment, moment: stillIn(this.#context(segment)) };
    return this.#lastStill.moment;
  }

  #context(segment: Segment) {
    return {
      sequence: this.sequence,
      segment,
      before: this.sequence.steps[segment.index - 1],
      tally: this.#tallyBefore(segment.index),
      laps: this.laps,
    };
  }

  /** The last segment that begins at or before an instant. */
  #segmentAt(natural: number): Segment {
    let low = 0;
    let high = this.#segments.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#segments[middle] as Segment).start <= natural) low = middle;
      else high = middle - 1;
    }
    return this.#segments[low] as Segment;
  }

  /** Seeds when a step begins. The answer is lent until the next call. */
  #tallyBefore(index: number): Tally {
    const from = Math.floor(index / CHECKPOINT);
    const tally = this.#scratch.copyFrom(this.#checkpoints[from] as Tally);
    for (let i = from * CHECKPOINT; i < index; i++) tally.apply(this.sequence.steps[i] as StepView);
    return tally;
  }

  /** Natural instants worth stopping at in a segment. */
  #seedInstants({ step, start, length, lead }: Segment): number[] {
    if (length === 0) return [];
    if (step.kind !== "lap" || this.#isStill)
      return [start + length * (this.#isStill ? 0.5 : 0.96)];
    return step.drops.map((_, i) => start + lead + (i + 1) * PACE.beat);
  }

  #boundary(seconds: number, by: 1 | -1, instants: (segment: Segment) => number[]): number {
    if (this.#segments.length === 0) return 0;
    const natural = this.#tempo.toNatural(Math.min(Math.max(seconds, 0), this.duration));
    const near = 1e-4; // a boundary we stand on is not the next one
    for (let i = this.#segmentAt(natural).index; i >= 0 && i < this.#segments.length; i += by) {
      const found = instants(this.#segments[i] as Segment);
      const next =
        by === 1
          ? found.find((t) => t > natural + near)
          : found.findLast((t) => t < natural - near);
      if (next !== undefined) return this.#tempo.toShown(next);
    }
    return by === 1 ? this.duration : 0;
  }
}

function lastSeed({ step, start, length, lead }: Segment, isStill: boolean): number {
  if (step.kind !== "lap" || isStill) return start + length * 0.5;
  return start + lead + step.drops.length * PACE.beat;
}

function checkpointsOf(sequence: Sequence): Tally[] {
  const running = new Tally(sequence);
  const kept: Tally[] = [];
  sequence.steps.forEach((step, i) => {
    if (i % CHECKPOINT === 0) kept.push(new Tally(sequence).copyFrom(running));
    running.apply(step);
  });
  return kept;
}
