import type { GameInfo, StepView, TraceView } from "../engine/types";
import type { ToldTexts } from "./index";
import { namelessPlayers, type PlayerNames } from "./names";

/** A turn in words: a sentence or a few, and every lap on a line of its own. */
export interface Narration {
  sentence: string;
  laps: string[];
}

type Of<K extends StepView["kind"]> = Extract<StepView, { kind: K }>;

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
const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

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

/** Tells turns of one game in one language. */
class Teller {
  constructor(
    private readonly info: GameInfo,
    private readonly texts: ToldTexts,
    private readonly names: PlayerNames,
  ) {}

  letter = (pit: number): string => this.info.letters[pit] ?? "";
  letters = (pits: readonly number[]): string[] => pits.map(this.letter);

  /** The first lap, which says who sows. */
  opening(trace: TraceView, { lap }: Lap): string {
    const { turn } = this.texts;
    const who = this.names.short[trace.mover];
    const pit = this.letter(lap.origin);
    if (!trace.turn.endsWith("*")) return turn.sows(who, lap.seeds, pit, lap.clockwise);
    return turn.okwesera(who, pit, this.letters([...new Set(lap.drops)]));
  }

  /** What one step means; `next` is the lap that follows it, if any. */
  step(step: StepView, next: Lap | undefined): string {
    const { turn } = this.texts;
    const isClockwise = next?.lap.clockwise ?? false;
    switch (step.kind) {
      case "relay":
        return turn.relay(this.letter(step.pit), step.seeds, isClockwise);
      case "capture":
        return this.capture(step, next);
      case "spared":
        return turn.spared(this.letters(step.pits));
      case "collect":
        return this.collect(step);
      case "never-ending":
        return turn.neverEnding(step.laps);
      case "rest":
        return this.rest(step);
      // A lap and its direction are told by the step before it; a lost turn by `narrate`.
      case "choice":
      case "lap":
      case "skipped":
      case "lost-on-time":
        return "";
    }
  }

  collect({ side, pits, counts }: Of<"collect">): string {
    const n = sum(counts);
    const isSouths = (pit: number) => pit < this.info.letters.length / 2;
    // Who takes what lies on the other side does so by an option of the rules.
    const isOwnSide = pits.every((pit) => isSouths(pit) === (side === "south"));
    return n > 0 ? this.texts.turn.collects(this.names.short[side], n, isOwnSide) : "";
  }

  lostOnTime(mover: TraceView["mover"]): string {
    return this.texts.turn.lostOnTime(this.names.short[mover]);
  }

  capture(step: Of<"capture">, next: Lap | undefined): string {
    const { turn } = this.texts;
    const at = this.letter(step.at);
    const pits = this.taken(step);
    const n = sum(step.counts);
    if (step.to === "store") return turn.captureToStore(at, n, pits);
    if (step.to === "off") return turn.captureOff(at, n, pits);
    const from = next ? this.letter(next.lap.origin) : at;
    return turn.captureToHand(at, n, pits, from, next?.lap.clockwise ?? false);
  }

  /** The pits that held something. */
  taken({ pits, counts }: Of<"capture">): string[] {
    return this.letters(pits.filter((_, index) => counts[index] !== 0));
  }

  rest(step: Of<"rest">): string {
    const { turn } = this.texts;
    if (step.reason === "empty") return turn.rests(this.letter(step.pit));
    return step.reason === "sown" ? turn.ends(this.letter(step.pit)) : "";
  }

  outcome(lap: Lap | undefined, next: Lap | undefined): string[] {
    return inOrder(lap?.outcome ?? []).map((step) => this.step(step, next));
  }

  inFull(laps: readonly Lap[]): string[] {
    return laps.flatMap((lap, index) => {
      const isEndOfMany = index > 0 && index === laps.length - 1;
      return inOrder(lap.outcome).map((step) =>
        isEndOfMany && isEmptyRest(step)
          ? this.texts.turn.turnRests(this.letter(step.pit))
          : this.step(step, laps[index + 1]),
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

  line({ lap, outcome }: Lap): string {
    const { turn } = this.texts;
    const end = this.letter(lap.drops.at(-1) ?? lap.origin);
    const parts = [turn.lap(lap.seeds, this.letter(lap.origin), end, lap.clockwise, lap.lifted)];
    for (const step of outcome) {
      if (step.kind === "capture") {
        parts.push(turn.lapCaptures(sum(step.counts), this.taken(step)));
      }
      if (isSkipped(step)) parts.push(turn.skippedLaps(step.laps));
    }
    return parts.join("; ");
  }
}

/** After okwesera nothing more is to be said about where the seeds fell. */
const isToldByOpening = (trace: TraceView) => trace.turn.endsWith("*");

/**
 * Tells a turn from its steps. Short turns are told in full, longer ones by
 * their first lap, the number of laps, what was captured and where they ended.
 */
export function narrate(
  trace: TraceView,
  info: GameInfo,
  texts: ToldTexts,
  names: PlayerNames = namelessPlayers(texts),
): Narration {
  const teller = new Teller(info, texts, names);
  const { laps, rest } = intoLaps(trace.steps);
  const [first] = laps;
  if (!first) return { sentence: withoutLaps(trace, rest, teller), laps: [] };
  const isShort = laps.length <= lapsTold;
  const story = isToldByOpening(trace) ? [] : isShort ? teller.inFull(laps) : teller.summary(laps);
  const sentence = [teller.opening(trace, first), ...story].filter((part) => part !== "").join(" ");
  return { sentence, laps: laps.map((lap) => teller.line(lap)) };
}

function withoutLaps(trace: TraceView, rest: StepView[], teller: Teller): string {
  const isLost = rest.some(({ kind }) => kind === "lost-on-time");
  const lost = isLost ? [teller.lostOnTime(trace.mover)] : [];
  return [...lost, ...rest.map((step) => teller.step(step, undefined))]
    .filter((part) => part !== "")
    .join(" ");
}
