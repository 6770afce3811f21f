import {
  anything,
  count,
  dictionaryOf,
  listOf,
  oneOf,
  optional,
  orNull,
  pairOf,
  shaped,
  type ReadBy,
} from "./readers";
import { Slot, type Schema } from "./slot";
import type { Store } from "./store";

const beginning = { level: 1, right: 0 };
const skill = shaped({ level: count, right: count });

/** What was reached in counting one game. */
const counted = shaped({
  /** By kind of question: its level, and right answers in a row there. */
  skills: shaped({
    landing: optional(skill, beginning),
    laps: optional(skill, beginning),
    captured: optional(skill, beginning),
  }),
  row: count,
  bestRow: count,
  bestRound: count,
  /** The kind that is asked about; `null` for all of them. */
  asked: optional(orNull(oneOf("landing", "laps", "captured")), null),
});

const progress = shaped({
  /** How far lessons were followed, by lesson; read by whoever gives them. */
  lessons: optional(dictionaryOf(anything), {}),
  /** How puzzles were solved, by puzzle; see `solved.ts`. */
  puzzles: optional(dictionaryOf(anything), {}),
  /** What was tried at puzzles that are not solved yet, by puzzle; see `solved.ts`. */
  puzzleTries: optional(dictionaryOf(anything), {}),
  /** The days whose puzzle was solved: first and last ones of unbroken rows, in days since 1970. */
  puzzleDays: optional(listOf(pairOf(count)), []),
  /** The level of the opponent last played against, by game. */
  levels: optional(dictionaryOf(count), {}),
  /** What was reached in counting, by game. */
  counting: optional(dictionaryOf(counted), {}),
  /** How much help is wanted before a turn that is played with a teacher, by game. */
  help: optional(dictionaryOf(oneOf("off", "landing", "turn")), {}),
});

/** What a person has learnt and solved so far. */
export type Progress = ReadBy<typeof progress>;

/** What a person has reached in counting one game. */
export type KeptCounting = ReadBy<typeof counted>;

export const nothingKept: Progress = {
  lessons: {},
  puzzles: {},
  puzzleTries: {},
  puzzleDays: [],
  levels: {},
  counting: {},
  help: {},
};

export const progressSchema: Schema<Progress> = { version: 1, read: progress };

export const progressSlot = (store: Store): Slot<Progress> =>
  new Slot(store, "progress", progressSchema);
