import * as ofFirstCopy from "../../pkg/long-work.js";
import type { Engine } from "./client";
import type { EngineProof, EngineSearch, EngineTable, Glue, LongWorkGlue } from "./glue";

/** The spare copy of the glue is whole; of the first one this part is apart (`scripts/glue.mjs`). */
const partOf = (glue: Glue | LongWorkGlue): LongWorkGlue => ("Search" in glue ? glue : ofFirstCopy);

/**
 * What takes an engine long: searches, tables of endgames, proofs. Each is begun here and done piece by piece; every
 * call may throw an `EmpikiError`. It is apart from the engine's other calls, for a page need not fetch it to play.
 */
export class LongWork {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The strongest level. */
  get strongest(): number {
    return this.#call((glue) => glue.levels());
  }

  /** A search for the best `lines` from ply `ply` of a record. */
  analyse(record: string, ply: number, lines: number): EngineSearch {
    return this.#search(this.#call(({ Search }) => Search.analyse(record, ply, lines)));
  }

  /** A search for what a level chooses. */
  ofLevel(record: string, ply: number, level: number, seed: number): EngineSearch {
    return this.#search(this.#call(({ Search }) => Search.ofLevel(record, ply, level, seed)));
  }

  /** Begins a table of endgames for so many seeds. */
  buildTable(seeds: number): EngineTable {
    return new GuardedTable(
      this.#engine,
      this.#call(({ Tablebase }) => Tablebase.build(seeds)),
    );
  }

  /** The table in these bytes; throws `bad-table` when they hold none of this version. */
  readTable(bytes: Uint8Array): EngineTable {
    return new GuardedTable(
      this.#engine,
      this.#call(({ Tablebase }) => Tablebase.read(bytes)),
    );
  }

  /** Begins to examine whether a turn ends, as far as the engine goes of itself. */
  prove(position: string, turn: string): EngineProof {
    const engine = this.#engine;
    const proof = this.#call((glue) => glue.Proof.start(position, turn, glue.proofLimit()));
    return {
      advance: (laps) => engine.call(() => proof.advance(laps)),
      free: () => freed(engine, proof),
    };
  }

  #call<T>(work: (glue: LongWorkGlue) => T): T {
    return this.#engine.call((glue) => work(partOf(glue)));
  }

  #search(search: EngineSearch): EngineSearch {
    const engine = this.#engine;
    return {
      useTable: (table) => {
        if (table instanceof GuardedTable) engine.call(() => search.useTable(table.raw));
      },
      advance: (nodes) => engine.call(() => search.advance(nodes)),
      settle: () => engine.call(() => search.settle()),
      free: () => freed(engine, search),
    };
  }
}

/** A table whose calls are guarded; the engine itself wants the one within. */
class GuardedTable implements EngineTable {
  readonly #engine: Engine;
  readonly raw: EngineTable;

  constructor(engine: Engine, raw: EngineTable) {
    this.#engine = engine;
    this.raw = raw;
  }

  advance = (positions: number) => this.#engine.call(() => this.raw.advance(positions));
  view = () => this.#engine.call(() => this.raw.view());
  bytes = () => this.#engine.call(() => this.raw.bytes());
  free = () => freed(this.#engine, this.raw);
}

/** Gives memory back; of a dead engine there is nothing to give back. */
function freed(engine: Engine, handle: { free(): void }): void {
  if (!engine.isDead) engine.call(() => handle.free());
}
