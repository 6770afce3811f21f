/** What a key on the board may mean, besides what the board itself does with keys. */
export type KeyIntent = "undo" | "redo" | "back" | "forward" | "pause" | "skip" | "keys";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

const plain: Readonly<Record<string, KeyIntent>> = {
  ".": "forward",
  ",": "back",
  "0": "pause",
  "?": "keys",
};

/** The intent of a key, or `null`: then it is the board's, or nobody's. `isShowing`: a turn is being shown. */
export function keyIntent(event: Pressed, isShowing: boolean): KeyIntent | null {
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== "z") return null;
    return event.shiftKey ? "redo" : "undo";
  }
  if (event.key === "Escape") return isShowing ? "skip" : null;
  return plain[event.key] ?? null;
}

/** Keys that sow. */
export const isPress = ({ key }: Pressed): boolean => key === "Enter" || key === " ";

/** Keys that mean something to the board: those that sow, go to a pit, or move between pits. */
export function isBoardKey(event: Pressed): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return isPress(event) || /^(Arrow\w+|Home|End|[a-z])$/i.test(event.key);
}
