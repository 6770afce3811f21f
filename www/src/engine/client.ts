import { EmpikiError, toEmpikiError } from "./error";
import type { EngineGame, Glue } from "./glue";
import type { GameId, GameInfo, SideName } from "./types";

/**
 * One running engine. All calls go through `call`, which turns whatever is
 * thrown into an `EmpikiError`. After a panic the engine is dead: its memory
 * can no longer be trusted, so every later call fails with `engine-dead`.
 */
export class Engine {
  #glue: Glue;
  #isDead = false;
  #games: readonly GameInfo[] | undefined;
  readonly #mourners = new Set<() => void>();

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
    if (!info) throw EmpikiError.of("unknown-game");
    return info;
  }

  /** A game from its start; `options` is `key=value key=value`, `""` for the default rules. */
  start(game: GameId, options = "", starter: SideName = "south"): EngineGame {
    if (typeof options !== "string") throw EmpikiError.of("bad-options");
    return this.opened(({ Game }) => Game.start(game, options, starter));
  }

  /** A game from a position's text; of `options` those count that a position does not have. */
  fromPosition(text: string, options = ""): EngineGame {
    if (typeof text !== "string") throw EmpikiError.of("bad-position");
    return this.opened(({ Game }) => Game.fromPosition(text, options));
  }

  /** The first game of a text of records or OGN, at its last ply. */
  fromRecord(text: string): EngineGame {
    if (typeof text !== "string") throw EmpikiError.of("bad-record");
    return this.opened(({ Game }) => Game.fromRecord(text));
  }

  /** The game of a link: a whole address, or its fragment. */
  fromLink(text: string): EngineGame {
    if (typeof text !== "string") throw EmpikiError.of("bad-link");
    return this.opened(({ Game }) => Game.fromLink(text));
  }

  /** Calls `listener` when the engine dies, whoever brought that about; returns what ends that. */
  onDeath(listener: () => void): () => void {
    this.#mourners.add(listener);
    return () => this.#mourners.delete(listener);
  }

  /** A game that `open` makes on the wasm side; each of its calls is guarded as well. */
  opened(open: (glue: Glue) => EngineGame): EngineGame {
    return guarded(this, this.call(open));
  }

  /** Runs `work` on the wasm side; a failure of the engine is thrown as an `EmpikiError`. */
  call<T>(work: (glue: Glue) => T): T {
    if (this.#isDead) throw EmpikiError.dead();
    try {
      return work(this.#glue);
    } catch (error) {
      const known = toEmpikiError(error);
      if (known?.code === "engine-dead") this.#die(error);
      throw known ?? error;
    }
  }

  #die(cause: unknown): void {
    this.#isDead = true;
    // A panic is our bug: whoever reads the console should see where it came from.
    console.error("Empiki: the engine stopped", cause);
    for (const listener of this.#mourners) listener();
  }
}

// Pages written in JavaScript hand in whatever they like. The glue would stumble
// over it on its own side, so it is refused here, in words of the notation.

function mustBeTurn(turn: unknown): void {
  if (typeof turn !== "string") throw EmpikiError.badTurnText();
}

function mustBePly(ply: unknown): void {
  if (!Number.isSafeInteger(ply) || Number(ply) < 0) throw EmpikiError.of("no-such-ply");
}

/** Calls whose first argument is looked at. */
const checks: { readonly [K in keyof EngineGame]?: (argument: unknown) => void } = {
  whyNotTurn: mustBeTurn,
  explore: mustBeTurn,
  play: mustBeTurn,
  traceOf: mustBePly,
  goTo: mustBePly,
  setComment: mustBePly,
};

/** The wasm handle, each call guarded. Of a dead engine there is no memory to give back. */
const guarded = (engine: Engine, game: EngineGame): EngineGame =>
  new Proxy(game, {
    get: (_, name: keyof EngineGame) => {
      const call = Reflect.get(game, name) as ((...given: unknown[]) => unknown) | undefined;
      // Whoever awaits a game asks whether it is a promise.
      if (!call) return undefined;
      return (...given: unknown[]) => {
        if (name === "free" && engine.isDead) return undefined;
        return engine.call(() => {
          checks[name]?.(given[0]);
          return call.apply(game, given);
        });
      };
    },
  });
