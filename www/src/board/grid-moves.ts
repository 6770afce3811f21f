/** Where the focus goes: pure. Rows are the pits as drawn, so the arrows follow the picture however it is turned. */
import type { GameInfo, SideName } from "../engine/types";

/** How far each key goes: rows down, and pits on. */
const STEPS = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
} as const;

export type GridKey = keyof typeof STEPS;

export const isGridKey = (key: string): key is GridKey => Object.hasOwn(STEPS, key);

/** Such keys are the browser's: Alt and the left arrow go back in history. */
export function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

type Rows = readonly (readonly number[])[];

/** The pit a key leads to from a pit; at an edge the pit itself. */
export function pitByKey(rows: Rows, from: number, key: GridKey): number {
  const [down, on] = STEPS[key];
  const row = rows.findIndex((pits) => pits.includes(from));
  const column = rows[row]?.indexOf(from) ?? 0;
  const pits = rows[row + down] ?? [];
  return pits[Math.min(pits.length - 1, Math.max(0, column + on))] ?? from;
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
