import type { ExplorationView, StepView, TraceView } from "../engine/types";
import type { Hint, TurnMarks } from "./state";

type Capture = Extract<StepView, { kind: "capture" }>;

const isCapture = (step: StepView | undefined): step is Capture => step?.kind === "capture";

/** Points out what a turn did: its first pit, its last, and everything it captured. */
export function marksOf({ steps }: TraceView): TurnMarks | null {
  const first = steps.find((step) => step.kind === "lap");
  if (!first) return null;
  const rest = steps.findLast((step) => step.kind === "rest");
  const captured = new Set(steps.filter(isCapture).flatMap(({ pits }) => pits));
  return { origin: first.origin, end: rest?.pit ?? null, captured: [...captured] };
}

/** Where the first lap of an exploration ends; with an open question at the start, the ordinary lap. */
export function firstLanding(origin: number, { steps, question }: ExplorationView): Hint | null {
  const index = steps.findIndex((step) => step.kind === "lap");
  const step = steps[index];
  const lap = step?.kind === "lap" ? step : question?.counterClockwise;
  const landing = lap?.drops.at(-1);
  if (landing === undefined) return null;
  const next = steps[index + 1];
  return { origin, landing, captured: step && isCapture(next) ? next.pits : [] };
}

/** Where a whole exploration ends. */
export function lastLanding(origin: number, { steps }: ExplorationView): Hint | null {
  const lap = steps.findLast((step) => step.kind === "lap");
  const landing = lap?.drops.at(-1);
  if (landing === undefined) return null;
  return { origin, landing, captured: steps.filter(isCapture).flatMap(({ pits }) => pits) };
}
