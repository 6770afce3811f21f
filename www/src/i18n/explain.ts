import type {
  GameInfo,
  QuestionView,
  Refusal,
  ResultView,
  StepView,
  TraceView,
} from "../engine/types";
import type { ExplainTexts } from "./en";
import { ending, type EndingStory } from "./ending";
import type { ToldTexts } from "./index";
import { Teller, type NextLap, type Of } from "./teller";
import { why } from "./why";

/** What a sentence of an explanation is shown by on the board. */
export type Moment =
  /** This step of the turn has just been done; steps are counted from 0. */
  | { step: number }
  /** Nothing moves; these pits show it. */
  | { pits: readonly number[] };

/** One sentence of an explanation. */
export interface ExplainedStep {
  /** The lap that it belongs to, from 1. */
  lap: number;
  sentence: string;
  /** The id of the sentence of the rules on which it rests. */
  rule: string;
  moment: Moment;
}

/** A direction that is to be chosen, and the rule that allows the choice. */
export interface OpenChoice {
  question: QuestionView;
  rule: string;
}

/** A turn, or as much of one as is sown. */
export interface Course extends Pick<TraceView, "turn" | "mover" | "steps" | "result"> {
  /** What is asked then. */
  open: OpenChoice | null;
}

/** What is needed to explain. */
export type ExplainWords = ToldTexts & { explain: ExplainTexts };

const isLap = (step: StepView): step is Of<"lap"> => step.kind === "lap";

/** What a step needs to know of those around it. */
interface Around {
  course: Course;
  /** The lap that follows. */
  next: NextLap;
  /** Something was taken, or spared, by the lap before. */
  hasTaken: boolean;
}

/** Tells each step by itself. */
class StepTeller extends Teller {
  constructor(
    info: GameInfo,
    private readonly words: ExplainWords,
    private readonly story: EndingStory,
  ) {
    super(info, words, story.names);
  }

  told(step: StepView, { course, next, hasTaken }: Around): string {
    const { steps } = this.words.explain;
    switch (step.kind) {
      case "choice":
        return steps.choice(
          this.who(course),
          this.letter(step.origin),
          step.lifted,
          step.clockwise,
        );
      case "lap":
        return this.lap(step, course);
      case "rest":
        return this.end(step, hasTaken);
      case "collect":
        return this.collect(step) || steps.nothingLeft(this.names.short[step.side]);
      case "skipped":
        return steps.skipped(step.laps);
      case "lost-on-time":
        return this.lostOnTime(course.mover);
      case "relay":
        return this.words.turn.relay(this.letter(step.pit), step.seeds, next?.clockwise ?? false);
      case "capture":
        return this.capture(step, next);
      case "spared":
      case "never-ending":
        return this.step(step, undefined);
    }
  }

  who = ({ mover }: Pick<Course, "mover">): string => this.names.short[mover];

  lap(step: Of<"lap">, course: Course): string {
    const { steps } = this.words.explain;
    const [pit, end] = [step.origin, step.drops.at(-1) ?? step.origin].map(this.letter) as [
      string,
      string,
    ];
    if (course.turn.endsWith("*")) return this.opening(course, step);
    if (!step.lifted) return steps.resown(step.seeds, pit, end, step.clockwise);
    return steps.sown(this.who(course), step.seeds, pit, end, step.clockwise);
  }

  end({ reason, pit }: Of<"rest">, hasTaken: boolean): string {
    const { steps } = this.words.explain;
    if (reason === "empty") return steps.rests(this.letter(pit));
    if (reason === "captured") return steps.captureEnds;
    return hasTaken ? steps.lapEnds : steps.takesNothing(this.letter(pit));
  }

  asks({ question: { origin, case: arises } }: OpenChoice, course: Course): string {
    const isLifted = arises === "start" || arises === "relay";
    return this.words.explain.steps.asks(this.who(course), this.letter(origin), isLifted);
  }

  result(result: ResultView): string {
    const { name, about } = ending(result, this.words, this.story);
    return `${name}. ${about}`;
  }
}

/** Every step of a turn with the rule it rests on; then what is asked, or how the game ended. */
export function explain(
  course: Course,
  info: GameInfo,
  words: ExplainWords,
  story: EndingStory,
): ExplainedStep[] {
  const teller = new StepTeller(info, words, story);
  const told = explainSteps(course, teller);
  const lap = told.at(-1)?.lap ?? 1;
  const { open, result } = course;
  if (open) {
    const moment = told.at(-1)?.moment ?? { pits: [open.question.origin] };
    told.push({
      lap: lap + Number(told.length > 0),
      sentence: teller.asks(open, course),
      rule: open.rule,
      moment,
    });
  }
  if (result) told.push(ended(result, lap, teller));
  return told;
}

function explainSteps(course: Course, teller: StepTeller): ExplainedStep[] {
  const { steps, open } = course;
  const nexts = nextLaps(steps, open?.question.counterClockwise);
  let lap = 0;
  let hasTaken = false;
  return steps.map((step, index) => {
    if (isLap(step)) [lap, hasTaken] = [step.lap, false];
    if (step.kind === "skipped") lap += step.laps;
    const sentence = teller.told(step, { course, next: nexts[index], hasTaken });
    hasTaken ||= step.kind === "capture" || step.kind === "spared";
    // A choice belongs to the lap that it is about.
    const isBefore = step.kind === "choice" || lap === 0;
    return { lap: lap + Number(isBefore), sentence, rule: step.rule, moment: { step: index } };
  });
}

/** For each step the lap that follows it; `last`: the one that is asked about. */
function nextLaps(steps: readonly StepView[], last: NextLap): NextLap[] {
  const nexts: NextLap[] = [];
  let next = last;
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    nexts[index] = next;
    const step = steps[index];
    if (step && isLap(step)) next = step;
  }
  return nexts;
}

const ended = (result: ResultView, lap: number, teller: StepTeller): ExplainedStep => ({
  lap,
  sentence: teller.result(result),
  rule: result.rule,
  moment: { pits: result.pits },
});

/** Why the game ended. */
export const explainEnd = (
  result: ResultView,
  info: GameInfo,
  words: ExplainWords,
  story: EndingStory,
): ExplainedStep => ended(result, 1, new StepTeller(info, words, story));

/** Why a pit may not be played. */
export const explainRefusal = (
  refusal: Refusal,
  info: GameInfo,
  words: ExplainWords,
): ExplainedStep => ({
  lap: 1,
  sentence: why(refusal, info, words),
  rule: refusal.rule,
  moment: { pits: refusal.pit === null ? [] : [refusal.pit] },
});
