import type { GameInfo } from "../../engine/types";
import type { AllTexts } from "../../i18n";
import { namelessPlayers } from "../../i18n/names";
import type { Question } from "../../lessons/counting/questions";
import type { RoundScore } from "../../lessons/counting/round";

/** The question in words: what is played, and what is asked about it. */
export interface QuestionWords {
  turn: string;
  question: string;
}

const letterOf = (info: GameInfo, pit: number): string => info.letters[pit] ?? "";

export function questionWords(
  { kind, mover, facts }: Pick<Question, "kind" | "mover" | "facts">,
  info: GameInfo,
  texts: AllTexts,
): QuestionWords {
  const { practise, turn } = texts;
  const who = namelessPlayers(texts).short[mover];
  const sows = turn.sows(who, facts.seeds, letterOf(info, facts.origin), facts.isClockwise);
  return {
    turn: [sows, ...directions(facts, texts)].join(" "),
    question: practise.questions[kind],
  };
}

/** Of a turn with directions to be chosen: which they were. */
function directions({ choices }: Question["facts"], { practise }: AllTexts): string[] {
  if (choices.length === 0) return [];
  const chosen = choices.map((isClockwise) =>
    isClockwise ? practise.clockwise : practise.counterClockwise,
  );
  return [practise.directions(chosen.join(", "))];
}

/** Whether an answer was right, and what is. */
export function verdictWords(
  { kind, answer }: Pick<Question, "kind" | "answer">,
  said: number,
  info: GameInfo,
  texts: AllTexts,
): string {
  const { practise, turn, board } = texts;
  const inWords = (n: number) => (kind === "landing" ? letterOf(info, n) : board.count(n));
  const truth = {
    landing: () => turn.ends(letterOf(info, answer)),
    laps: () => practise.laps(answer),
    captured: () => practise.captured(answer),
  }[kind]();
  if (said === answer) return `${practise.right} ${truth}`;
  return `${practise.wrong} ${practise.said(inWords(said))} ${truth}`;
}

/** How a round went; `best`: the points of the best one before it. */
export function resultWords(
  { right, answers, points }: RoundScore,
  best: number,
  { practise: { round } }: AllTexts,
): string {
  const result = `${round.result(right, answers)} · ${round.points(points)}.`;
  if (points > best) return `${result} ${round.isBest}`;
  return best > 0 ? `${result} ${round.best(best)}` : result;
}
