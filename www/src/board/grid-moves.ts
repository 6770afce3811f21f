/** Where the focus goes: pure. Rows are the pits as drawn, so the arrows follow the picture however it is turned. */
import type { GameInfo, SideName } from "../engine/types";

export type GridKey = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End";

const KEYS: readonly string[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

export function isGridKey(key: string): key is GridKey {
  return KEYS.includes(key);
}

/** Such keys are the browser's: Alt and the left arrow go back in history. */
export function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

type Rows = readonly (readonly number[])[];

/** The pit a key leads to from a pit; at an edge the pit itself. */
export function pitByKey(rows: Rows, from: number, key: GridKey): number {
  const row = rows.findIndex((r) => r.includes(from));
  const column = rows[row]?.indexOf(from) ?? 0;
  const at = (r: number, c: number) => rows[r]?.[c] ?? from;
  switch (key) {
    case "ArrowLeft":
      return at(row, column - 1);
    case "ArrowRight":
      return at(row, column + 1);
    case "ArrowUp":
      return at(row - 1, column);
    case "ArrowDown":
      return at(row + 1, column);
    case "Home":
      return at(row, 0);
    case "End":
      return at(row, (rows[row]?.length ?? 1) - 1);
  }
}

/** The pit with a letter: the mover's; when nobody moves, the one that is written so. */
export function pitByLetter(info: GameInfo, key: string, mover: SideName | null): number | null {
  const found = info.letters.flatMap((letter, pit) =>
    letter.toLowerCase() === key.toLowerCase() ? [pit] : [],
  );
  const isOwn = (pit: number) =>
    mover === null ? info.letters[pit] === key : sideOf(info, pit) === mover;
  return found.find(isOwn) ?? found[0] ?? null;
}

/** Whose pit it is. */
export function sideOf(info: GameInfo, pit: number): SideName {
  return pit < info.pitsPerSide ? "south" : "north";
}
