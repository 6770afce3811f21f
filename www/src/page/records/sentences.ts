import type { AllTexts } from "../../i18n";
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
    isNameless(fault) ? texts.records.open.nameless : texts.fault(fault),
  );
  if (refusal && info) sentences.push(why(refusal, info, texts));
  return sentences;
}

/** Whether a text does not say what it is: then there is no place to point at. */
export const isNameless = ({ code }: Fault): boolean => code === "missing-tag";

/** What was left out. */
export const noticeSentences = (notices: readonly Notice[], { records }: AllTexts): string[] =>
  notices.map(({ code, text }) => records.notices[code](text));

/** A result in notation, in words; one that is not known stands as it is written. */
export function resultWords(
  { result, south, north }: Pick<GoodReading, "result" | "south" | "north">,
  texts: AllTexts,
): string {
  const { open } = texts.records;
  if (result === "-") return open.goesOn;
  const [winner = "", code = "", written = ""] = result.split(" ");
  const how = Object.entries(texts.endings).find(([each]) => each === code)?.[1].name;
  if (how === undefined) return result;
  const { short } = playerNames({ south, north }, texts);
  const named = how.charAt(0).toLowerCase() + how.slice(1);
  if (winner === "s" || winner === "n") {
    const isSouth = winner === "s";
    const [victor, loser] = isSouth ? [short.south, short.north] : [short.north, short.south];
    if (code === "resigned") return open.resigned(loser);
    return open.won(victor, named, figures(written, isSouth, texts));
  }
  const headline = winner === "draw" ? texts.status.draw : texts.status.annulled;
  return open.notWon(headline, named, figures(written, true, texts));
}

/** The winner's figure first; points without a second figure are points of a match. */
function figures(written: string, isSouthFirst: boolean, texts: AllTexts): string {
  const [south = Number.NaN, north] = written.split("-").map(Number);
  if (written === "" || Number.isNaN(south)) return "";
  if (north === undefined) return south === 0 ? "" : texts.status.points(south);
  const { figures } = texts.records.open;
  return isSouthFirst ? figures(south, north) : figures(north, south);
}

/** Who played, how long, how it ended. */
export function summaryLine(reading: GoodReading, texts: AllTexts): string {
  const { open } = texts.records;
  const { full } = playerNames(reading, texts);
  const hasNames = reading.south + reading.north !== "";
  const players = hasNames ? [open.players(full.south, full.north)] : [];
  return [...players, open.turns(reading.plies), resultWords(reading, texts)].join(", ");
}
