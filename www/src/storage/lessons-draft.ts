import { keptGameIds } from "./games";
import { count, dictionaryOf, either, listOf, oneOf, orNull, shaped, text } from "./readers";
import type { ReadBy } from "./readers";
import { Slot, type Schema } from "./slot";
import type { Store } from "./store";

/** In one language that nobody names, or by the tags of languages. */
const words = either<string | Readonly<Record<string, string>>>(text, dictionaryOf(text));

const side = oneOf("south", "north");

/** Something that is to be reached; what does not go with its kind means nothing. */
const aim = shaped({
  kind: oneOf("pit", "takes", "seeds", "end"),
  pit: text,
  side,
  least: count,
  /** `null`: just so many, or, of what is taken, no most. */
  most: orNull(count),
  winner: text,
  by: text,
});

const hint = shaped({ says: words, pits: text });

const wrongTry = shaped({ turn: text, rule: text, says: words });

const lesson = shaped({
  id: text,
  title: words,
  task: words,
  position: text,
  side,
  turns: count,
  aims: listOf(aim),
  replies: text,
  level: orNull(count),
  hints: listOf(hint),
  wrong: listOf(wrongTry),
  /** As they were written, a solution a text. */
  solutions: listOf(text),
  done: words,
  /** `null`: all that are tried. */
  rules: orNull(listOf(text)),
  read: listOf(text),
});

const draft = shaped({
  id: text,
  game: oneOf(...keptGameIds),
  title: words,
  /** In which language is being written; `""` where none is named. */
  language: text,
  lessons: listOf(lesson),
  /** The lesson that is being written. */
  at: count,
});

export type DraftWords = ReadBy<typeof words>;
export type Aim = ReadBy<typeof aim>;
export type WrongDraft = ReadBy<typeof wrongTry>;
export type LessonDraft = ReadBy<typeof lesson>;

/** Lessons as somebody is writing them: they may lack anything, and say anything. */
export type CourseDraft = ReadBy<typeof draft>;

export const draftSchema: Schema<CourseDraft> = { version: 1, read: draft };

/** A draft without lessons is none. */
export const draftSlot = (store: Store): Slot<CourseDraft> =>
  new Slot(store, "lessons", draftSchema, ({ lessons }) => lessons.length > 0);
