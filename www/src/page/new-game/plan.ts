import type { GameId, GameInfo, ModeName, OptionInfo, PresetInfo } from "../../engine/types";

export const modeNames: readonly ModeName[] = ["classical", "contract", "blitz"];

/** A game about to begin, as somebody wants it. */
export interface GamePlan {
  game: GameId;
  /** What is not the default: `key=value key=value`, sorted by key. */
  options: string;
  mode: ModeName;
  /** Empty for a player without a name. */
  names: { south: string; north: string };
  /** A teacher is to sit beside the board. */
  isTaught: boolean;
}

/** What is to be known of a game before it begins. */
export type PlannedGame = Pick<GameInfo, "id" | "options" | "presets" | "hasLostTurns">;

/** The values set so far, by key; an option that is missing has its default. */
export type Values = ReadonlyMap<string, string>;

/** A game with nothing changed. */
export const defaultPlan = (game: GameId): GamePlan => ({
  game,
  options: "",
  mode: "classical",
  names: { south: "", north: "" },
  isTaught: false,
});

export const valueOf = ({ key, default: byDefault }: OptionInfo, values: Values): string =>
  values.get(key) ?? byDefault;

export const isChanged = (option: OptionInfo, values: Values): boolean =>
  valueOf(option, values) !== option.default;

/** Whether the option takes this value, written as the notation writes it. */
export function takes({ values, range }: OptionInfo, value: string): boolean {
  if (values.includes(value)) return true;
  if (!range || !/^(0|[1-9][0-9]{0,9})$/.test(value)) return false;
  const n = Number(value);
  return range.min <= n && n <= range.max;
}

/** Whether the option means anything beside the others as they are set. */
export function hasEffect(game: PlannedGame, option: OptionInfo, values: Values): boolean {
  const { onlyWith } = option;
  if (!onlyWith) return true;
  const other = game.options.find(({ key }) => key === onlyWith.key);
  if (!other) return true;
  return valueOf(other, values) === onlyWith.value && hasEffect(game, other, values);
}

/** The values that a text of options sets. What is none of this game's, or no value of an option, is left out. */
export function readValues(game: PlannedGame, text: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const field of text.split(/\s+/)) {
    const [key = "", value = ""] = field.split("=", 2);
    const option = game.options.find((each) => each.key === key);
    if (option && takes(option, value) && value !== option.default) values.set(key, value);
  }
  return values;
}

/** The options that differ from the default and have an effect, in the order of the rules. */
export const differences = (game: PlannedGame, values: Values): OptionInfo[] =>
  game.options.filter((option) => isChanged(option, values) && hasEffect(game, option, values));

/** The text of these values: what differs and has an effect, sorted by key. */
export function writeValues(game: PlannedGame, values: Values): string {
  return differences(game, values)
    .map((option) => ({ key: option.key, value: valueOf(option, values) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ key, value }) => `${key}=${value}`)
    .join(" ");
}

/** The options whose value cannot be used, in the order of the rules. */
export const mistakes = (game: PlannedGame, values: Values): OptionInfo[] =>
  game.options.filter(
    (option) => hasEffect(game, option, values) && !takes(option, valueOf(option, values)),
  );

/** The preset that these values are, if they are one. */
export function presetOf(game: PlannedGame, values: Values): PresetInfo | null {
  const text = writeValues(game, values);
  return (
    game.presets.find(({ options }) => writeValues(game, readValues(game, options)) === text) ??
    null
  );
}
