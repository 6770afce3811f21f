/** How a person has played a whole game. Pure. */
import { isMissed, type Advice, type Missed } from "./advice";

/** A turn by its ply, and what was said of it. */
export interface JudgedTurn {
  ply: number;
  /** Counted from 1 among the person's own. */
  number: number;
  advice: Advice;
}

/** A turn that cost most. */
export type Costliest = JudgedTurn & { advice: Missed };

export interface Summary {
  turns: number;
  best: number;
  good: number;
  missed: number;
  costliest: Costliest | null;
}

const isMissedTurn = (turn: JudgedTurn): turn is Costliest => isMissed(turn.advice);

const ranks = { better: 0, mistake: 1, blunder: 2 } as const;

/** What is proved comes before whatever is estimated. */
const rankOf = ({ kind, isProved }: Missed): number => ranks[kind] + (isProved ? ranks.blunder : 0);

/** A mistake whose seeds nobody knows stands for many; a smaller fall has changed little. */
const seedsOf = ({ kind, seeds }: Missed): number => seeds ?? (kind === "better" ? 0 : Infinity);

/** Whether one turn cost more than another. */
function isCostlier({ advice: one }: Costliest, { advice: other }: Costliest): boolean {
  const [rank, before] = [rankOf(one), rankOf(other)];
  return rank === before ? seedsOf(one) > seedsOf(other) : rank > before;
}

/** What a game comes to, turn by turn. */
export function summaryOf(judged: readonly JudgedTurn[]): Summary {
  const missed = judged.filter(isMissedTurn);
  const good = judged.filter(({ advice }) => advice.kind === "good").length;
  const costliest = missed.reduce<Costliest | null>(
    (most, each) => (!most || isCostlier(each, most) ? each : most),
    null,
  );
  return {
    turns: judged.length,
    best: judged.length - good - missed.length,
    good,
    missed: missed.length,
    costliest,
  };
}
