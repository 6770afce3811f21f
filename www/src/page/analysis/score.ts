/** What positions are worth, told from one side: South's. Pure. */
import type { ResultView, SideName, Worth } from "../../engine/types";
import { otherSide } from "../../session/players";

/** What is known for certain of a position. */
export interface ProvedScore {
  winner: SideName | "draw";
  /** The seeds by which it is won, where known. */
  by: number | null;
  /** Plies to the end, where the search has seen it. */
  plies: number | null;
}

export interface Score {
  /** Estimated seeds by which South is ahead, below zero North; 0 when it is proved instead. */
  seeds: number;
  /**
   * It is an estimate that counts no seeds: the side ahead is winning. Most of all where the game ends by repetition or
   * the limit of plies: that is true for this game only, so it is no proof.
   */
  isDecided: boolean;
  /** Only where a table or a complete search knows. */
  proved: ProvedScore | null;
}

/** The engine's greatest estimate: more than these seeds are not told apart. */
const MOST_ESTIMATED = 90;

const certain = (proved: ProvedScore): Score => ({ seeds: 0, isDecided: false, proved });

/** A worth to the player to move, as one told from South. */
export function scoreOf({ seeds, proved }: Worth, mover: SideName): Score {
  if (!proved) {
    const isDecided = Math.abs(seeds) >= MOST_ESTIMATED;
    return { seeds: mover === "south" ? seeds : 0 - seeds, isDecided, proved: null };
  }
  const { outcome, by, plies } = proved;
  if (outcome === "drawn") return certain({ winner: "draw", by: null, plies });
  const winner = outcome === "won" ? mover : otherSide(mover);
  return certain({ winner, by, plies });
}

/** What the end of a game is worth; `null` where the players ended it, or it was annulled: that says nothing. */
export function scoreOfEnd({ winner, ending, scores }: ResultView): Score | null {
  if (winner === "annulled" || ending === "resigned" || ending === "agreed") return null;
  if (winner === "draw") return certain({ winner, by: null, plies: 0 });
  const by = scores ? Math.abs(scores[0] - scores[1]) : null;
  return certain({ winner, by, plies: 0 });
}

/** So many seeds ahead are half way to the rim of the graph. */
const HALF_WAY = 6;
/** An estimate comes no nearer to the rim than this: the rim is for what is proved. */
const MOST = 0.9;

/** How high a score stands, from 1 (won by South) to -1 (won by North). */
export function heightOf({ seeds, proved }: Score): number {
  if (proved) return { south: 1, north: -1, draw: 0 }[proved.winner];
  return (MOST * seeds) / (Math.abs(seeds) + HALF_WAY);
}
