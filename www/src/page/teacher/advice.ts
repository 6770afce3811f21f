/** What can be said of a turn that was played, beside the best one. Pure: sentences are made of it elsewhere. */
import type { Ending, SideName } from "../../engine/types";
import { clearSeeds, fallOf, type Fall, type FallKind } from "../analysis/falls";
import type { ProvedScore, Score } from "../analysis/score";
import type { Capture, Exchange, Outlook } from "./outlook";

/** A turn, the best one, and what both are worth. */
export interface Judged {
  side: SideName;
  /** Whether turns of the game are relays. */
  hasRelays: boolean;
  /** There was no other turn. */
  isOnly: boolean;
  /** Of the position before the turn, with its best turn, and of that after it. */
  before: Score;
  after: Score;
  /** So many turns ahead both were looked at. */
  depth: number;
  best: Outlook;
  played: Outlook;
}

/** What a turn captures, and the most that any reply captures. */
export interface Trade {
  captured: number;
  reply: Capture;
}

/** What became of a position, as one's own side sees it. */
export type Fate = "won" | "drawn" | "lost";

/** Why the best turn was better; all but `estimate` and the choice of `line` is known for certain. */
export type Why =
  /** It wins at once. */
  | { kind: "wins"; ending: Ending }
  /** The turn played has ended the game otherwise. */
  | { kind: "ends"; ending: Ending; fate: Fate | "annulled" }
  /** After the turn played a reply wins at once, and after the best turn none does. */
  | { kind: "loses"; reply: string; ending: Ending }
  /** How the position ended with best play, before and after the turn, as far as it is proved. */
  | { kind: "proved"; before: Fate | null; after: Fate | null; plies: number | null }
  /** What both capture, and what may be captured in reply. */
  | { kind: "trade"; best: Trade; played: Trade }
  /** What both sides capture in the turns that may follow. */
  | { kind: "line"; best: Exchange; played: Exchange }
  /** The turns that may follow the best one; what is better about them shows later. */
  | { kind: "estimate"; line: readonly string[] };

/** What is said of a turn. */
export type Advice =
  | { kind: "only" | "best" | "good"; turn: string; fate: Fate | null; depth: number }
  | {
      kind: FallKind;
      turn: string;
      best: string;
      /** Seeds that were lost, as estimated; `null`: it is not a matter of seeds. */
      seeds: number | null;
      /** Whether people are told how many: where turns are relays one of them moves so many that it says little. */
      isCounted: boolean;
      /** What was let go was proved, or is proved to be lost now: no matter how many seeds it is about. */
      isProved: boolean;
      why: Why;
      depth: number;
      /** What is shown of the better turn. */
      show: readonly string[];
    };

/** A turn that fell behind the best one. */
export type Missed = Extract<Advice, { why: Why }>;

export const isMissed = (advice: Advice): advice is Missed => "why" in advice;

/** How it ends for a side that this one wins; `undefined`: it is not known who does. */
function fateOf(winner: ProvedScore["winner"] | undefined, side: SideName): Fate | null {
  if (winner === undefined) return null;
  if (winner === "draw") return "drawn";
  return winner === side ? "won" : "lost";
}

/** What is said of a turn beside the best one. */
export function adviceOf(judged: Judged): Advice {
  const { hasRelays, isOnly, depth, best, played } = judged;
  const { turn } = played;
  const fall = isOnly || best.turn === turn ? null : (fallIn(judged) ?? missedEnd(judged));
  if (!fall) {
    const kind = isOnly ? "only" : best.turn === turn ? "best" : "good";
    return { kind, turn, fate: fateHeld(judged), depth };
  }
  const why = whyOf(judged);
  const isCounted = fall.seeds !== null && !hasRelays;
  const isProved = isProvedFall(judged);
  const show = shown(why, best.turn);
  return { ...fall, turn, best: best.turn, isCounted, isProved, why, depth, show };
}

const fallIn = ({ before, after, side, hasRelays }: Judged): Fall | null =>
  fallOf({ before, after, side, hasRelays });

/** Whether no reply wins at once, as far as each was looked at. */
const isSafe = ({ losesTo, isUnread }: Outlook): boolean => losesTo === null && !isUnread;

/** Whoever could have won at once, or need not have let the other do so, is told, however little it changes. */
function missedEnd({ side, before, best, played }: Judged): Fall | null {
  const isWinMissed = best.result?.winner === side && played.result?.winner !== side;
  const isLossLet = played.losesTo !== null && isSafe(best);
  const isLost = fateOf(before.proved?.winner, side) === "lost";
  return isWinMissed || (isLossLet && !isLost) ? { kind: "better", seeds: null } : null;
}

