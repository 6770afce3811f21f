/**
 * What a page and the worker that thinks say to each other: tasks are started, settled and stopped by their number, and
 * reported on until each has ended. Every message carries the version: a worker of an older page is not understood by mistake.
 */
import { EmpikiError } from "../engine/error";
import type { ErrorDetail, ProofView, TableView, ThinkingView } from "../engine/types";

export const PROTOCOL_VERSION = 4;

/** A table of endgames that is there. */
export interface TableInfo {
  /** The most seeds in the pits of its positions. */
  seeds: number;
  /** Its size. */
  bytes: number;
  /** Whether the browser keeps it; else it is there only as long as something on the page thinks. */
  isKept: boolean;
}

/** A position, as one of a record of a game; the record is as the engine writes it. */
export interface Place {
  record: string;
  ply: number;
}

/** How far a proof is. */
export interface ProofProgress {
  laps: number;
  lapsPerSecond: number;
}

/** The kinds of tasks: what each asks, what it tells on the way, and its answer. */
export interface Work {
  /** The best `lines`, until nothing more is to be found, or for so many milliseconds. */
  analyse: {
    asks: Place & { lines: number; millis?: number };
    progress: ThinkingView;
    answer: ThinkingView;
  };
  /** What a level (from 1) chooses; `seed` is its chance, a whole number below 2³². After `millis` it takes the best it has. */
  level: {
    asks: Place & { level: number; seed: number; millis?: number };
    progress: ThinkingView;
    answer: ThinkingView;
  };
  /** Does this turn ever end? */
  proof: { asks: { position: string; turn: string }; progress: ProofProgress; answer: ProofView };
  /** Makes a table of endgames for so many seeds and keeps it. */
  table: { asks: { seeds: number }; progress: TableView; answer: TableInfo };
  /** Which table is there. */
  "which-table": { asks: object; progress: never; answer: TableInfo | null };
  /** Deletes the table that is there. */
  "forget-table": { asks: object; progress: never; answer: null };
}

export type Kind = keyof Work;

/** A task, as it is asked for. */
export type Request<K extends Kind = Kind> = { [T in K]: { kind: T } & Work[T]["asks"] }[K];

/** Why a task has no answer. */
export type Failure =
  /** The engine refused what it was given, or stopped (`engine-dead`). */
  | { reason: "engine"; detail: ErrorDetail }
  /** Worker or engine could not be loaded. */
  | { reason: "load" }
  /** The other side speaks another version. */
  | { reason: "version" };

/** What is told of a task: any number of notices and of progress, then an answer or a failure. */
export type Report<K extends Kind = Kind> =
  | { kind: "progress"; progress: Work[K]["progress"] }
  /** The table that was kept is damaged or of another version, and was deleted. */
  | { kind: "notice"; notice: "table-refused" }
  | { kind: "done"; answer: Work[K]["answer"] }
  | { kind: "failed"; failure: Failure };

/** From the page. */
export type Order =
  | { kind: "start"; id: number; request: Request }
  /** Takes the best there is by now as the answer. */
  | { kind: "settle"; id: number }
  /** Ends the task; nothing more is told of it. */
  | { kind: "stop"; id: number };

/** The engine's code, which the page has compiled: said once, to a worker that has just started. */
export interface Delivery {
  kind: "engine";
  module: WebAssembly.Module;
}

/** From the worker. */
export type Told =
  /** The worker has started. */
  | { kind: "ready" }
  | { kind: "report"; id: number; report: Report }
  /** An order could not be understood. */
  | { kind: "puzzled" };

/** A message as it is sent. */
export type Sent<T> = T & { version: typeof PROTOCOL_VERSION };

export const sent = <T extends object>(message: T): Sent<T> => ({
  ...message,
  version: PROTOCOL_VERSION,
});

// Both sides are built from one source, so of a message of the right version only its kind is looked at.

const orders: readonly unknown[] = ["start", "settle", "stop", "engine"] satisfies (
  Order | Delivery
)["kind"][];
const tellings: readonly unknown[] = ["ready", "report", "puzzled"] satisfies Told["kind"][];

const isOf = (kinds: readonly unknown[], message: unknown): boolean =>
  typeof message === "object" &&
  message !== null &&
  "version" in message &&
  message.version === PROTOCOL_VERSION &&
  "kind" in message &&
  kinds.includes(message.kind);

/** The order or the engine in a message; `null` when it is neither in this version. */
export const orderIn = (message: unknown): Order | Delivery | null =>
  isOf(orders, message) ? (message as Order | Delivery) : null;

/** What a worker's message tells; `null` when it is none of this version. */
export const toldIn = (message: unknown): Told | null =>
  isOf(tellings, message) ? (message as Told) : null;

/** Failures of the engine are told in full; everything else means that it did not come. */
export const failureIn = (error: unknown): Failure =>
  error instanceof EmpikiError ? { reason: "engine", detail: error.detail } : { reason: "load" };

/** Whoever worked on a task is dead. */
export const deathFailure = (): Failure => failureIn(EmpikiError.dead());
