/** Turns after which a player stood worse than with the best one. Pure. */
import type { SideName } from "../../engine/types";
import type { Score } from "./score";

/** From a little inaccurate to letting go what was proved; the board marks turns by these names. */
export type FallKind = "better" | "mistake" | "blunder";

/** More seeds than these were lost. */
interface Measure {
  inaccurate: number;
  mistake: number;
}

/**
 * A turn counts once it loses clearly more than estimates waver by themselves. Measured over games of levels, between
 * two looks at 100,000 nodes each and the best turn between them: in Oware nine of ten waver by less than a seed or two,
 * where turns are relays by five to a dozen, for one of them moves many seeds.
 */
const LAP: Measure = { inaccurate: 1.5, mistake: 4 };
const RELAY: Measure = { inaccurate: 5, mistake: 12 };

/** So many seeds are a clear difference, by whether turns of the game are relays. */
export const clearSeeds = (hasRelays: boolean): number => (hasRelays ? RELAY : LAP).inaccurate;

/** What counts for a win or loss whose seeds are not known, beside estimates. */
const DECIDED = 12;

export interface Fall {
  kind: FallKind;
  /** Seeds that were lost, as far as estimates tell; `null`: it is not a matter of seeds, or nobody knows how many. */
  seeds: number | null;
}

interface Seen {
  /** What is proved as 1, 0 or -1. */
  rank: number | null;
  seeds: number;
  /** Whether these seeds are told to people; if not, they only stand for much. */
  isCounted: boolean;
}

/** A player's view of a score. */
function seenBy({ seeds, isDecided, proved }: Score, side: SideName): Seen {
  if (!proved) {
    const own = side === "south" ? seeds : -seeds;
    return { rank: null, seeds: isDecided ? Math.sign(own) * DECIDED : own, isCounted: !isDecided };
  }
  if (proved.winner === "draw") return { rank: 0, seeds: 0, isCounted: true };
  const rank = proved.winner === side ? 1 : -1;
  return { rank, seeds: rank * (proved.by ?? DECIDED), isCounted: proved.by !== null };
}

/** A turn of a game, and the scores before and after it. */
export interface Step {
  before: Score;
  after: Score;
  side: SideName;
  /** Whether turns of this game are relays. */
  hasRelays: boolean;
}

/** How far a turn fell behind the best one: from the score before it to that after it. */
export function fallOf({ before, after, side, hasRelays }: Step): Fall | null {
  const [one, other] = [seenBy(before, side), seenBy(after, side)];
  if (one.rank !== null && other.rank !== null) {
    return other.rank < one.rank ? { kind: "blunder", seeds: null } : null;
  }
  // What was lost anyhow cannot fall, and a win that is merely not proved any more may still be one.
  if (one.rank === -1 || other.rank === 1) return null;
  if (one.rank === 1 && other.seeds > 0) return null;
  const lost = one.seeds - other.seeds;
  const { inaccurate, mistake } = hasRelays ? RELAY : LAP;
  if (lost <= inaccurate) return null;
  const isCounted = one.isCounted && other.isCounted;
  return { kind: lost > mistake ? "mistake" : "better", seeds: isCounted ? lost : null };
}
