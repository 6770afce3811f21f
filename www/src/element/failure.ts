import type { Place } from "../engine/error";
import type { ErrorDetail, GameInfo } from "../engine/types";
import { loadLater, loadToldTexts, type Texts } from "../i18n";
import { explainError, why, type FailureWords } from "../i18n/why";
import { EmpikiError } from "../session/engine";
import { excerpt } from "./excerpt";
import { ownFailure, type Failure } from "./own-failure";

/** What could not be done, in words; `null` for an error that is a mistake of ours. */
export function failureOf(
  error: unknown,
  info: GameInfo | null,
  texts: FailureWords,
): Failure | null {
  const own = ownFailure(error, texts);
  if (own || !(error instanceof EmpikiError)) return own;
  return refusedFailure(error, info, texts);
}

/** What the engine refuses, in words. */
export type Explain = (error: EmpikiError, info: GameInfo | null) => Failure;

/** Fetches the words. */
export async function loadExplain(texts: Texts): Promise<Explain> {
  const [told, failures] = await Promise.all([loadToldTexts(texts), loadLater("failures", texts)]);
  const words = { ...told, failures };
  return (error, info) => refusedFailure(error, info, words);
}

function refusedFailure(error: EmpikiError, info: GameInfo | null, texts: FailureWords): Failure {
  const { code, place, detail } = error;
  const sentences = place ? [placeWords(place, texts)] : [];
  if (place === null) sentences.push(explainError(firstOf(detail), info, texts));
  else if (detail.refusal && info) sentences.push(why(detail.refusal, info, texts));
  return { code, message: sentences.join(" "), at: placeOf(place) ?? placeInText(detail) };
}

/** So many faults of a text are told: a stranger's may have thousands. */
const mostFaults = 3;

const firstOf = (detail: ErrorDetail): ErrorDetail => ({
  ...detail,
  faults: detail.faults.slice(0, mostFaults),
});

/** The column of the first fault; of a record, which has lines, `line:column`. */
function placeInText({ code, faults: [first] }: ErrorDetail): string | number | null {
  if (!first) return null;
  return code === "bad-record" ? `${String(first.line)}:${String(first.at)}` : first.at;
}

function placeWords(place: Place, { failures }: FailureWords): string {
  switch (place.kind) {
    case "turn":
      return failures.turn(place.number, excerpt(place.text));
    case "ply":
      return failures.ply(excerpt(place.asked), place.last);
    case "game":
      return failures.game(place.position, place.game);
    case "option":
      return failures.option(excerpt(place.position), excerpt(place.options));
  }
}

/** The turn's number, the attribute, or the column in the position. */
function placeOf(place: Place | null): string | number | null {
  switch (place?.kind) {
    case "turn":
      return place.number;
    case "ply":
      return "ply";
    case "game":
      return 1;
    case "option":
      return place.column;
    default:
      return null;
  }
}
