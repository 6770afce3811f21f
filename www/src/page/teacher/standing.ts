/** Which turn of a person's game is spoken of, and what is to be looked at for it. Pure. */
import type { PlyView, SideName } from "../../engine/types";

/** The game as it stands on the board. */
export interface Standing {
  side: SideName;
  plies: readonly PlyView[];
  /** Which is shown. */
  ply: number;
}

/** What is spoken of: nothing yet, a turn that led to a ply, or one that was taken back to be played otherwise. */
export type Topic = { kind: "start" } | { kind: "turn" | "again"; ply: number; turn: string };

/** The side of the person who plays against a level. */
export const personOf = ({ south }: { south: number | string }): SideName =>
  south === "human" ? "south" : "north";

/** The turns of one side, by the ply that each led to. */
export const ownTurns = (
  plies: readonly PlyView[],
  side: SideName,
): { ply: number; turn: string }[] =>
  plies.flatMap((each, index) => (each.side === side ? [{ ply: index + 1, turn: each.turn }] : []));

/** Where a person is to move and has moved before, that turn may be played otherwise; else his last turn is spoken of. */
export function topicOf({ side, plies, ply }: Standing): Topic {
  const next = plies[ply];
  if (next?.side === side) return { kind: "again", ply: ply + 1, turn: next.turn };
  const last = ownTurns(plies.slice(0, ply), side).at(-1);
  return last ? { kind: "turn", ...last } : { kind: "start" };
}

/** The plies that are to be looked at, the most urgent first: around the turn that is spoken of, then ahead. */
export function pliesWanted(standing: Standing, topic: Topic, isPersonsTurn: boolean): number[] {
  const around = topic.kind === "turn" ? [topic.ply - 1, topic.ply] : [];
  const wanted = isPersonsTurn ? [...around, standing.ply] : around;
  return [...new Set(wanted)];
}
