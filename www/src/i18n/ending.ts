import type { ResultView, SideName } from "../engine/types";
import type { EndingFacts } from "./en";
import type { ToldTexts } from "./index";
import { namelessPlayers, type PlayerNames } from "./names";
import { isSide, outcome, type OutcomeWords } from "./outcome";

/** The end of a game in words: who won, by what class, what that means, and the figures. */
export interface EndingWords extends OutcomeWords {
  name: string;
  about: string;
}

/** What the game knows besides its result. */
export interface EndingStory {
  names: PlayerNames;
  /** The turns that the win rests on, with their plies counted from 1, where it is not the last alone. */
  turns: readonly { ply: number; turn: string }[];
}

const opponent: Readonly<Record<SideName, SideName>> = { south: "north", north: "south" };

function facts(result: ResultView, { names, turns }: EndingStory, texts: ToldTexts): EndingFacts {
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

/** Explains how a game ended. */
export function ending(
  result: ResultView,
  texts: ToldTexts,
  { names = namelessPlayers(texts), turns = [] }: Partial<EndingStory> = {},
): EndingWords {
  const { name, about } = texts.endings[result.ending];
  return {
    ...outcome(result, texts, names),
    name,
    about: about(facts(result, { names, turns }, texts)),
  };
}
