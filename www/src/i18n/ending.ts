import type { ResultView, SideName } from "../engine/types";
import type { EndingFacts, Texts } from "./en";
import { namelessPlayers, type PlayerNames } from "./names";

/** The end of a game in words: who won, by what class, what that means, and the figures. */
export interface EndingWords {
  headline: string;
  name: string;
  about: string;
  figures: string;
}

/** What the game knows besides its result. */
export interface EndingStory {
  names: PlayerNames;
  /** The turns that the win rests on, with their plies counted from 1, where it is not the last alone. */
  turns: readonly { ply: number; turn: string }[];
}

const isSide = (winner: ResultView["winner"]): winner is SideName =>
  winner === "south" || winner === "north";

const opponent: Readonly<Record<SideName, SideName>> = { south: "north", north: "south" };

function facts(result: ResultView, { names, turns }: EndingStory, texts: Texts): EndingFacts {
  const { winner } = result;
  return {
    winner: isSide(winner) ? names.short[winner] : "",
    loser: isSide(winner) ? names.short[opponent[winner]] : "",
    isDraw: winner === "draw",
    isAnnulled: winner === "annulled",
    hasStores: result.scores !== null,
    points: result.points,
    turns: turns.map(({ ply, turn }) => texts.turn.numbered(Math.ceil(ply / 2), turn)),
  };
}

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

/** Explains how a game ended. */
export function ending(
  result: ResultView,
  texts: Texts,
  { names = namelessPlayers(texts), turns = [] }: Partial<EndingStory> = {},
): EndingWords {
  const { name, about } = texts.endings[result.ending];
  return {
    headline: headline(result, names, texts),
    name,
    about: about(facts(result, { names, turns }, texts)),
    figures: figures(result, texts),
  };
}
