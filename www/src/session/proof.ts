/** Asks whether a turn ever ends: the page's side of the worker. */
import { reportIn, sent, type ProofQuestion, type ProofReport } from "./proof-protocol";

export type { ProofFailure, ProofQuestion, ProofReport } from "./proof-protocol";

/** What is needed of a worker. */
export type ProofWorker = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

const newWorker = (): ProofWorker =>
  new Worker(new URL("./proof-worker.ts", import.meta.url), { type: "module" });

/** A question under way. */
export interface ProofRun {
  /** Ends it at once; nothing is told any more. */
  stop(): void;
}

/** Asks, and tells every report until the last: a verdict or a failure. Nothing is told before this returns. */
export function askProof(
  question: ProofQuestion,
  told: (report: ProofReport) => void,
  makeWorker: () => ProofWorker = newWorker,
): ProofRun {
  let worker: ProofWorker | null = null;
  let isOver = false;
  const stop = () => {
    isOver = true;
    worker?.terminate();
  };
  const tell = (report: ProofReport) => {
    if (isOver) return;
    if (report.kind !== "progress") stop();
    told(report);
  };
  const fail = () => tell({ kind: "failed", failure: { reason: "load" } });
  try {
    worker = makeWorker();
    worker.addEventListener("message", (event) => tell(reportIn(event.data)));
    worker.addEventListener("error", fail);
    worker.addEventListener("messageerror", fail);
    worker.postMessage(sent(question));
  } catch {
    // A policy forbids workers, or there are none here.
    queueMicrotask(fail);
  }
  return { stop };
}
