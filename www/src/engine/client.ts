import { EmpikiError, toEmpikiError } from "./error";
import type { EngineGame, Glue } from "./glue";
import type { GameId, GameInfo } from "./types";

/**
 * One running engine. All calls go through `call`, which turns whatever is
 * thrown into an `EmpikiError`. After a panic the engine is dead: its memory
 * can no longer be trusted, so every later call fails with `engine-dead`.
 */
export class Engine {
  #glue: Glue;
  #isDead = false;
  #games: readonly GameInfo[] | undefined;

  constructor(glue: Glue) {
    this.#glue = glue;
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  /** The games it knows, each described for board and texts. */
  games(): readonly GameInfo[] {
    return (this.#games ??= this.call(() => this.#glue.games()));
  }

  info(game: GameId): GameInfo {
    const info = this.games().find((each) => each.id === game);
    if (!info) throw new EmpikiError({ code: "unknown-game", refusal: null, faults: [] });
    return info;
  }

  /** A game from its start; `options` is `key=value key=value`, `""` for the default rules. */
  start(game: GameId, options = ""): EngineGame {
    return new GuardedGame(
      this,
      this.call(() => this.#glue.Game.start(game, options)),
    );
  }

  /** A game from a position's text. */
  fromPosition(text: string): EngineGame {
    return new GuardedGame(
      this,
      this.call(() => this.#glue.Game.fromPosition(text)),
    );
  }

  /** Runs `work` on the wasm side; throws `EmpikiError` only. */
  call<T>(work: () => T): T {
    if (this.#isDead) throw EmpikiError.dead();
    try {
      return work();
    } catch (error) {
      const known = toEmpikiError(error);
      if (known.code === "engine-dead") this.#die(error);
      throw known;
    }
  }

  #die(cause: unknown): void {
    this.#isDead = true;
    // A panic is our bug: whoever reads the console should see where it came from.
    console.error("Empiki: the engine stopped", cause);
  }
}

/** The wasm handle, each call guarded. */
class GuardedGame implements EngineGame {
  #engine: Engine;
  #game: EngineGame;

  constructor(engine: Engine, game: EngineGame) {
    this.#engine = engine;
    this.#game = game;
  }

  view = () => this.#engine.call(() => this.#game.view());
  legalMoves = () => this.#engine.call(() => this.#game.legalMoves());
  whyNot = (pit: number) => this.#engine.call(() => this.#game.whyNot(pit));
  whyNotTurn = (turn: string) => this.#engine.call(() => this.#game.whyNotTurn(turn));
  explore = (turn: string) => this.#engine.call(() => this.#game.explore(turn));
  play = (turn: string) => this.#engine.call(() => this.#game.play(turn));
  traceOf = (ply: number) => this.#engine.call(() => this.#game.traceOf(ply));
  undo = () => this.#engine.call(() => this.#game.undo());
  redo = () => this.#engine.call(() => this.#game.redo());
  goTo = (ply: number) => this.#engine.call(() => this.#game.goTo(ply));
  resign = (side: "south" | "north") => this.#engine.call(() => this.#game.resign(side));
  agree = () => this.#engine.call(() => this.#game.agree());

  /** Gives the memory back; of a dead engine there is nothing to give back. */
  free(): void {
    if (!this.#engine.isDead) this.#engine.call(() => this.#game.free());
  }
}
