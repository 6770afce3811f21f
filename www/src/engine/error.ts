import type { ErrorCode, ErrorDetail, GameId } from "./types";

const plain = (code: ErrorCode): ErrorDetail => ({ code, refusal: null, faults: [] });

/** What the engine cannot know of a failure: which of several texts was meant, and how they fit together. */
export type Place =
  /** A turn, by its number in the game (from 1). */
  | { kind: "turn"; number: number; text: string }
  /** A ply that was asked for, in a game that has `last` of them. */
  | { kind: "ply"; asked: string; last: number }
  /** A position of one game where another was named. */
  | { kind: "game"; position: GameId; game: GameId }
  /** An option with another value in the position than beside it; `column` is its place in the position. */
  | { kind: "option"; position: string; options: string; column: number };

/** A failure the engine reports: `code` says which, `detail` why. Words for it live in `i18n`. */
export class EmpikiError extends Error {
  override readonly name = "EmpikiError";
  readonly detail: ErrorDetail;
  readonly place: Place | null;

  constructor(detail: ErrorDetail, { place, ...options }: ErrorOptions & { place?: Place } = {}) {
    super(detail.code, options);
    this.detail = detail;
    this.place = place ?? null;
  }

  /** A failure without details of its own. */
  static of(code: ErrorCode, place?: Place): EmpikiError {
    return new EmpikiError(plain(code), place ? { place } : {});
  }

  /** A turn that is no text, or not one of this notation. */
  static badTurnText(): EmpikiError {
    const refusal = {
      code: "bad-turn-text",
      rule: "notation-turn",
      pit: null,
      seeds: null,
    } as const;
    return new EmpikiError({ ...plain("bad-turn"), refusal });
  }

  /** The same failure, and where it lies. */
  at(place: Place): EmpikiError {
    return new EmpikiError(this.detail, { cause: this, place });
  }

  get code(): ErrorCode {
    return this.detail.code;
  }

  /** The engine met a bug of ours and cannot be used any more. */
  static dead(cause?: unknown): EmpikiError {
    return new EmpikiError(plain("engine-dead"), { cause });
  }
}

/** The engine could not be fetched or started: no network, no WebAssembly, a policy that forbids it. */
export class LoadError extends Error {
  override readonly name: string = "LoadError";
}

/** The engine and the scripts are of two versions: one of them was kept by the browser. */
export class MixedError extends LoadError {
  override readonly name = "MixedError";
}

/** The engine has stopped so often that only a fresh page has another. */
export class SpentError extends LoadError {
  override readonly name = "SpentError";
}

const hasDetail = (error: unknown): error is Error & { detail: ErrorDetail } =>
  error instanceof Error && error.name === "EmpikiError" && "detail" in error;

/**
 * What came out of the wasm side: one of our errors, or, where a trap left its memory in an unknown state, a death.
 * `null` for anything else: that was thrown before the engine was reached, and says nothing about it.
 */
export function toEmpikiError(error: unknown): EmpikiError | null {
  if (error instanceof EmpikiError) return error;
  if (hasDetail(error)) return new EmpikiError(error.detail, { cause: error });
  // A stack that overflowed inside leaves the engine no less broken than a trap.
  const isDeath = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
  return isDeath ? EmpikiError.dead(error) : null;
}
