/** Brings together what the search has found out of a turn and what the rules say of it. */
import type { GameInfo, SideName } from "../../engine/types";
import type { Engine } from "../../session/engine";
import type { Findings } from "../analysis/findings";
import { reading, type Spot } from "../analysis/reading";
import { scoreOfEnd } from "../analysis/score";
import { adviceOf, proposalOf, type Advice, type Proposal } from "./advice";
import { outlookOf, turnsIn } from "./outlook";

/** What is needed of an engine. */
type Reader = Pick<Engine, "fromRecord">;
type Game = ReturnType<Reader["fromRecord"]>;

/** A game in which turns are judged. */
export interface JudgedGame {
  record: string;
  info: Pick<GameInfo, "hasRelays">;
  findings: Pick<Findings, "get">;
}

/** A turn of it, with the positions before and after. */
export interface OwnTurn {
  turn: string;
  side: SideName;
  before: Spot;
  after: Spot;
}

/** So many turns of a line are played on. */
const LINE_TURNS = 6;

/** What is to be said of a turn; `null` as long as not enough is known. */
export function adviceOn(
  reader: Reader,
  game: JudgedGame,
  { turn, side, before, after }: OwnTurn,
): Advice | null {
  const [one, other] = [game.findings.get(before.way), game.findings.get(after.way)];
  const best = one?.view.lines[0]?.turns;
  const score = after.result ? scoreOfEnd(after.result) : (other?.score ?? null);
  if (!one || !best || !score) return null;
  const played = [turn, ...(after.result ? [] : (other?.view.lines[0]?.turns ?? []))];
  // What is proved has been looked at to its end.
  const depth = score.proved
    ? one.view.depth
    : Math.min(one.view.depth, 1 + (other?.view.depth ?? 0));
  return reading(reader, game.record, (read) =>
    adviceOf({
      side,
      hasRelays: game.info.hasRelays,
      before: one.score,
      after: score,
      depth,
      // Asked before the others: they play in the game.
      isOnly: isOnlyIn(read, before.ply),
      best: outlookOf(read, before.ply, best.slice(0, LINE_TURNS)),
      played: outlookOf(read, before.ply, played.slice(0, LINE_TURNS)),
    }),
  );
}

/** What is to be played in a position; `null` as long as nothing is known of it. */
export function proposalAt(
  reader: Reader,
  { record, info, findings }: JudgedGame,
  { ply, way, mover }: Spot,
): Proposal | null {
  const found = findings.get(way);
  const line = found?.view.lines[0]?.turns;
  if (!found || !line) return null;
  return reading(reader, record, (read) =>
    proposalOf({
      side: mover,
      hasRelays: info.hasRelays,
      before: found.score,
      depth: found.view.depth,
      isOnly: isOnlyIn(read, ply),
      best: outlookOf(read, ply, line.slice(0, LINE_TURNS)),
    }),
  );
}

function isOnlyIn(game: Game, ply: number): boolean {
  game.goTo(ply);
  return turnsIn(game)?.length === 1;
}
