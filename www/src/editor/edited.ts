/** A position as it is edited: any arrangement of seeds, playable or not. Pure. */
import type { GameId, GameInfo, SetupView, SideName } from "../engine/types";
import type { Counts } from "./counts";

/** Plain data; a new object at every change. */
export interface Edited {
  game: GameId;
  /** Seeds by pit, then in South's and in North's store. */
  counts: Counts;
  mover: SideName;
  /** Turns that South and North have taken, and those in which they captured (Omweso). */
  turnsTaken: readonly [number, number];
  capturingTurns: readonly [number, number];
  /** As they were typed: the engine judges them. */
  options: string;
}

/** The place of a side's store among the counts. */
export const storePlace = ({ letters }: GameInfo, side: SideName): number =>
  letters.length + (side === "south" ? 0 : 1);

/** What the engine has read, to be edited. */
export function editedOf({ game, board, mover, ...rest }: SetupView): Edited {
  return {
    game,
    counts: [...board.pits, ...board.stores],
    mover,
    turnsTaken: rest.turnsTaken,
    capturingTurns: rest.capturingTurns,
    options: rest.options.join(" "),
  };
}

/** The most seeds that one place takes: a whole game's. */
export const mostIn = ({ totalSeeds }: GameInfo): number => totalSeeds;

/** The most turns a counter takes: nine digits. */
export const MOST_TURNS = 999_999_999;
