/** What hand and keys do to a pit: pure. */

/** What a press on a pit does. */
export type Tool = "add" | "take" | "empty" | "set";

/** Seeds in a pit after a press; with `isTurned` (the shift key) what is added is taken. */
export function pressed(tool: Tool, held: number, setTo: number, isTurned: boolean): number {
  const meant = isTurned ? (tool === "take" ? "add" : "take") : tool;
  switch (meant) {
    case "add":
      return held + 1;
    case "take":
      return held - 1;
    case "empty":
      return 0;
    case "set":
      return setTo;
  }
}

/** Digits typed at a pit, one after the other. */
export interface Typed {
  pit: number;
  count: number;
  /** When the first and the last one came, in milliseconds. */
  begun: number;
  at: number;
}

/** Digits that come sooner after each other belong to one number. */
export const TOGETHER = 1500;

/** What is typed after one more digit. A number that no pit may hold begins anew with the digit. */
export function typed(
  before: Typed | null,
  { pit, digit, now, most }: { pit: number; digit: number; now: number; most: number },
): Typed {
  const isMore = before !== null && before.pit === pit && now - before.at < TOGETHER;
  const longer = isMore ? before.count * 10 + digit : digit;
  if (!isMore || longer > most) return { pit, count: digit, begun: now, at: now };
  return { pit, count: longer, begun: before.begun, at: now };
}

/** What a key does to the pit that has the focus. */
export type KeyDeed =
  { kind: "by"; by: 1 | -1 } | { kind: "empty" } | { kind: "digit"; digit: number };

export function keyDeed(key: string): KeyDeed | null {
  if (/^[0-9]$/.test(key)) return { kind: "digit", digit: Number(key) };
  switch (key) {
    case "+":
    case "=": // the same key, without shift
      return { kind: "by", by: 1 };
    case "-":
    case "−":
      return { kind: "by", by: -1 };
    case "Delete":
    case "Backspace":
      return { kind: "empty" };
    default:
      return null;
  }
}
