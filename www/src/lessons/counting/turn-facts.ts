import type { GameInfo, StepView, TraceView } from "../../engine/types";

type Of<K extends StepView["kind"]> = Extract<StepView, { kind: K }>;

type Steps = Pick<TraceView, "steps">;

/** What the engine tells of a turn, as far as it can be asked about. */
export interface TurnFacts {
  /** The pit that is lifted first, its seeds, and which way they are sown. */
  origin: number;
  seeds: number;
  isClockwise: boolean;
  /** Where the last seed of the turn falls. */
  landing: number;
  laps: number;
  /** Seeds captured, in so many captures, from so many pits. */
  captured: number;
  captures: number;
  taken: number;
  /** Whether all seeds fall in the row where the turn begins. */
  isInOneRow: boolean;
  /** Whether a lap goes all the way round, so that a pit gets a second seed of it. */
  isAllRound: boolean;
  /** Whether captured seeds are sown again. */
  isResown: boolean;
  /** The directions that were chosen on the way, that of the start not among them; clockwise or not. */
  choices: readonly boolean[];
}

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

/** The steps of one kind. */
const only = <K extends StepView["kind"]>({ steps }: Steps, kind: K): Of<K>[] =>
  steps.filter((step): step is Of<K> => step.kind === kind);

/** The steps from the first lap on. */
const onTheWay = ({ steps }: Steps): Steps => ({
  steps: steps.slice(steps.findIndex(({ kind }) => kind === "lap")),
});

/** Okwesera has no lap to be counted, and where the game ends all seeds may be collected. */
const isPlain = ({ turn, result, steps }: TraceView): boolean =>
  result === null &&
  !turn.endsWith("*") &&
  !steps.some(({ kind }) => kind === "skipped" || kind === "never-ending");

/** What may be asked about a turn that was played; `null` when it is no turn to ask about. */
export function factsOf(trace: TraceView, { cells }: GameInfo): TurnFacts | null {
  const laps = only(trace, "lap");
  const [first] = laps;
  const [rest] = only(trace, "rest");
  if (!first || !rest || !isPlain(trace)) return null;
  const captures = only(trace, "capture");
  const rowOf = (pit: number) => cells[pit]?.row;
  return {
    origin: first.origin,
    seeds: first.seeds,
    isClockwise: first.clockwise,
    landing: rest.pit,
    laps: laps.length,
    captured: sum(captures.flatMap(({ counts }) => counts)),
    captures: captures.length,
    taken: captures.flatMap(({ counts }) => counts).filter((count) => count > 0).length,
    isInOneRow: laps.every(({ drops }) => drops.every((pit) => rowOf(pit) === rowOf(first.origin))),
    isAllRound: laps.some(({ drops }) => new Set(drops).size < drops.length),
    isResown: laps.some(({ lifted }) => !lifted),
    choices: only(onTheWay(trace), "choice").map(({ clockwise }) => clockwise),
  };
}
