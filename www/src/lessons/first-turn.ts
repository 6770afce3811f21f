import { EmpikiError } from "../engine/error";
import type { EngineGame } from "../engine/glue";
import type { GameInfo, Refusal, TraceView } from "../engine/types";
import { Attempt, type LessonSource } from "./attempt";
import type { Lesson } from "./format";
import { legalTurns, rulesIn } from "./turns";

/** What comes of a first turn: it is played, or refused. */
export type Tried =
  { kind: "played"; trace: TraceView; isReached: boolean } | { kind: "refused"; refusal: Refusal };

/** A lesson at the first turn of its own side, for whoever writes it: which turns there are, and what comes of them. */
export interface FirstTurn {
  info: GameInfo;
  /** All that may be played. */
  turns: readonly string[];
  try(turn: string): Tried;
}

/** Looks at a lesson through `look`; `null` where its position is none that can be played. */
export function withFirstTurn<T>(
  source: LessonSource,
  lesson: Lesson,
  look: (first: FirstTurn) => T,
): T | null {
  let game: EngineGame | null = null;
  try {
    game = source.fromPosition(lesson.position);
    const first = game.view().result ? null : firstTurnOf(source, game, lesson);
    return first && look(first);
  } catch (error) {
    if (error instanceof EmpikiError && error.code !== "engine-dead") return null;
    throw error;
  } finally {
    game?.free();
  }
}

/** `null` where the other side is to move first, and that ends the game. */
function firstTurnOf(source: LessonSource, game: EngineGame, lesson: Lesson): FirstTurn | null {
  const start = game.view();
  const attempt = new Attempt(source, lesson);
  if (start.mover !== lesson.goal.side) game.play(attempt.reply(start, game) ?? "");
  const { ply, result } = game.view();
  if (result) return null;
  const isReached = () => attempt.at(game.view()).phase === "reached";
  return {
    info: attempt.info,
    turns: legalTurns(game),
    try: (turn) => {
      const refusal = game.whyNotTurn(turn);
      if (refusal) return { kind: "refused", refusal };
      const tried = { kind: "played", trace: game.play(turn), isReached: isReached() } as const;
      game.goTo(ply);
      return tried;
    },
  };
}

/** The rules on which it rests, each once, the one that decided it last. */
export function rulesBehind(tried: Tried): string[] {
  if (tried.kind === "refused") return [tried.refusal.rule];
  const rules = rulesIn(tried.trace);
  return rules.filter((rule, at) => rules.lastIndexOf(rule) === at);
}
