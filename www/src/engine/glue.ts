import type {
  ArrangementInfo,
  ExplorationView,
  GameInfo,
  GameView,
  MatchView,
  ProofView,
  RecordSummary,
  RecordView,
  Refusal,
  SetupView,
  SideName,
  StartView,
  TableView,
  ThinkingView,
  TraceView,
  WrittenView,
} from "./types";

/**
 * A game as the engine keeps it: its plies, the position shown, what is legal.
 * Every call may throw an `EmpikiError`. `free` it when done.
 */
export interface EngineGame {
  view(): GameView;
  legalMoves(): StartView[];
  /** Why no turn starts in `pit`; `undefined` when one does. */
  whyNot(pit: number): Refusal | undefined;
  whyNotTurn(turn: string): Refusal | undefined;
  /** Plays the start and the choices written so far, up to the first open question, without changing the game. */
  explore(turn: string): ExplorationView;
  play(turn: string): TraceView;
  /** Plays ply `ply` (from 1) again, without changing the game. */
  traceOf(ply: number): TraceView;
  undo(): GameView;
  redo(): TraceView;
  goTo(ply: number): GameView;
  resign(side: SideName): GameView;
  agree(): GameView;
  /** What its record holds besides the turns. */
  annotations(): RecordView;
  /** Sets a tag of the record; `""` removes it. */
  setTag(name: string, value: string): void;
  /** Sets the comment behind a ply, 0 for the start; `""` removes it. */
  setComment(ply: number, text: string): void;
  /** The whole game in notation, turns that `redo` would bring back included. */
  record(): string;
  /** The whole game as OGN, the notation of Oware that other programs read. */
  ogn(): WrittenView;
  /** The whole game as a link; `base` is the page's address without its fragment. */
  link(base: string): WrittenView;
  free(): void;
}

/** A search for the end of a turn, or for the proof that it has none. `free` it when done. */
export interface EngineProof {
  /** Goes on for so many laps at most, and tells how far it has come. */
  advance(laps: number): ProofView;
  free(): void;
}

/** A search under way. `free` it when done. */
export interface EngineSearch {
  /** Lets it look up ends of games; a table that does not hold under the rules of the game is ignored. */
  useTable(table: EngineTable): void;
  /** Goes on for about so many nodes. */
  advance(nodes: number): ThinkingView;
  /** Ends it with what it has found. */
  settle(): ThinkingView;
  free(): void;
}

/** A table of endgames, complete or being made. `free` it when done; searches that use it keep what they need. */
export interface EngineTable {
  /** Goes on making it for about so many positions. */
  advance(positions: number): TableView;
  view(): TableView;
  /** The complete table as `read` takes it. */
  bytes(): Uint8Array;
  free(): void;
}

/** What of the wasm package a board needs to be played. */
export interface Glue {
  /** Starts it; the code is small enough to do so at once. */
  initSync(input: { module: WebAssembly.Module }): unknown;
  readonly Game: {
    start(game: string, options: string, starter?: string): EngineGame;
    fromPosition(text: string, options?: string): EngineGame;
    fromRecord(text: string): EngineGame;
    fromLink(text: string): EngineGame;
  };
  games(): GameInfo[];
}

/** What of the wasm package only an arbiter needs. */
export interface ArbiterGlue {
  arranged(
    game: string,
    options: string,
    south: Uint32Array,
    north: Uint32Array,
    starter: string,
  ): EngineGame;
  drawLot(): SideName;
  arrangement(game: string, options: string): ArrangementInfo | undefined;
  checkSetup(
    game: string,
    counts: Uint32Array,
    mover: string,
    counters: Uint32Array,
    options: string,
    mayBeFewer: boolean,
  ): SetupView;
  readSetup(text: string): SetupView;
  matchScore(game: string, options: string, results: string): MatchView;
  readRecords(text: string): RecordSummary[];
}

/** What of the wasm package only thinking needs. */
export interface LongWorkGlue {
  readonly Proof: {
    start(position: string, turn: string, limit: number): EngineProof;
  };
  readonly Search: {
    analyse(record: string, ply: number, lines: number): EngineSearch;
    /** `seed`: a whole number below 2³². */
    ofLevel(record: string, ply: number, level: number, seed: number): EngineSearch;
  };
  readonly Tablebase: {
    build(seeds: number): EngineTable;
    read(bytes: Uint8Array): EngineTable;
  };
  levels(): number;
  proofLimit(): number;
}
