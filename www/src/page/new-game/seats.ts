/** Who sits at the board, as somebody plans it. Pure. */
import type { SideName } from "../../engine/types";
import { levelOf } from "../../i18n/names";
import { otherSide } from "../../session/players";
import type { GamePlan } from "./plan";

/** Two people, a person and a level, or two levels. */
export const companies = ["level", "people", "levels"] as const;
export type Company = (typeof companies)[number];

/** The plan, with what belongs to other companies than the one chosen, so that changing one's mind loses nothing. */
export interface Seats {
  company: Company;
  /** Of people; empty for one without a name. */
  names: Readonly<Record<SideName, string>>;
  /** Where the person sits who plays against a level. */
  person: SideName;
  /** The level on each side, where one sits there. */
  levels: Readonly<Record<SideName, number>>;
}

/** The level that somebody meets who has not chosen one. */
const FIRST_LEVEL = 2;

/** How a record names a level that plays. */
const tagOf = (level: number): string => `Level ${String(level)}`;

/** Who sits where by the names of a match. `wantsOpponent`: two people are not wanted. */
export function seatsOf({ south, north }: GamePlan["names"], wantsOpponent = false): Seats {
  const found = { south: levelOf(south), north: levelOf(north) };
  const one = found.south ?? found.north ?? FIRST_LEVEL;
  return {
    company: companyOf(found, wantsOpponent),
    names: {
      south: found.south === null ? south : "",
      north: found.north === null ? north : "",
    },
    person: found.south !== null && found.north === null ? "north" : "south",
    levels: { south: found.south ?? one, north: found.north ?? one },
  };
}

function companyOf(
  { south, north }: Readonly<Record<SideName, number | null>>,
  wantsOpponent: boolean,
): Company {
  if (south !== null && north !== null) return "levels";
  return south !== null || north !== null || wantsOpponent ? "level" : "people";
}

/** Whether a level sits there. */
export const hasLevel = ({ company, person }: Seats, side: SideName): boolean =>
  company === "levels" || (company === "level" && side !== person);

/** The names of a match by which its players are known. */
export const namesOf = (seats: Seats): GamePlan["names"] => ({
  south: nameOf(seats, "south"),
  north: nameOf(seats, "north"),
});

function nameOf(seats: Seats, side: SideName): string {
  if (hasLevel(seats, side)) return tagOf(seats.levels[side]);
  const name = seats.names[side].trim();
  // A person of that name would be taken for the level.
  return levelOf(name) === null ? name : "";
}

/** The same players on the other sides. */
export const swapped = ({ company, names, person, levels }: Seats): Seats => ({
  company,
  names: { south: names.north, north: names.south },
  person: otherSide(person),
  levels: { south: levels.north, north: levels.south },
});

/** The level that a person plays against becomes another. */
export const withOpponent = (seats: Seats, level: number): Seats => ({
  ...seats,
  levels: { ...seats.levels, [otherSide(seats.person)]: level },
});
