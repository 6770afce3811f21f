import { formerGame, formerStarter } from "./former";
import {
  anything,
  bool,
  count,
  either,
  listOf,
  oneOf,
  optional,
  orNull,
  pairOf,
  shaped,
  text,
  textLike,
  type ReadBy,
  type Reader,
} from "./readers";
import type { Schema } from "./slot";

/** The games that are kept, each in a place of its own. */
export const keptGameIds = ["omweso", "oware", "bao-kigogo"] as const;
export type KeptGameId = (typeof keptGameIds)[number];

const side = oneOf("south", "north");
export type Side = ReadBy<typeof side>;

const winner = oneOf("south", "north", "draw", "annulled");
/** Who won a game, for whoever has no rules at hand. */
export type Winner = ReadBy<typeof winner>;

/** A result as the notation writes it. Whether it is one of the game is for the engine to judge. */
const result = textLike(/^(?:s|n|draw|annulled) [a-z-]+(?: \d+(?:-\d+)?)?$/);

const matchGame = shaped({ record: text, starter: side, result, plies: count });

const match = shaped({
  game: oneOf(...keptGameIds),
  options: text,
  mode: oneOf("classical", "contract", "blitz"),
  names: shaped({ south: text, north: text }),
  /** The games that are finished, in order. */
  games: listOf(matchGame),
});
/** Players who are only South and North. */
const noNames = { south: "", north: "" };

/** The match that a game belongs to. */
export type KeptMatch = ReadBy<typeof match>;

/** The starter was drawn, and is still to be shown. */
const lot = shaped({ kind: oneOf("lot"), starter: side });

/** The players arrange their seeds; `state` is that of the arranging, `null` at its beginning. */
const arranging = shaped({
  kind: oneOf("arranging"),
  starter: side,
  state: optional(anything, null),
});

/** A game is on the board, under way or finished. */
const playing = shaped({
  kind: oneOf("playing"),
  starter: side,
  record: text,
  ply: count,
  /** How many turns it has, also those taken back. */
  plies: count,
  /** Of the whole game, whichever ply is shown; `null` while it goes on. */
  result: orNull(result),
  winner: orNull(winner),
  /** The game as it was kept formerly, in place of its record, until it has been opened. */
  former: optional(orNull(formerGame), null),
});
export type KeptPlay = ReadBy<typeof playing>;

/** How far the game at hand has come. */
export type Stage = ReadBy<typeof lot> | ReadBy<typeof arranging> | KeptPlay;
const stage: Reader<Stage> = either<Stage>(lot, arranging, playing);

/** How the match stands, for whoever has no rules at hand; `target`: points or wins for the match. */
const score = shaped({
  totals: pairOf(count),
  target: orNull(count),
  isOver: bool,
  /** Wins one after the other so far, where so many in a row win the match. */
  row: optional(orNull(pairOf(count)), null),
});
export type KeptScore = ReadBy<typeof score>;

const standing = { match, stage, score: optional(orNull(score), null) };

/** A match and the game at hand, as they stand. */
export type KeptGame = { [K in keyof typeof standing]: ReadBy<(typeof standing)[K]> };

const keptState = shaped({
  ...standing,
  /** The name of this state: another one at every change. */
  revision: optional(text, ""),
  /** The names of the states it grew out of, the latest last. */
  lineage: optional(listOf(text), []),
});
/** What is kept of a game, with the names of the states it grew out of. */
export type KeptState = ReadBy<typeof keptState>;

const ofGame =
  (game: KeptGameId, reader: Reader<KeptState>): Reader<KeptState> =>
  (value) => {
    const kept = reader(value);
    return kept?.match.game === game ? kept : undefined;
  };

const formerState = shaped({
  winner: optional(orNull(winner), null),
  revision: optional(text, ""),
  lineage: optional(listOf(text), []),
});

/** A game kept before values had versions becomes the first of a match under its own options. */
const readFormer: Reader<KeptState> = (value) => {
  const former = formerGame(value);
  const state = formerState(value);
  if (!former || !state) return undefined;
  const { game, options, ply, moves } = former;
  const { winner, revision, lineage } = state;
  const match = { game, options, mode: "classical", names: noNames, games: [] } as const;
  const starter = formerStarter(former);
  const plies = moves.length;
  const stage = {
    kind: "playing",
    starter,
    record: "",
    ply,
    plies,
    result: null,
    winner,
    former,
  } as const;
  return { match, stage, score: null, revision, lineage };
};

export const gameSchema = (game: KeptGameId): Schema<KeptState> => ({
  version: 1,
  read: ofGame(game, keptState),
  readFormer: ofGame(game, readFormer),
});
