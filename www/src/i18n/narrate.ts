import type { GameInfo, StepView, TraceView } from "../engine/types";
import type { ToldTexts } from "./index";
import { namelessPlayers, type PlayerNames } from "./names";
import { sum, Teller, type Of } from "./teller";

/** A lap and what came of it. */
interface Lap {
  lap: Of<"lap">;
  /** The steps up to the next lap. */
  outcome: Exclude<StepView, { kind: "lap" }>[];
}

/** Turns of more laps than this are summarised. */
const lapsTold = 3;

const isLap = (step: StepView): step is Of<"lap"> => step.kind === "lap";
const isSkipped = (step: StepView): step is Of<"skipped"> => step.kind === "skipped";
const isEmptyRest = (step: StepView): step is Of<"rest"> =>
  step.kind === "rest" && step.reason === "empty";

/** Cuts the steps into what came before the first lap, and the laps with what came of each. */
function intoLaps(steps: readonly StepView[]): { laps: Lap[]; rest: StepView[] } {
  const laps: Lap[] = [];
  const rest: StepView[] = [];
  for (const step of steps) {
    if (isLap(step)) laps.push({ lap: step, outcome: [] });
    else if (laps.length > 0) laps.at(-1)?.outcome.push(step);
    else rest.push(step);
  }
  return { laps, rest };
}

/** What came of a lap, as it is told: a capture says where the seed fell; of a grand slam one must hear that first. */
function inOrder(outcome: Lap["outcome"]): Lap["outcome"] {
  const isTaken = outcome.some((step) => step.kind === "capture");
  const rests = isTaken ? [] : outcome.filter(({ kind }) => kind === "rest");
  return [...rests, ...outcome.filter(({ kind }) => kind !== "rest")];
}

/** Tells whole turns in few sentences. */
class Narrator extends Teller {
  outcome(lap: Lap | undefined, next: Lap | undefined): string[] {
    return inOrder(lap?.outcome ?? []).map((step) => this.step(step, next?.lap));
  }

  inFull(laps: readonly Lap[]): string[] {
    return laps.flatMap((lap, index) => {
      const isEndOfMany = index > 0 && index === laps.length - 1;
      return inOrder(lap.outcome).map((step) =>
        isEndOfMany && isEmptyRest(step)
          ? this.texts.turn.turnRests(this.letter(step.pit))
          : this.step(step, laps[index + 1]?.lap),
      );
    });
  }

  /** The first lap in full, how many there were, and where it all ended. */
  summary(laps: readonly Lap[]): string[] {
    const last = laps.at(-1)?.outcome ?? [];
    // Of a turn that is broken off, the limit of laps is all there is to tell.
    const cut = last.find(({ kind }) => kind === "never-ending");
    const end = cut ? [cut] : inOrder(last);
    return [
      ...this.outcome(laps[0], laps[1]),
      ...(cut ? [] : [this.size(laps)]),
      ...end.map((step) => this.summaryEnd(step)),
    ];
  }

  /** How many laps a turn had, and what it captured, where that is known and not told by its end. */
  size(laps: readonly Lap[]): string {
    const { turn } = this.texts;
    const steps = laps.flatMap(({ outcome }) => outcome);
    const taken = steps.filter((step) => step.kind === "capture");
    const skipped = sum(steps.filter(isSkipped).map((step) => step.laps));
    const count = skipped + laps.length;
    const isToldLater = skipped > 0 || taken.some(({ to }) => to === "off");
    if (isToldLater) return turn.longSummary(count);
    return turn.summary(count, sum(taken.flatMap(({ counts }) => counts)));
  }

  summaryEnd(step: StepView): string {
    const { turn } = this.texts;
    if (isEmptyRest(step)) return turn.summaryRests(this.letter(step.pit));
    if (step.kind !== "capture" || step.to !== "off") return this.step(step, undefined);
    return turn.summaryCaptureOff(this.letter(step.at), sum(step.counts), this.taken(step));
  }
}

/** After okwesera nothing more is to be said about where the seeds fell. */
const isToldByOpening = (trace: TraceView) => trace.turn.endsWith("*");

/**
 * Tells a turn from its steps, in a sentence or a few. Short turns are told in
 * full, longer ones by their first lap, the number of laps, what was captured
 * and where they ended.
 */
export function narrate(
  trace: TraceView,
  info: GameInfo,
  texts: ToldTexts,
  names: PlayerNames = namelessPlayers(texts),
): string {
  const narrator = new Narrator(info, texts, names);
  const { laps, rest } = intoLaps(trace.steps);
  return sentences(trace, { laps, rest }, narrator)
    .filter((part) => part !== "")
    .join(" ");
}

function sentences(
  trace: TraceView,
  { laps, rest }: ReturnType<typeof intoLaps>,
  narrator: Narrator,
): string[] {
  const [first] = laps;
  if (!first) return withoutLaps(trace, rest, narrator);
  const opening = narrator.opening(trace, first.lap);
  if (isToldByOpening(trace)) return [opening];
  return [opening, ...(laps.length <= lapsTold ? narrator.inFull(laps) : narrator.summary(laps))];
}

function withoutLaps(trace: TraceView, rest: StepView[], narrator: Narrator): string[] {
  const isLost = rest.some(({ kind }) => kind === "lost-on-time");
  const lost = isLost ? [narrator.lostOnTime(trace.mover)] : [];
  return [...lost, ...rest.map((step) => narrator.step(step, undefined))];
}
