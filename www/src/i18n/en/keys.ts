/** English for the list of the keys. */
export const keys = {
  title: "Keys of the board",
  note: "They work while the board has the focus.",
  rows: [
    [["←", "→", "↑", "↓"], "move between pits"],
    [["Enter", "Space"], "sow the pit"],
    [["A", "a"], "a pit’s letter jumps to it"],
    [["Ctrl Z"], "undo (⌘ Z on a Mac)"],
    [["Ctrl Shift Z"], "redo"],
    [["Esc"], "take back a choice of direction, or skip to the end of the turn"],
    [["."], "one step on: a seed of the turn shown, else a turn"],
    [[","], "one step back"],
    [["0"], "pause, and go on"],
    [["?"], "this list"],
  ] as readonly (readonly [readonly string[], string])[],
};

export type KeysTexts = typeof keys;
