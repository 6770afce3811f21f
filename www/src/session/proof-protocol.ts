/**
 * What a page and the worker that examines turns say to each other. Every
 * message carries the version: a worker of an older page is not understood by mistake.
 */
import { EmpikiError } from "../engine/error";
import type { ErrorDetail, ProofView } from "../engine/types";
import { isObject } from "./plain-data";

export const PROOF_VERSION = 2;

/** Does this turn ever end? */
export interface ProofQuestion {
  position: string;
  turn: string;
}

/** Why there is no answer. */
export type ProofFailure =
  /** The engine refused the position or the turn, or stopped. */
  | { reason: "engine"; detail: ErrorDetail }
  /** The worker or its engine could not be loaded. */
  | { reason: "load" }
  /** The other side speaks another version. */
  | { reason: "version" };

export type ProofReport =
  | { kind: "progress"; laps: number; lapsPerSecond: number }
  | { kind: "verdict"; proof: ProofView }
  | { kind: "failed"; failure: ProofFailure };

/** A message as it is sent. */
export type Sent<T> = T & { version: typeof PROOF_VERSION };

export const sent = <T extends object>(message: T): Sent<T> => ({
  ...message,
  version: PROOF_VERSION,
});

/** The question in a message; `null` when it is none of this version. */
export function questionIn(message: unknown): ProofQuestion | null {
  if (!isObject(message) || message["version"] !== PROOF_VERSION) return null;
  const { position, turn } = message;
  const isQuestion = typeof position === "string" && typeof turn === "string";
  return isQuestion ? { position, turn } : null;
}

const kinds: readonly unknown[] = ["progress", "verdict", "failed"];

/** The report in a message; one that is none of this version is a failure. */
export function reportIn(message: unknown): ProofReport {
  const isReport =
    isObject(message) && message["version"] === PROOF_VERSION && kinds.includes(message["kind"]);
  if (isReport) return message as unknown as ProofReport;
  return { kind: "failed", failure: { reason: "version" } };
}

/** Failures of the engine are told in full; everything else means that it did not come. */
export function failureIn(error: unknown): ProofFailure {
  if (error instanceof EmpikiError) return { reason: "engine", detail: error.detail };
  return { reason: "load" };
}
