import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import { EmpikiError } from "../../session/engine";
import { gameOfLink } from "../../session/options";
import type { ErrorDetail, GameInfo } from "./engine-types";
import { faultSentences } from "./sentences";

/** A link to a game that cannot be read. */
export interface UnreadableLink {
  /** The fragment of the address, `#g=…`. */
  fragment: string;
  /** What opening it threw. */
  error: unknown;
  /** The games, described: for the letters of pits. */
  games: readonly GameInfo[];
}

/** What it says: that it cannot be read, why, and what to do. */
export interface LinkSentences {
  message: string;
  reasons: readonly string[];
  advice: string;
}

/** Builds the sentences about a link that cannot be read. */
export function linkSentences(unreadable: UnreadableLink, texts: AllTexts): LinkSentences {
  const { link } = texts.records;
  const { fragment, error, games } = unreadable;
  if (/^#?(g=)?$/i.test(fragment))
    return { message: link.unreadable, reasons: [link.empty], advice: link.cut };
  if (!(error instanceof EmpikiError)) {
    return { message: link.unreadable, reasons: [], advice: link.other };
  }
  const { detail } = error;
  const info = games.find(({ id }) => id === gameOfLink(fragment)) ?? null;
  const reasons = faultSentences(detail, info, texts);
  return {
    message: link.unreadable,
    reasons: reasons.length > 0 ? reasons : [texts.failures.errors[detail.code]],
    advice: advice(detail, fragment, texts),
  };
}

/** Where the last field has a fault, the address was most likely cut off in it. */
function advice({ faults, refusal }: ErrorDetail, fragment: string, texts: AllTexts): string {
  const { link } = texts.records;
  if (refusal) return link.turn;
  const last = [...fragment.slice(0, fragment.lastIndexOf("&") + 1)].length;
  const isCut = faults.some(({ code, at }) => code !== "result-differs" && at > last);
  return last > 0 && isCut ? link.cut : link.other;
}

/** The sentences as a piece of the page, read out at once. */
export function linkReport(unreadable: UnreadableLink, texts: AllTexts): HTMLElement {
  const { message, reasons, advice } = linkSentences(unreadable, texts);
  return build(
    "div",
    { class: "link-report", attributes: { role: "alert" } },
    build("p", { class: "class-name" }, message),
    ...reasons.map((reason) => build("p", { class: "lead" }, reason)),
    build("p", { class: "lead" }, advice),
  );
}
