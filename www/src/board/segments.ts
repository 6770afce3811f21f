/** The steps of a turn laid out in natural time: one segment a step, however many seeds. */
import type { StepView } from "../engine/types";

/** Natural seconds of what happens in a turn. */
export const PACE = {
  lift: 0.34,
  glide: 0.4,
  beat: 0.21,
  tail: 0.1,
  relay: 0.34,
  choice: 0.45,
  capture: 0.62,
  captureNext: 0.14,
  spared: 0.9,
  rest: 0.35,
  collect: 0.9,
  skipped: 1.2,
  neverEnding: 1.6,
  lostOnTime: 0.4,
} as const;

/** A lap as a still: no seed flies. */
const STILL = { lap: 0.9, other: 0.8, none: 0 } as const;

export interface Segment {
  readonly index: number;
  readonly step: StepView;
  readonly start: number;
  readonly length: number;
  /** Before the first seed of a lap: the lift, or the way back to the origin. */
  readonly lead: number;
  /** Laps begun when the segment ends. */
  readonly lap: number;
}

function leadOf(step: StepView, before: StepView | undefined): number {
  if (step.kind !== "lap") return 0;
  if (!step.lifted) return PACE.glide;
  return before?.kind === "relay" ? 0 : PACE.lift;
}

function moving(step: StepView, lead: number): number {
  switch (step.kind) {
    case "lap":
      return lead + step.drops.length * PACE.beat + PACE.tail;
    case "relay":
      return PACE.relay;
    case "capture":
      return PACE.capture + PACE.captureNext * Math.max(0, step.pits.length - 1);
    case "choice":
      return PACE.choice;
    case "spared":
      return PACE.spared;
    case "rest":
      return PACE.rest;
    case "collect":
      return PACE.collect;
    case "skipped":
      return PACE.skipped;
    case "never-ending":
      return PACE.neverEnding;
    case "lost-on-time":
      return PACE.lostOnTime;
  }
}

/** Relays and rests are seen in the stills of their laps. */
function still(step: StepView): number {
  if (step.kind === "lap") return STILL.lap;
  return step.kind === "relay" || step.kind === "rest" ? STILL.none : STILL.other;
}

/** Segments of the steps, one after another from 0. */
export function segmentsOf(steps: readonly StepView[], isStill: boolean): Segment[] {
  let start = 0;
  let lap = 0;
  let before: StepView | undefined;
  return steps.map((step, index) => {
    const lead = isStill ? 0 : leadOf(step, before?.kind === "choice" ? steps[index - 2] : before);
    const length = isStill ? still(step) : moving(step, lead);
    if (step.kind === "lap") lap = step.lap;
    if (step.kind === "skipped") lap += step.laps;
    const segment = { index, step, start, length, lead, lap };
    start += length;
    before = step;
    return segment;
  });
}
