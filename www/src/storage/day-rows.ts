/** Unbroken rows of days, each from its first to its last one. */
export type Rows = readonly (readonly [first: number, last: number])[];

/** So many rows are remembered, the latest. */
const mostRows = 50;

/** The rows with one more day. Days may come in any order: clocks are set back, and two tabs have their own. */
export function joined(rows: Rows, day: number): Rows {
  const isApart = ([first, last]: Rows[number]) => last < day - 1 || first > day + 1;
  const touching = rows.filter((row) => !isApart(row)).flat();
  const row = [Math.min(day, ...touching), Math.max(day, ...touching)] as const;
  const all = [...rows.filter(isApart), row].sort(([one], [other]) => one - other);
  return all.slice(-mostRows);
}

/** How many days in a row there are up to `day` and with it. */
export function rowEndingAt(rows: Rows, day: number): number {
  const row = rows.find(([first, last]) => first <= day && day <= last);
  return row ? day - row[0] + 1 : 0;
}
