import type {
  ExplorationView,
  GameInfo,
  GameView,
  Refusal,
  SideName,
  StartView,
  TraceView,
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
  free(): void;
}

/** The wasm package as `wasm-pack --target web` writes it. */
export interface Glue {
  default(input: { module_or_path: URL }): Promise<unknown>;
  readonly Game: {
    start(game: string, options: string): EngineGame;
    fromPosition(text: string): EngineGame;
  };
  games(): GameInfo[];
}
