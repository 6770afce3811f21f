import type { GameId } from "../engine/types";
import { strongestLevel, type Player } from "../session/players";
import { gameOfPosition, gameOfRecord } from "../session/options";
import { isGameId } from "../session/saved";

/** How the board is used: played on, watched, solved, learnt on, only looked at, or asked for a pit that the page wants to hear of. */
export type Mode = "play" | "watch" | "puzzle" | "lesson" | "static" | "choose";
export type Controls = "full" | "minimal" | "none";
export type Theme = "auto" | "light" | "dark" | "contrast";
export type Counts = "always" | "hover" | "never";

/** All attributes in their typed form. */
export interface Settings {
  /** `null`: that of the position, else Oware. */
  game: GameId | null;
  position: string | null;
  moves: readonly string[];
  options: string;
  /** A whole record; wins over the four above. */
  record: string | null;
  /** `null`: the last. */
  ply: number | null;
  mode: Mode;
  /** The id or address of a lesson, or a whole course. */
  lesson: string | null;
  /** Who plays South, and who North. */
  south: Player;
  north: Player;
  speed: number | "instant";
  flip: boolean;
  letters: boolean;
  counts: Counts;
  controls: Controls;
  theme: Theme;
  /** `null`: the host's. */
  lang: string | null;
}

export type AttributeName = keyof Settings;

export const defaults: Readonly<Settings> = {
  game: null,
  position: null,
  moves: [],
  options: "",
  record: null,
  ply: null,
  mode: "play",
  lesson: null,
  south: "human",
  north: "human",
  speed: 1,
  flip: false,
  letters: true,
  counts: "always",
  controls: "full",
  theme: "auto",
  lang: null,
};

/** Whether people choose pits. */
export const isPlayed = (mode: Mode): boolean => mode === "play" || isExercise(mode);

/** Whether the board gives people something to do, with a part of its own. */
export const isExercise = (mode: Mode): mode is "puzzle" | "lesson" =>
  mode === "puzzle" || mode === "lesson";

/** The attributes that say which game is on the board; the others say how it looks. */
export const gameAttributes = [
  "game",
  "position",
  "moves",
  "options",
  "record",
  "ply",
  "lesson",
] as const;

/** Which game is on the board. */
export type GameSettings = Pick<Settings, (typeof gameAttributes)[number]>;

export const isGameAttribute = (name: AttributeName): name is keyof GameSettings =>
  gameAttributes.some((each) => each === name);

/** The game that settings name: that of the record, asked for, or that of the position. */
export const gameNamed = ({
  game,
  position,
  record,
}: Pick<Settings, "game" | "position" | "record">): GameId =>
  record === null
    ? (game ?? gameOfPosition(position) ?? "oware")
    : (gameOfRecord(record) ?? "oware");

type Reader<T> = (text: string) => T | undefined;

const oneOf =
  <T extends string>(...words: T[]): Reader<T> =>
  (text) =>
    words.find((word) => word === text);

const wholeNumber: Reader<number> = (text) =>
  /^\d{1,6}$/.test(text) ? Number.parseInt(text, 10) : undefined;

const speed: Reader<number | "instant"> = (text) => {
  if (text === "instant") return text;
  const factor = /^\d*\.?\d+$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  return factor >= 0.25 && factor <= 8 ? factor : undefined;
};

const player: Reader<Player> = (text) => {
  if (text === "human") return text;
  const level = wholeNumber(text) ?? 0;
  return level >= 1 && level <= strongestLevel ? level : undefined;
};

/** `""` is how HTML writes an attribute without a value. */
const onOff: Reader<boolean> = (text) =>
  text === "on" || text === "" ? true : text === "off" ? false : undefined;

const language: Reader<string> = (text) =>
  /^[a-z]{2,8}(-[a-z\d]+)*$/i.test(text) ? text : undefined;

const readers: { readonly [K in AttributeName]: Reader<Settings[K]> } = {
  game: (text) => (isGameId(text) ? text : undefined),
  position: (text) => text.trim() || null,
  moves: (text) => text.split(/\s+/).filter((turn) => turn !== ""),
  options: (text) => text.trim(),
  // Its lines are counted as they stand in the attribute.
  record: (text) => (text.trim() === "" ? null : text),
  ply: wholeNumber,
  mode: oneOf("play", "watch", "puzzle", "lesson", "static", "choose"),
  lesson: (text) => text.trim() || null,
  south: player,
  north: player,
  speed,
  flip: onOff,
  letters: onOff,
  counts: oneOf("always", "hover", "never"),
  controls: oneOf("full", "minimal", "none"),
  theme: oneOf("auto", "light", "dark", "contrast"),
  lang: language,
};

/**
 * The longest texts that are read, in characters: a page must not stand still over what a stranger has written. A
 * position and options are as long as the engine reads them. A record of that length has about a hundred thousand
 * turns; of `moves` each is played by itself, so that it can be told which is wrong.
 */
const lengths: Partial<Record<AttributeName, number>> = {
  position: 4_096,
  options: 4_096,
  moves: 20_000,
  record: 600_000,
  lesson: 200_000,
};

/** All others say one thing in a word. */
export const longest = (name: AttributeName): number => lengths[name] ?? 100;

export const isTooLong = (name: AttributeName, text: string): boolean =>
  text.length > longest(name);

export const attributeNames = Object.keys(readers) as readonly AttributeName[];

export const isAttributeName = (name: string): name is AttributeName => name in readers;

/** An attribute's value from its text (`null`: not given), or `undefined` when it is none of those allowed. */
export function readAttribute<K extends AttributeName>(
  name: K,
  text: string | null,
): Settings[K] | undefined {
  if (text === null) return defaults[name];
  return isTooLong(name, text) ? undefined : readers[name](text);
}
