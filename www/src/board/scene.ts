/** What every scene of a showing is made from. */
import type { StepView } from "../engine/types";
import type { Sequence } from "./contract";
import { ease } from "./ease";
import type { Moment } from "./moment";
import type { Segment } from "./segments";
import type { Tally } from "./tally";

/** A step of one kind. */
export type Step<K extends StepView["kind"]> = Extract<StepView, { kind: K }>;

/** A segment with what is known at its beginning. */
export interface Context {
  readonly sequence: Sequence;
  readonly segment: Segment;
  /** The step before. */
  readonly before: StepView | undefined;
  /** Seeds when the segment begins; changed by drawing the scene. */
  readonly tally: Tally;
  readonly laps: number;
}

type Parts = Partial<Omit<Moment, "pits" | "stores">>;

/** The board as the tally has it, and what else is to be seen. */
export function moment(context: Context, parts: Parts = {}): Moment {
  const { tally, segment, laps } = context;
  const resting = {
    hand: null,
    fall: null,
    groups: [],
    path: null,
    marks: [],
    leaping: 0,
    undoing: 0,
  };
  const where = { aloft: tally.hand, lap: segment.lap, laps, step: segment.index };
  return { ...resting, ...where, ...parts, pits: tally.pits.slice(), stores: [...tally.stores] };
}

/** Up quickly, held, and gently away. */
export const pulse = (fraction: number): number =>
  Math.min(ease(fraction / 0.25), ease((1 - fraction) / 0.3));
