import type { Place } from "../engine/error";
import type { ErrorDetail, GameInfo } from "../engine/types";
import type { FailureCode, Texts } from "../i18n";
import { bindingWords, explainError, why } from "../i18n/why";
import { BindingError } from "../session/binding";
import { EmpikiError, LoadError, SpentError } from "../session/engine";
import type { MancalaEvents } from "./events";

/** A failure as the page hears of it; its message is also what people read. */
export type Failure = MancalaEvents["mancala-error"] & { code: FailureCode };

/** What could not be done, in words; `null` for an error that is a mistake of ours. */
export function failureOf(error: unknown, info: GameInfo | null, texts: Texts): Failure | null {
  if (error instanceof LoadError) return loadFailure(error, texts);
  if (error instanceof BindingError) {
    return { code: error.code, message: bindingWords(error.forbidden, texts), at: null };
  }
  if (!(error instanceof EmpikiError)) return null;
  const { code, place, detail } = error;
  const sentences = place ? [placeWords(place, texts)] : [];
  if (place === null) sentences.push(explainError(detail, info, texts));
  else if (detail.refusal && info) sentences.push(why(detail.refusal, info, texts));
  return { code, message: sentences.join(" "), at: placeOf(place) ?? placeInText(detail) };
}

/** The column of the first fault; of a record, which has lines, `line:column`. */
function placeInText({ code, faults: [first] }: ErrorDetail): string | number | null {
  if (!first) return null;
  return code === "bad-record" ? `${String(first.line)}:${String(first.at)}` : first.at;
}

/** The engine did not come, or no other is left. */
export function loadFailure(error: unknown, texts: Texts): Failure {
  const code = error instanceof SpentError ? "engine-spent" : "load-failed";
  return { code, message: texts.errors[code], at: null };
}

/** A value that an attribute does not take, and those it takes. */
export function attributeFailure(
  name: string,
  found: string,
  allowed: string,
  texts: Texts,
): Failure {
  const message = texts.failing.attribute(name, found, allowed);
  return { code: "bad-attribute", message, at: name };
}

function placeWords(place: Place, { failing }: Texts): string {
  switch (place.kind) {
    case "turn":
      return failing.turn(place.number, place.text);
    case "ply":
      return failing.ply(place.asked, place.last);
    case "game":
      return failing.game(place.position, place.game);
    case "option":
      return failing.option(place.position, place.options);
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
