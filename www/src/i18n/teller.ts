import type { GameInfo, StepView, TraceView } from "../engine/types";
import type { ToldTexts } from "./index";
import type { PlayerNames } from "./names";

/** A step of one kind. */
export type Of<K extends StepView["kind"]> = Extract<StepView, { kind: K }>;

export const sum = (counts: readonly number[]): number =>
  counts.reduce((all, each) => all + each, 0);

/** What is to be known of a lap that follows. */
export type NextLap = Pick<Of<"lap">, "origin" | "clockwise"> | undefined;

/** Tells single steps of the turns of one game in one language. */
export class Teller {
  constructor(
    protected readonly info: GameInfo,
    protected readonly texts: ToldTexts,
    protected readonly names: PlayerNames,
  ) {}

  letter = (pit: number): string => this.info.letters[pit] ?? "";
  letters = (pits: readonly number[]): string[] => pits.map(this.letter);

  /** The first lap, which says who sows. */
  opening(trace: Pick<TraceView, "turn" | "mover">, lap: Of<"lap">): string {
    const { turn } = this.texts;
    const who = this.names.short[trace.mover];
    const pit = this.letter(lap.origin);
    if (!trace.turn.endsWith("*")) return turn.sows(who, lap.seeds, pit, lap.clockwise);
    return turn.okwesera(who, pit, this.letters([...new Set(lap.drops)]));
  }

  /** What one step means; `next` is the lap that follows it, if any. */
  step(step: StepView, next: NextLap): string {
    const { turn } = this.texts;
    const isClockwise = next?.clockwise ?? false;
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
      // A lap and its direction are told by the step before it.
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

  capture(step: Of<"capture">, next: NextLap): string {
    const { turn } = this.texts;
    const at = this.letter(step.at);
    const pits = this.taken(step);
    const n = sum(step.counts);
    if (step.to === "store") return turn.captureToStore(at, n, pits);
    if (step.to === "off") return turn.captureOff(at, n, pits);
    const from = next ? this.letter(next.origin) : at;
    return turn.captureToHand(at, n, pits, from, next?.clockwise ?? false);
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
}
