/** What was found out about positions of games, kept as long as the page is there. Pure. */
import type { SideName, ThinkingView } from "../../engine/types";
import { scoreOf, type Score } from "./score";

/** What is known of a position. */
export interface Finding {
  view: ThinkingView;
  /** Of its best line. */
  score: Score;
  /** Whether it was looked at as long as a game that is gone through wants. */
  isEnough: boolean;
}

/** So many positions are remembered, the latest. */
const MOST = 2_000;

/** Findings by the way to the position: coming back to one is instant. */
export class Findings {
  readonly #byWay = new Map<string, Finding>();

  get(way: string): Finding | null {
    return this.#byWay.get(way) ?? null;
  }

  /** Keeps what a search tells, unless more was known. A search without a line says nothing. */
  keep(way: string, mover: SideName, view: ThinkingView, isEnough: boolean): void {
    const [best] = view.lines;
    if (!best) return;
    const known = this.#byWay.get(way);
    const found = {
      view,
      score: scoreOf(best.worth, mover),
      isEnough: isEnough || view.isOver || (known?.isEnough ?? false),
    };
    const kept = known && isDeeper(known.view, view) ? { ...found, ...of(known) } : found;
    this.#byWay.delete(way);
    this.#byWay.set(way, kept);
    const [oldest] = this.#byWay.keys();
    if (this.#byWay.size > MOST && oldest !== undefined) this.#byWay.delete(oldest);
  }

  /** What is known now may be worth less than what can be found out from now on. */
  clear(): void {
    this.#byWay.clear();
  }
}

const of = ({ view, score }: Finding): Pick<Finding, "view" | "score"> => ({ view, score });

/** Whether the first tells more than the second: of the same depth, that with more lines. */
function isDeeper(one: ThinkingView, other: ThinkingView): boolean {
  if (one.depth !== other.depth) return one.depth > other.depth;
  return one.lines.length > other.lines.length;
}

/** Those of this page, whichever screen found them. */
export const pageFindings = new Findings();
