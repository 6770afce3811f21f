import { readFileSync } from "node:fs";
import { Game, initSync } from "../../www/pkg/empiki.js";
import type { GameView, StartView } from "../../www/src/engine/types.ts";

export type GameId = "oware" | "omweso" | "bao-kigogo";
export const GAMES: readonly GameId[] = ["oware", "omweso", "bao-kigogo"];

initSync({ module: readFileSync(new URL("../../www/pkg/empiki_bg.wasm", import.meta.url)) });

/** A game from its start to its end by the rules. */
export interface WholeGame {
  /** The letters of the pits; every question is answered the ordinary way. */
  pits: string[];
  position: string;
  result: string;
}

/** The shortest of some random games, so that a test can play it in the browser. */
export function shortGame(id: GameId): WholeGame {
  let shortest: WholeGame | undefined;
  for (let seed = 1; seed <= 300; seed += 1) {
    const game = randomGame(id, seed, shortest?.pits.length ?? 400);
    if (game) shortest = game;
  }
  if (!shortest) throw new Error(`no random game of ${id} ended`);
  return shortest;
}

function randomGame(id: GameId, seed: number, most: number): WholeGame | undefined {
  const pick = chance(seed);
  const game = Game.start(id, "");
  try {
    const pits: string[] = [];
    for (;;) {
      const view = game.view() as GameView;
      if (view.result) return { pits, position: view.position, result: view.result.text };
      if (pits.length + 1 >= most) return undefined;
      // Only turns that are told by their pit alone.
      const letters = (game.legalMoves() as StartView[]).flatMap(({ turns }) =>
        turns.filter((turn) => turn.length === 1),
      );
      const letter = letters[pick(letters.length)];
      if (letter === undefined) return undefined;
      game.play(letter);
      pits.push(letter);
    }
  } finally {
    game.free();
  }
}

/** The turns of a random game that goes on for at least `plies` turns, so many of them. */
export function longGame(id: GameId, plies: number): string[] {
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const pick = chance(seed);
    const game = Game.start(id, "");
    try {
      const turns: string[] = [];
      while (turns.length < plies && !(game.view() as GameView).result) {
        const starts = game.legalMoves() as StartView[];
        const turn = starts[pick(starts.length)]?.turns[0];
        if (turn === undefined) break;
        game.play(turn);
        turns.push(turn);
      }
      if (turns.length === plies) return turns;
    } finally {
      game.free();
    }
  }
  throw new Error(`no random game of ${id} has ${plies} turns`);
}

/** All turns that may be played in a position. */
export function turnsAt(position: string): string[] {
  const game = Game.fromPosition(position, "");
  try {
    return (game.legalMoves() as StartView[]).flatMap(({ turns }) => turns);
  } finally {
    game.free();
  }
}

/** A small repeatable source of chance: numbers below `bound`. */
function chance(seed: number): (bound: number) => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return bound > 0 ? (state >>> 0) % bound : 0;
  };
}

/** How a game with these turns ended, in words a person would use; `null` while it goes on. */
export function outcomeOf(id: GameId, turns: readonly string[]): string | null {
  const game = Game.start(id, "");
  try {
    for (const turn of turns) game.play(turn);
    const { result } = game.view() as GameView;
    return result && OUTCOMES[result.winner];
  } finally {
    game.free();
  }
}

const OUTCOMES = {
  south: "South wins",
  north: "North wins",
  draw: "A draw",
  annulled: "Annulled",
} satisfies Record<NonNullable<GameView["result"]>["winner"], string>;
