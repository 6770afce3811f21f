import { matchScore, type Arbiter } from "../engine/arbiter";
import type { GameId, MatchView, ModeName, SideName } from "../engine/types";

/** A game of a match that is finished. */
export interface MatchGame {
  record: string;
  starter: SideName;
  /** As the notation writes it. */
  result: string;
  plies: number;
}

/** A match as plain data: what it is played by, and the games that are finished, in order. */
export interface Match {
  game: GameId;
  options: string;
  mode: ModeName;
  /** Empty for players who are only South and North. */
  names: Readonly<Record<SideName, string>>;
  games: readonly MatchGame[];
}

/** What counts of a finished game. */
export type Finished = Pick<MatchGame, "starter" | "result">;

/** A match by the rules as they are when nobody asks for others. */
export const plainMatch = (game: GameId): Match => ({
  game,
  options: "",
  mode: "classical",
  names: { south: "", north: "" },
  games: [],
});

/** The same match from its beginning. */
export const matchAnew = (match: Match): Match => ({ ...match, games: [] });

/** The match with one more finished game. */
export const withGame = (match: Match, game: MatchGame): Match => ({
  ...match,
  games: [...match.games, game],
});

/** How the match stands after its finished games, and after `last`, which is still on the board. */
export function scoreOf(scorer: Arbiter, match: Match, last: Finished | null = null): MatchView {
  const finished = last ? [...match.games, last] : match.games;
  return matchScore(scorer, match.game, match.options, finished.map(lineOf).join("\n"));
}

const lineOf = ({ starter, result }: Finished): string =>
  `${starter === "south" ? "s" : "n"} ${result}`;
