import type { BestLine } from "../engine/types";
import type { Failure, Place } from "../worker/protocol";
import type { Task, Thinking } from "./thinking";

/** Nobody waits longer for a hint (milliseconds). */
const hintMillis = 700;

/** What comes of looking for a hint; the best line is `null` where none was found in time. */
export type HintFound =
  { kind: "found"; line: BestLine | null } | { kind: "failed"; failure: Failure };

/** Looks for a good turn. */
export function seekHint(
  thinking: Pick<Thinking, "analyse">,
  { record, ply }: Place,
  told: (found: HintFound) => void,
): Task {
  return thinking.analyse({ record, ply, lines: 1, millis: hintMillis }, (report) => {
    if (report.kind === "failed") told(report);
    if (report.kind === "done") told({ kind: "found", line: report.answer.lines[0] ?? null });
  });
}
