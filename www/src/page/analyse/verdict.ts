/** What a proof has found out, in a sentence: pure. */
import type { AllTexts } from "../../i18n";
import { explainError } from "../../i18n/why";
import type { ProofReport } from "../../session/proof";
import type { Failure } from "../../session/thinking";

type Info = Parameters<typeof explainError>[1];
type Proof = Extract<ProofReport, { kind: "verdict" }>["proof"];

export function verdictWords(proof: Proof, { proof: texts }: AllTexts): string {
  const { verdict, laps, length, after, period, branches } = proof;
  switch (verdict) {
    case "ends":
      return texts.ends(length ?? laps, branches);
    case "endless":
      return texts.endless(after ?? 0, period ?? 0, branches);
    case "running":
    case "unknown":
      return texts.unknown(laps, branches);
  }
}

export function failureWords(failure: Failure, info: Info, texts: AllTexts): string {
  switch (failure.reason) {
    case "engine":
      return explainError(failure.detail, info, texts);
    case "load":
      return texts.proof.load;
    case "version":
      return texts.proof.version;
  }
}
