/** Asks whether a turn ever ends. */
import type { ProofView } from "../engine/types";
import type { Failure, ProofProgress, Report } from "../worker/protocol";
import { openThinking, type Thinking } from "./thinking";

/** Does this turn ever end? */
export interface ProofQuestion {
  position: string;
  turn: string;
}

export type ProofReport =
  | ({ kind: "progress" } & ProofProgress)
  | { kind: "verdict"; proof: ProofView }
  | { kind: "failed"; failure: Failure };

/** A question under way. */
export interface ProofRun {
  /** Ends it at once; nothing is told any more. */
  stop(): void;
}

/** Asks, and tells every report until the last: a verdict or a failure. Nothing is told before this returns. */
export function askProof(
  question: ProofQuestion,
  told: (report: ProofReport) => void,
  thinking: Pick<Thinking, "start" | "close"> = openThinking(),
): ProofRun {
  thinking.start({ kind: "proof", ...question }, (report) => {
    if (report.kind === "done" || report.kind === "failed") thinking.close();
    const proved = proofReport(report);
    if (proved) told(proved);
  });
  return { stop: () => thinking.close() };
}

function proofReport(report: Report<"proof">): ProofReport | null {
  switch (report.kind) {
    case "progress":
      return { kind: "progress", ...report.progress };
    case "done":
      return { kind: "verdict", proof: report.answer };
    case "failed":
      return report;
    case "notice":
      return null;
  }
}
