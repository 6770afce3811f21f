import { keptGameIds } from "./games";
import { oneOf, shaped, text, type ReadBy } from "./readers";
import { Slot, type Schema } from "./slot";
import type { Store } from "./store";

const analysis = shaped({ game: oneOf(...keptGameIds), position: text });

/** The position that was last set up, playable or not. */
export type Analysis = ReadBy<typeof analysis>;

export const analysisSchema: Schema<Analysis> = { version: 1, read: analysis };

export const analysisSlot = (store: Store): Slot<Analysis> =>
  new Slot(store, "analysis", analysisSchema);