/** Whether a win is one no more, or a loss is certain that was not so before. */
function isProvedFall({ side, before, after }: Judged): boolean {
  const one = fateOf(before.proved?.winner, side);
  const other = fateOf(after.proved?.winner, side);
  return one !== other && (one === "won" || other === "lost");
}

/** How the game ends for certain after a turn that let nothing go; when it has ended with it, everybody sees that. */
function fateHeld({ before, after, side, played }: Judged): Fate | null {
  if (played.result) return null;
  const fate = fateOf(after.proved?.winner, side);
  return fate === "won" || fate === fateOf(before.proved?.winner, side) ? fate : null;
}

/** The first of the reasons, the most certain first. */
function whyOf(judged: Judged): Why {
  return (
    whyEnded(judged) ??
    whyProved(judged) ??
    whyTraded(judged) ??
    whyOfLine(judged) ?? { kind: "estimate", line: lineOf(judged.best) }
  );
}

/** So many turns of a line are told that shows nothing to count. */
const TOLD_TURNS = 4;
const lineOf = ({ line }: Outlook): readonly string[] => line.slice(0, TOLD_TURNS);

function whyEnded({ side, best, played }: Judged): Why | null {
  if (best.result?.winner === side) return { kind: "wins", ending: best.result.ending };
  if (played.result) {
    const { winner, ending } = played.result;
    const fate = winner === "annulled" ? winner : fateOf(winner, side);
    return { kind: "ends", ending, fate: fate ?? "drawn" };
  }
  if (!played.losesTo || !isSafe(best) || best.result) return null;
  const { turn: reply, ending } = played.losesTo;
  return { kind: "loses", reply, ending };
}

function whyProved({ side, before, after }: Judged): Why | null {
  const one = fateOf(before.proved?.winner, side);
  const other = fateOf(after.proved?.winner, side);
  const isHeld = one === "won" || (one === "drawn" && other === "lost");
  if (!isHeld && other !== "lost") return null;
  const plies = isHeld ? before.proved?.plies : after.proved?.plies;
  return { kind: "proved", before: one, after: other, plies: plies ?? null };
}

/** What a turn captures and may cost at once, where all of it can be counted. */
export function tradeOf({ captured, reply }: Outlook): Trade | null {
  return captured === null || !reply ? null : { captured, reply };
}

const gainOf = ({ captured, reply }: Trade): number => captured - reply.seeds;

function whyTraded({ hasRelays, best, played }: Judged): Why | null {
  const [one, other] = [tradeOf(best), tradeOf(played)];
  if (!one || !other || gainOf(one) - gainOf(other) <= clearSeeds(hasRelays)) return null;
  return { kind: "trade", best: one, played: other };
}

/** The shortest lines that tell why, each side playing as often in both. */
function whyOfLine({ hasRelays, best, played }: Judged): Why | null {
  for (const [index, one] of best.exchanges.entries()) {
    const other = played.exchanges[index];
    if (!other) return null;
    const gain = one.own - one.theirs - (other.own - other.theirs);
    if (gain > clearSeeds(hasRelays)) return { kind: "line", best: one, played: other };
  }
  return null;
}

/** As much of the better turn as the reason speaks of. */
function shown(why: Why, best: string): readonly string[] {
  if (why.kind === "trade" && why.best.reply.seeds > 0) return [best, why.best.reply.turn];
  if (why.kind === "line") return why.best.turns;
  return why.kind === "estimate" ? why.line : [best];
}

/** What is said when somebody asks what to play. */
export interface Proposal {
  turn: string;
  isOnly: boolean;
  why:
    | { kind: "wins"; ending: Ending }
    | { kind: "proved"; fate: Fate; plies: number | null }
    | { kind: "trade"; trade: Trade }
    | { kind: "line"; line: readonly string[] };
  depth: number;
}

/** What is to be played in a position, and why. */
export function proposalOf({
  side,
  isOnly,
  before,
  depth,
  best,
}: Omit<Judged, "after" | "played">): Proposal {
  const why = (): Proposal["why"] => {
    if (best.result?.winner === side) return { kind: "wins", ending: best.result.ending };
    const fate = fateOf(before.proved?.winner, side);
    if (fate) return { kind: "proved", fate, plies: before.proved?.plies ?? null };
    const trade = tradeOf(best);
    const isReason = trade && (trade.captured > 0 || trade.reply.seeds === 0);
    return isReason ? { kind: "trade", trade } : { kind: "line", line: lineOf(best) };
  };
  return { turn: best.turn, isOnly, why: why(), depth };
}
