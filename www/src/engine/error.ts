import type { ErrorCode, ErrorDetail } from "./types";

const plain = (code: ErrorCode): ErrorDetail => ({ code, refusal: null, faults: [] });

/** A failure the engine reports: `code` says which, `detail` why. Words for it live in `i18n`. */
export class EmpikiError extends Error {
  override readonly name = "EmpikiError";
  readonly detail: ErrorDetail;

  constructor(detail: ErrorDetail, options?: ErrorOptions) {
    super(detail.code, options);
    this.detail = detail;
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
  override readonly name = "LoadError";
}

const hasDetail = (error: unknown): error is Error & { detail: ErrorDetail } =>
  error instanceof Error && error.name === "EmpikiError" && "detail" in error;

/** What the wasm glue threw, as one of our errors; anything unknown counts as a death, for its state is unknown too. */
export function toEmpikiError(error: unknown): EmpikiError {
  if (error instanceof EmpikiError) return error;
  return hasDetail(error)
    ? new EmpikiError(error.detail, { cause: error })
    : EmpikiError.dead(error);
}
