/** Examines a turn slice by slice, with a report after each. It knows neither worker nor page. */
import type { Engine } from "../engine/client";
import type { EngineProof } from "../engine/glue";
import type { ProofView } from "../engine/types";
import { failureIn, type ProofQuestion, type ProofReport } from "./proof-protocol";

/** A slice takes about so long (milliseconds): often enough to see that it goes on, seldom enough to cost nothing. */
const SLICE = 200;
const FIRST_LAPS = 100_000;

type Report = (report: ProofReport) => void;

/** As far as the engine goes of itself. */
export function examine(
  engine: Pick<Engine, "prove" | "proofLimit">,
  { position, turn }: ProofQuestion,
  report: Report,
  now: () => number = () => performance.now(),
): void {
  try {
    const search = engine.prove(position, turn, engine.proofLimit);
    try {
      report({ kind: "verdict", proof: goThrough(search, report, now) });
    } finally {
      search.free();
    }
  } catch (error) {
    report({ kind: "failed", failure: failureIn(error) });
  }
}

/** Searches to the end, with a report after each slice but the last. */
function goThrough(search: EngineProof, report: Report, now: () => number): ProofView {
  const began = now();
  let laps = FIRST_LAPS;
  for (;;) {
    const before = now();
    const proof = search.advance(laps);
    if (proof.verdict !== "running") return proof;
    const seconds = Math.max(1, now() - began) / 1000;
    report({ kind: "progress", laps: proof.laps, lapsPerSecond: proof.laps / seconds });
    laps = nextSlice(laps, now() - before);
  }
}

/** Laps of the next slice, after one that took so many milliseconds: never more than four times as many. */
export const nextSlice = (laps: number, took: number): number =>
  Math.max(1, Math.round(laps * Math.min(4, SLICE / Math.max(1, took))));
