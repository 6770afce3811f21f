import type { SideName } from "../engine/types";
import type { Texts } from "./en";

/** What the players are called: in a sentence, and where one must hear the side as well. */
export interface PlayerNames {
  short: Readonly<Record<SideName, string>>;
  full: Readonly<Record<SideName, string>>;
}

/** Longer names are cut off: they stand in lines that say something else, too. */
const longestName = 24;

const clipped = (name: string): string => {
  const letters = [...name.trim()];
  return letters.length <= longestName
    ? letters.join("")
    : `${letters
        .slice(0, longestName - 1)
        .join("")
        .trimEnd()}…`;
};

/** The level that a record names as a player, as records write it in every language; `null` for a person. */
export const levelOf = (name: string): number | null => {
  const [, level] = /^Level ([1-6])$/.exec(name.trim()) ?? [];
  return level === undefined ? null : Number(level);
};

const bySide = (name: (side: SideName) => string) => ({
  south: name("south"),
  north: name("north"),
});

/** The players as they are to be called; `given` are names of a record, `""` where it has none. */
export function playerNames(given: Readonly<Record<SideName, string>>, texts: Texts): PlayerNames {
  const names = bySide((side) => {
    const level = levelOf(given[side]);
    return level === null ? clipped(given[side]) : texts.level(level);
  });
  const full = bySide((side) =>
    names[side] === "" ? texts.side[side] : texts.status.named(names[side], side),
  );
  // Two players of one name are told apart by their sides.
  if (names.south === names.north) return { short: full, full };
  return { short: bySide((side) => names[side] || texts.side[side]), full };
}

/** The players of a game without names. */
export const namelessPlayers = ({ side }: Texts): PlayerNames => ({ short: side, full: side });
