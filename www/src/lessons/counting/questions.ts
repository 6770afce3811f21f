import type { Engine } from "../../engine/client";
import type { EngineGame } from "../../engine/glue";
import type { GameId, GameInfo, SideName } from "../../engine/types";
import { legalTurns } from "../turns";
import { oneOf, type Chance } from "./chance";
import { fits, ladderOf, withoutCapture, type CountingKind, type Rung } from "./ladders";
import { factsOf, type TurnFacts } from "./turn-facts";

/** Something to count: what becomes of a turn in a position. */
export interface Question {
  kind: CountingKind;
  /** From 1. */
  level: number;
  game: GameId;
  position: string;
  turn: string;
  mover: SideName;
  facts: TurnFacts;
  /** The pit of the last seed, or a number. */
  answer: number;
  /** The greatest number there is a button for; `null` where the number is written, or a pit is chosen. */
  upTo: number | null;
}

/** What is to be asked. */
export interface Wish {
  game: GameId;
  kind: CountingKind;
  level: number;
}

/** So many turns at most are played before anything is asked about. */
const mostPlies = 40;
/** So many positions of one game are looked at, and so many games. */
const mostLooks = 12;
const mostGames = 60;
/** One in so many questions about captures is about none. */
const noneInSo = 4;

const answers: Readonly<Record<CountingKind, (facts: TurnFacts) => number>> = {
  landing: ({ landing }) => landing,
  laps: ({ laps }) => laps,
  captured: ({ captured }) => captured,
};

/** A question of one level from a game played by chance; of an easier one where no such turn has come up. */
export function askedQuestion(engine: Engine, wish: Wish, chance: Chance): Question {
  const info = engine.info(wish.game);
  const rung = ladderOf(info, wish.kind)[wish.level - 1];
  if (!rung) throw new RangeError(`no level ${String(wish.level)} of ${wish.kind}`);
  const isNone = wish.kind === "captured" && chance(noneInSo) === 0;
  const wanted = isNone ? withoutCapture(rung) : rung;
  for (let games = 0; games < mostGames; games += 1) {
    const found = new Search(engine, info, wish, wanted, chance).run();
    if (found) return found;
  }
  if (wish.level > 1) return askedQuestion(engine, { ...wish, level: wish.level - 1 }, chance);
  throw new Error(`nothing to ask about ${wish.kind} in ${wish.game}`);
}

/** One game, played by chance until there is a turn to ask about. */
class Search {
  readonly #game: EngineGame;

  constructor(
    engine: Engine,
    private readonly info: GameInfo,
    private readonly wish: Wish,
    private readonly rung: Rung,
    private readonly chance: Chance,
  ) {
    this.#game = engine.start(info.id);
  }

  run(): Question | null {
    try {
      this.#play(this.chance(mostPlies));
      for (let looks = 0; looks < mostLooks; looks += 1) {
        const question = oneOf(this.chance, this.#questions());
        if (question) return question;
        this.#play(1);
      }
      return null;
    } finally {
      this.#game.free();
    }
  }

  #turns(): string[] {
    if (this.#game.view().result) return [];
    return legalTurns(this.#game);
  }

  #play(plies: number): void {
    for (let ply = 0; ply < plies; ply += 1) {
      const turn = oneOf(this.chance, this.#turns());
      if (turn === undefined) return;
      this.#game.play(turn);
    }
  }

  /** All that could be asked about the position. */
  #questions(): Question[] {
    const turns = this.#turns();
    const { position, mover } = this.#game.view();
    const { kind, level } = this.wish;
    const upTo = this.rung.upTo ?? null;
    return turns.flatMap((turn) => {
      const facts = this.#factsOf(turn);
      if (!facts || !fits(facts, this.rung)) return [];
      const answer = answers[kind](facts);
      if (upTo !== null && answer > upTo) return [];
      return { kind, level, game: this.info.id, position, turn, mover, facts, answer, upTo };
    });
  }

  /** The turn is played and taken back: what the engine tells of it is all that counts. */
  #factsOf(turn: string): TurnFacts | null {
    const trace = this.#game.play(turn);
    this.#game.undo();
    return factsOf(trace, this.info);
  }
}
