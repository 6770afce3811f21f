import type { ResultView, SideName } from "../engine/types";
import type { Texts } from "./en";
import type { PlayerNames } from "./names";

export const isSide = (winner: ResultView["winner"]): winner is SideName =>
  winner === "south" || winner === "north";

/** The end of a game in few words: who won, and the figures. */
export interface OutcomeWords {
  headline: string;
  figures: string;
}

/** Says who won. */
export const outcome = (result: ResultView, texts: Texts, names: PlayerNames): OutcomeWords => ({
  headline: headline(result, names, texts),
  figures: figures(result, texts),
});

function headline({ winner }: ResultView, names: PlayerNames, { status }: Texts): string {
  if (isSide(winner)) return status.wins(names.short[winner]);
  return winner === "draw" ? status.draw : status.annulled;
}

/** The winner's figure first, as one says it. */
function figures({ winner, scores, points }: ResultView, { status }: Texts): string {
  if (scores)
    return winner === "north" ? status.scores(scores[1], scores[0]) : status.scores(...scores);
  return points ? status.points(points) : "";
}
