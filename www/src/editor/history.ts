/** What was edited, step by step: pure. Every function gives a new history and leaves the old one as it was. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the last step belongs to: steps of one group are taken back together. */
  readonly group: string | null;
}

/** More steps than these are forgotten, the oldest first. */
export const MOST_STEPS = 300;

export const begin = <T>(present: T): History<T> => ({
  past: [],
  present,
  future: [],
  group: null,
});

/** One step on. Nothing has changed when `next` is the present itself. */
export function advance<T>(history: History<T>, next: T, group: string | null = null): History<T> {
  if (next === history.present) return history;
  const isSameStep = group !== null && group === history.group && history.past.length > 0;
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present: next, future: [], group };
}

export function undo<T>(history: History<T>): History<T> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present, future, group: null };
}

export function redo<T>(history: History<T>): History<T> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future, group: null };
}
