import type { SideName } from "../engine/types";

/** Who plays a side: a person, or a level of the machine, from 1 (the weakest). */
export type Player = "human" | number;

/** Who plays which side. */
export type Players = Readonly<Record<SideName, Player>>;

/** The strongest level. */
export const strongestLevel = 6;

/** Both sides are people's. */
export const people: Players = { south: "human", north: "human" };

export const otherSide = (side: SideName): SideName => (side === "south" ? "north" : "south");

/** Whether a level plays a side. */
export const isLevel = (player: Player): player is number => player !== "human";

/** Whether a level is to move. */
export const isLevelsTurn = ({
  players,
  view,
}: {
  players: Players;
  view: { mover: SideName };
}): boolean => isLevel(players[view.mover]);

/** Whether levels play both sides. */
export const areLevels = ({ south, north }: Players): boolean => isLevel(south) && isLevel(north);

/** Whether a level plays `side` against a person. */
export const answersPerson = (players: Players, side: SideName): boolean =>
  isLevel(players[side]) && !isLevel(players[otherSide(side)]);
