import type { EngineGame } from "../engine/glue";
import type { ExplorationView, QuestionView, TraceView } from "../engine/types";
import type { Place } from "../worker/protocol";
import { forcedAnswer } from "./draft";
import type { LineSource } from "./line";

/** A turn that nobody has played: all of it, or as much as is sown before a direction is to be chosen. */
export interface Considered extends TraceView {
  /** The question that is open then, and the rule that lets it arise. */
  open: { question: QuestionView; rule: string } | null;
}

/** The turn that begins so, looked at on a copy of the game; `text` may end before its choices do. */
export function consideredTurn(source: LineSource, place: Place, text: string): Considered {
  return onCopy(source, place, (game) => sown(game, text));
}

/** The ordinary turn from a pit, or the only one; `null` where none starts. */
export function consideredPit(
  source: LineSource,
  place: Place,
  { pit, letter }: { pit: number; letter: string },
): Considered | null {
  return onCopy(source, place, (game) => {
    const start = game.legalMoves().find((each) => each.pit === pit);
    if (!start) return null;
    const [only = letter, ...others] = start.turns;
    return sown(game, others.length > 0 || start.cut ? letter : only);
  });
}

function onCopy<T>(source: LineSource, { record, ply }: Place, look: (game: EngineGame) => T): T {
  const game = source.fromRecord(record);
  try {
    game.goTo(ply);
    return look(game);
  } finally {
    game.free();
  }
}

/** A question that has only one answer is none. */
function sown(game: EngineGame, text: string): Considered {
  const exploration = game.explore(text);
  const forced = forcedAnswer(exploration);
  if (forced !== null) return sown(game, answered(text, forced));
  const { question, before, steps, after } = exploration;
  if (!question) return { ...game.play(text), open: null };
  const { mover } = game.view();
  const open = { question, rule: ruleOf(game, exploration, question) };
  return { turn: text, mover, before, steps, after, result: null, open };
}

const answered = (text: string, isClockwise: boolean): string => text + (isClockwise ? "-" : "+");

/** The engine names the rule of a choice once it is made: the next step is that choice. */
function ruleOf(
  game: EngineGame,
  { turn, steps }: ExplorationView,
  { clockwiseIsLegal }: QuestionView,
): string {
  const next = game.explore(answered(turn, clockwiseIsLegal));
  return next.steps[steps.length]?.rule ?? "";
}
