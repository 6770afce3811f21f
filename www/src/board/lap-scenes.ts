/** Laps and relays: the lift, the hand on its way, the seed that falls. */
import { clamp, ease } from "./ease";
import type { HandMoment, MarkMoment, Moment } from "./moment";
import { moment, type Context, type Step } from "./scene";
import { PACE } from "./segments";

type Parts = Parameters<typeof moment>[1];

/** The part of a beat in which the hand travels; in the rest the seed falls. */
const TRAVEL = 0.58;

/** The ring round the pit where the lap began. */
export const origin = (step: Step<"lap">, strength: number): MarkMoment => ({
  kind: "origin",
  pit: step.origin,
  strength,
});

/** An instant of a lap. */
export function lap(context: Context, step: Step<"lap">, at: number): Moment {
  const { tally, segment } = context;
  tally.begin(step);
  if (at < segment.lead) return beforeLap(context, step, at / segment.lead);
  const beats = (at - segment.lead) / PACE.beat;
  const fallen = Math.min(step.drops.length, Math.floor(beats + 1e-6));
  tally.sow(step, fallen);
  const path = { origin: step.origin, drops: step.drops, dropped: fallen, isResown: !step.lifted };
  const rest = { path, marks: [origin(step, 1)], aloft: tally.hand };
  const to = step.drops[fallen];
  if (to === undefined) return moment(context, rest);
  return moment(context, { ...rest, ...sowing(context, step, fallen, to, beats - fallen) });
}

/** One beat: the hand goes to the next pit and lets a seed fall. */
function sowing(
  context: Context,
  step: Step<"lap">,
  fallen: number,
  to: number,
  beat: number,
): Parts {
  const from = fallen === 0 ? step.origin : (step.drops[fallen - 1] ?? step.origin);
  const isFalling = beat > TRAVEL;
  const isResown = !step.lifted;
  const seeds = context.tally.hand - (isFalling ? 1 : 0);
  const hand: HandMoment = { from, to, fraction: ease(beat / TRAVEL), height: 1, seeds, isResown };
  const fall = isFalling
    ? { pit: to, fraction: clamp((beat - TRAVEL) / (1 - TRAVEL)), isResown }
    : null;
  return { hand: seeds > 0 ? hand : null, fall };
}

/** Lifting, or bringing captured seeds back to where the lap began. */
function beforeLap(context: Context, step: Step<"lap">, fraction: number): Moment {
  const { tally, before } = context;
  const from = !step.lifted && before?.kind === "capture" ? before.at : step.origin;
  const height = step.lifted ? ease(fraction) : 1;
  const moved = step.lifted ? 1 : ease(fraction);
  const hand: HandMoment = {
    from,
    to: step.origin,
    fraction: moved,
    height,
    seeds: tally.hand,
    isResown: !step.lifted,
  };
  return moment(context, { hand, marks: [origin(step, ease(fraction))] });
}

/** All seeds of the pit into the hand, and on. */
export function relay(context: Context, step: Step<"relay">, fraction: number): Moment {
  context.tally.lift(step.pit);
  const { hand: seeds } = context.tally;
  const height = ease((fraction - 0.15) / 0.85);
  const hand: HandMoment = {
    from: step.pit,
    to: step.pit,
    fraction: 1,
    height,
    seeds,
    isResown: false,
  };
  return moment(context, {
    hand,
    aloft: seeds,
    marks: [{ kind: "relay", pit: step.pit, strength: 1 - ease((fraction - 0.6) / 0.6) }],
  });
}

/** The hand stands over a pit, with what it holds. */
export function waiting(context: Context, pit: number, marks: readonly MarkMoment[]): Moment {
  const { hand: seeds } = context.tally;
  const hand: HandMoment = {
    from: pit,
    to: pit,
    fraction: 1,
    height: 1,
    seeds,
    isResown: context.before?.kind === "capture",
  };
  return moment(context, { hand: seeds > 0 ? hand : null, marks });
}
