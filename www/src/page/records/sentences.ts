import type { AllTexts } from "../../i18n";
import { ending } from "../../i18n/ending";
import { playerNames } from "../../i18n/names";
import { why } from "../../i18n/why";
import type { ErrorDetail, Fault, GameInfo, Notice } from "./engine-types";
import type { GoodReading } from "./readings";

/** What is wrong with a text: each fault with its place, then why the turn in question cannot be played. */
export function faultSentences(
  { faults, refusal }: ErrorDetail,
  info: GameInfo | null,
  texts: AllTexts,
): string[] {
  const sentences = faults.map((fault) =>
    isNameless(fault) ? texts.records.open.nameless : texts.failures.fault(fault),
  );
  if (refusal && info) sentences.push(why(refusal, info, texts));
  return sentences;
}

/** Whether a text does not say what it is: then there is no place to point at. */
export const isNameless = ({ code }: Fault): boolean => code === "missing-tag";

/** What was left out. */
export const noticeSentences = (notices: readonly Notice[], { records }: AllTexts): string[] =>
  notices.map(({ code, text }) => records.notices[code](text));

/** How a game ended, in words. */
export function resultWords(
  { outcome, south, north }: Pick<GoodReading, "outcome" | "south" | "north">,
  texts: AllTexts,
): string {
  const { open } = texts.records;
  if (!outcome) return open.goesOn;
  const names = playerNames({ south, north }, texts);
  const { headline, name, figures } = ending(outcome, texts, { names });
  return open.ended(headline, name, figures);
}

/** Who played, how long, how it ended. */
export function summaryLine(reading: GoodReading, texts: AllTexts): string {
  const { open } = texts.records;
  const { full } = playerNames(reading, texts);
  const hasNames = reading.south + reading.north !== "";
  const players = hasNames ? [open.players(full.south, full.north)] : [];
  return [...players, open.turns(reading.plies), resultWords(reading, texts)].join(", ");
}
