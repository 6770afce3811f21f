import { anything, count, dictionaryOf, optional, shaped, type ReadBy } from "./readers";
import { Slot, type Schema } from "./slot";
import type { Store } from "./store";

const progress = shaped({
  /** How far lessons were followed, by lesson; read by whoever gives them. */
  lessons: optional(dictionaryOf(anything), {}),
  /** How puzzles were solved, by puzzle. */
  puzzles: optional(dictionaryOf(anything), {}),
  /** The level of the opponent last played against, by game. */
  levels: optional(dictionaryOf(count), {}),
});

/** What a person has learnt and solved so far. */
export type Progress = ReadBy<typeof progress>;

export const progressSchema: Schema<Progress> = { version: 1, read: progress };

/** Reserved: nothing is kept here yet. Lessons, puzzles and opponents that come later find their place in the schema. */
export const progressSlot = (store: Store): Slot<Progress> =>
  new Slot(store, "progress", progressSchema);
