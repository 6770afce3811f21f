import { count, listOf, oneOf, orNull, shaped, text, textLike, type ReadBy } from "./readers";

// How a game was kept before values had versions: its turns, not a record.

/** Turns as the notation writes them. Whether they may be played is for the engine to judge. */
const turn = textLike(/^(?:--|[A-Xa-x](?:\*|[+-]*))$/);

const parts = shaped({
  game: oneOf("omweso", "oware", "bao-kigogo"),
  position: orNull(text),
  options: text,
  moves: listOf(turn),
  ply: count,
  /** Who resigned, or that an end was agreed, at the ply that is shown. */
  ended: orNull(oneOf("south", "north", "agreed")),
});

/** A game as it was kept formerly. */
export type FormerGame = ReadBy<typeof parts>;

export const formerGame = (value: unknown): FormerGame | undefined => {
  const former = parts(value);
  return former && former.ply <= former.moves.length ? former : undefined;
};

/** Who took the first turn. */
export const formerStarter = ({ position }: FormerGame): "south" | "north" =>
  position?.split(" ")[2] === "n" ? "north" : "south";
