/** Examines a turn slice by slice, with a report after each. It knows neither worker nor page. */
import type { Engine } from "../engine/client";
import { failureIn, type ProofQuestion, type ProofReport } from "./proof-protocol";

/** A slice takes about so long (milliseconds): often enough to see that it goes on, seldom enough to cost nothing. */
const SLICE = 200;
const FIRST_LAPS = 100_000;

export function examine(
  engine: Pick<Engine, "prove">,
  { position, turn, limit }: ProofQuestion,
  report: (report: ProofReport) => void,
  now: () => number = () => performance.now(),
): void {
  try {
    const search = engine.prove(position, turn, limit);
    const began = now();
    let laps = FIRST_LAPS;
    for (;;) {
      const before = now();
      const proof = search.advance(laps);
      if (proof.verdict !== "running") {
        search.free();
        return report({ kind: "verdict", proof });
      }
      const seconds = Math.max(1, now() - began) / 1000;
      report({ kind: "progress", laps: proof.laps, lapsPerSecond: proof.laps / seconds });
      laps = nextSlice(laps, now() - before);
    }
  } catch (error) {
    report({ kind: "failed", failure: failureIn(error) });
  }
}

/** Laps of the next slice, after one that took so many milliseconds: never more than four times as many. */
export const nextSlice = (laps: number, took: number): number =>
  Math.max(1, Math.round(laps * Math.min(4, SLICE / Math.max(1, took))));
