/** Going through a game: every position is looked at in turn. */
import type { GameInfo, PlyView } from "../../engine/types";
import type { AnalysisReport, Failure, Task, Thinking } from "../../session/thinking";
import { fallOf, type Fall } from "./falls";
import type { Findings } from "./findings";
import type { Spot } from "./reading";
import { scoreOfEnd, type Score } from "./score";

/** So long one position is looked at (milliseconds). */
const LOOK_MILLIS = 300;

/** How far it is. */
export interface ReviewProgress {
  done: number;
  of: number;
  isOver: boolean;
  failure: Failure | null;
}

/** Looks at the positions of a game one after the other, until it is stopped; what is known is not looked at again. */
export class Review {
  readonly #thinking: Pick<Thinking, "analyse">;
  readonly #findings: Findings;
  readonly #told: (progress: ReviewProgress) => void;
  readonly #millis: number;
  #record = "";
  #spots: readonly Spot[] = [];
  #next = 0;
  #task: Task | null = null;
  /** The way to the position that is looked at. */
  #way = "";

  constructor(
    thinking: Pick<Thinking, "analyse">,
    findings: Findings,
    told: (progress: ReviewProgress) => void,
    millis = LOOK_MILLIS,
  ) {
    this.#thinking = thinking;
    this.#findings = findings;
    this.#told = told;
    this.#millis = millis;
  }

  get isUnderWay(): boolean {
    return this.#task !== null;
  }

  /** Looks at these positions from now on. One that is being looked at already goes on. */
  start(record: string, spots: readonly Spot[]): void {
    this.#record = record;
    this.#spots = spots;
    const next = nextOf(spots, this.#findings, 0);
    const isUnderWay = this.#task !== null && spots[next]?.way === this.#way;
    if (!isUnderWay) this.#look(next);
    this.#next = next;
    this.#tell(null);
  }

  /** Nothing is told any more. */
  stop(): void {
    this.#task?.stop();
    this.#task = null;
  }

  #look(at: number): void {
    this.stop();
    const spot = this.#spots[at];
    if (!spot) return;
    this.#way = spot.way;
    const wanted = { record: this.#record, ply: spot.ply, lines: 1, millis: this.#millis };
    this.#task = this.#thinking.analyse(wanted, (report) => this.#hear(spot, report));
  }

  #hear(spot: Spot, report: AnalysisReport): void {
    if (report.kind === "done") {
      this.#task = null;
      this.#findings.keep(spot.way, spot.mover, report.answer, true);
      this.#next = nextOf(this.#spots, this.#findings, this.#next + 1);
      this.#look(this.#next);
      this.#tell(null);
    } else if (report.kind === "failed") {
      this.#task = null;
      this.#tell(report.failure);
    }
  }

  #tell(failure: Failure | null): void {
    const { length } = this.#spots;
    this.#told({ done: this.#next, of: length, isOver: this.#next === length, failure });
  }
}

/** The first position from `from` on that is still to be looked at. */
function nextOf(spots: readonly Spot[], findings: Findings, from: number): number {
  const isOpen = ({ result, way }: Spot, index: number) =>
    index >= from && !result && !findings.get(way)?.isEnough;
  const found = spots.findIndex(isOpen);
  return found < 0 ? spots.length : found;
}

/** The score of each position of a game, `null` where it is not known. */
export const scoresOf = (spots: readonly Spot[], findings: Findings): (Score | null)[] =>
  spots.map(({ result, way }) =>
    result ? scoreOfEnd(result) : (findings.get(way)?.score ?? null),
  );

/** A turn that was not the best, with the line that was. */
export interface FallenTurn extends Fall {
  ply: number;
  turn: string;
  /** What should have been played from the position before. */
  best: readonly string[];
}

/** What of a game says where it fell. */
interface FallenGame {
  plies: readonly PlyView[];
  info: Pick<GameInfo, "hasRelays">;
}

/** The turns of a game after which the score fell. */
export function fallsOf(
  spots: readonly Spot[],
  { plies, info }: FallenGame,
  findings: Findings,
): FallenTurn[] {
  const scores = scoresOf(spots, findings);
  return plies.flatMap(({ turn, side }, index) => {
    const [before, after] = [scores[index], scores[index + 1]];
    const best = findings.get(spots[index]?.way ?? "")?.view.lines[0]?.turns ?? [];
    if (!before || !after || best.length === 0 || best[0] === turn || turn === "--") return [];
    const fall = fallOf({ before, after, side, hasRelays: info.hasRelays });
    return fall ? [{ ...fall, ply: index + 1, turn, best }] : [];
  });
}
