/** Turns after which a player stood worse than with the best one. Pure. */
import type { SideName } from "../../engine/types";
import type { Score } from "./score";

/** From a little inaccurate to letting go what was proved; the board marks turns by these names. */
export type FallKind = "better" | "mistake" | "blunder";

/** More seeds than these were lost. */
const INACCURATE = 1.5;
const MISTAKE = 4;
/** What counts for a proved win or loss whose seeds are not known, beside estimates. */
const DECIDED = 12;

export interface Fall {
  kind: FallKind;
  /** Seeds that were lost, as far as estimates tell; `null`: a proved win or draw was let go. */
  seeds: number | null;
}

/** A player's view of a score: what is proved as 1, 0 or -1, and seeds. */
function seenBy({ seeds, proved }: Score, side: SideName): { rank: number | null; seeds: number } {
  if (!proved) return { rank: null, seeds: side === "south" ? seeds : -seeds };
  if (proved.winner === "draw") return { rank: 0, seeds: 0 };
  const rank = proved.winner === side ? 1 : -1;
  return { rank, seeds: rank * (proved.by ?? DECIDED) };
}

/** How far a turn of `side` fell behind the best one: from the score before it to that after it. */
export function fallOf(before: Score, after: Score, side: SideName): Fall | null {
  const [one, other] = [seenBy(before, side), seenBy(after, side)];
  if (one.rank !== null && other.rank !== null) {
    return other.rank < one.rank ? { kind: "blunder", seeds: null } : null;
  }
  // What was lost anyhow cannot fall, and a win that is merely not proved any more may still be one.
  if (one.rank === -1 || other.rank === 1) return null;
  if (one.rank === 1 && other.seeds > 0) return null;
  const lost = one.seeds - other.seeds;
  if (lost <= INACCURATE) return null;
  return { kind: lost > MISTAKE ? "mistake" : "better", seeds: lost };
}
