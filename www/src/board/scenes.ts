/** What each kind of step looks like at an instant of its segment. */
import type { StepView } from "../engine/types";
import { capture, collect } from "./capture-scenes";
import type { Sequence } from "./contract";
import { clamp, ease } from "./ease";
import { lap, origin, relay, waiting } from "./lap-scenes";
import type { MarkMoment, Moment } from "./moment";
import { moment, pulse, type Context, type Step } from "./scene";

/** The board when all is over. */
export function momentAfter({ after, steps }: Sequence, laps: number): Moment {
  return {
    pits: Int16Array.from(after.pits),
    stores: [...after.stores],
    hand: null,
    fall: null,
    groups: [],
    path: null,
    marks: [],
    aloft: 0,
    lap: laps,
    laps,
    step: Math.max(0, steps.length - 1),
    leaping: 0,
    undoing: 0,
  };
}

/** An instant `at` natural seconds after the segment began. */
export function momentIn(context: Context, at: number): Moment {
  const { step } = context.segment;
  const fraction = context.segment.length > 0 ? clamp(at / context.segment.length) : 1;
  switch (step.kind) {
    case "lap":
      return lap(context, step, at);
    case "relay":
      return relay(context, step, fraction);
    case "capture":
      return capture(context, step, at);
    case "collect":
      return collect(context, step, fraction);
    case "choice":
      return waiting(context, step.origin, pulsing("choice", [step.origin], fraction));
    case "spared":
      return moment(context, { marks: pulsing("spared", step.pits, fraction) });
    case "rest":
      return moment(context, { marks: pulsing("end", [step.pit], fraction) });
    case "skipped":
      return skipped(context, step, fraction);
    case "never-ending":
      return neverEnding(context, step, fraction);
    case "lost-on-time":
      return moment(context);
  }
}

function pulsing(
  kind: MarkMoment["kind"],
  pits: readonly number[],
  fraction: number,
): MarkMoment[] {
  return pits.map((pit) => ({ kind, pit, strength: pulse(fraction) }));
}

/** A step as one picture: its end, with the path that led there. */
export function stillIn(context: Context): Moment {
  const { step } = context.segment;
  const { tally } = context;
  if (step.kind === "never-ending") return neverEnding(context, step, 0.5);
  tally.apply(step);
  if (step.kind === "lap") {
    const path = {
      origin: step.origin,
      drops: step.drops,
      dropped: step.drops.length,
      isResown: !step.lifted,
    };
    return moment(context, { path, marks: [origin(step, 1)] });
  }
  return moment(context, { marks: marksOf(step) });
}

function marksOf(step: StepView): MarkMoment[] {
  const mark =
    (kind: MarkMoment["kind"]) =>
    (pit: number): MarkMoment => ({ kind, pit, strength: 1 });
  switch (step.kind) {
    case "relay":
      return [mark("relay")(step.pit)];
    case "capture":
      return [...step.pits.map(mark("capture")), mark("end")(step.at)];
    case "collect":
      return step.pits.map(mark("collect"));
    case "choice":
      return [mark("choice")(step.origin)];
    case "spared":
      return step.pits.map(mark("spared"));
    case "rest":
      return [mark("end")(step.pit)];
    case "lap":
    case "skipped":
    case "never-ending":
    case "lost-on-time":
      return [];
  }
}

/** The last lap fades and the board of before comes back. */
function neverEnding(context: Context, step: Step<"never-ending">, fraction: number): Moment {
  if (fraction >= 0.5) context.tally.apply(step);
  return moment(context, { undoing: fraction, aloft: context.tally.hand });
}

/** The counter runs over the laps that are left out. */
function skipped(context: Context, step: Step<"skipped">, fraction: number): Moment {
  const lap = context.segment.lap - Math.round(step.laps * (1 - ease(fraction)));
  if (fraction >= 0.5) context.tally.apply(step);
  return moment(context, { lap, leaping: fraction, aloft: context.tally.hand });
}
