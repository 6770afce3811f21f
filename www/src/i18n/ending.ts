import type { ResultView } from "../engine/types";
import type { EndingFacts, Texts } from "./en";

/** The end of a game in words: who won, by what class, what that means, and the figures. */
export interface EndingWords {
  headline: string;
  name: string;
  about: string;
  figures: string;
}

const isSide = (winner: ResultView["winner"]): winner is "south" | "north" =>
  winner === "south" || winner === "north";

function facts(result: ResultView, texts: Texts): EndingFacts {
  const { winner } = result;
  return {
    winner: isSide(winner) ? texts.side[winner] : "",
    loser: isSide(winner) ? texts.opponentOf[winner] : "",
    isDraw: winner === "draw",
    isAnnulled: winner === "annulled",
    hasStores: result.scores !== null,
    points: result.points,
  };
}

function headline({ winner }: ResultView, { status }: Texts): string {
  if (isSide(winner)) return status.wins(winner);
  return winner === "draw" ? status.draw : status.annulled;
}

/** The winner's figure first, as one says it. */
function figures({ winner, scores, points }: ResultView, { status }: Texts): string {
  if (scores)
    return winner === "north" ? status.scores(scores[1], scores[0]) : status.scores(...scores);
  return points ? status.points(points) : "";
}

/** Explains how a game ended. */
export function ending(result: ResultView, texts: Texts): EndingWords {
  const { name, about } = texts.endings[result.ending];
  return {
    headline: headline(result, texts),
    name,
    about: about(facts(result, texts)),
    figures: figures(result, texts),
  };
}
