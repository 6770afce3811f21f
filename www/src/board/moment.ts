/** What is to be seen at one instant of a showing. */

/** A pit, or where captured seeds go. */
export type Place = { readonly pit: number } | { readonly store: 0 | 1 } | { readonly exit: 0 | 1 };

/** The hand with its seeds, on its way between two pits. */
export interface HandMoment {
  readonly from: number;
  readonly to: number;
  /** 0 at `from`, 1 at `to`. */
  readonly fraction: number;
  /** 0 in the pit, 1 at the height it travels at. */
  readonly height: number;
  readonly seeds: number;
  /** Captured seeds carry another mark. */
  readonly isResown: boolean;
}

/** One seed that has left the hand. */
export interface FallMoment {
  readonly pit: number;
  readonly fraction: number;
  readonly isResown: boolean;
}

/** Seeds that move together: captured, or collected at the end. */
export interface GroupMoment {
  readonly kind: "capture" | "collect";
  readonly from: number;
  readonly to: Place;
  readonly seeds: number;
  readonly fraction: number;
}

/** The lap being sown, as far as it is sown. */
export interface PathMoment {
  readonly origin: number;
  readonly drops: readonly number[];
  readonly dropped: number;
  readonly isResown: boolean;
}

export type MarkKind = "origin" | "relay" | "capture" | "spared" | "choice" | "end" | "collect";

/** A pit pointed out; `strength` from 0 to 1. */
export interface MarkMoment {
  readonly kind: MarkKind;
  readonly pit: number;
  readonly strength: number;
}

export interface Moment {
  readonly pits: Int16Array;
  readonly stores: [number, number];
  readonly hand: HandMoment | null;
  readonly fall: FallMoment | null;
  readonly groups: readonly GroupMoment[];
  readonly path: PathMoment | null;
  readonly marks: readonly MarkMoment[];
  /** Seeds that are in no pit and no store. */
  readonly aloft: number;
  /** Lap shown, from 1; 0 before the first. */
  readonly lap: number;
  readonly laps: number;
  /** Index of the step shown. */
  readonly step: number;
  /** 0…1 while laps are leapt over. */
  readonly leaping: number;
  /** 0…1 while a never-ending turn is taken back. */
  readonly undoing: number;
}
