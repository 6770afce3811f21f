import { levelOf } from "../i18n/names";
import type { Players } from "../session/players";
import type { KeptMatch } from "../storage/games";

/**
 * Who plays which side, by the names of a match: `Level 4` is a level, any other
 * name a person's. So whatever keeps the names keeps the players: a reload, the
 * next game of a match, and a record.
 */
export const playersOf = ({ south, north }: KeptMatch["names"]): Players => ({
  south: levelOf(south) ?? "human",
  north: levelOf(north) ?? "human",
});
