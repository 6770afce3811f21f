/** How many seeds there are, and how many there should be: pure. */
import type { GameInfo } from "../engine/types";
import type { AllTexts } from "../i18n";
import { sum, type Counts } from "./counts";

export interface Tally {
  text: string;
  isRight: boolean;
}

export function tallyOf(counts: Counts, info: GameInfo, texts: AllTexts): Tally {
  const { tally } = texts.editor;
  const [found, total] = [sum(counts), info.totalSeeds];
  if (found > total) return { text: tally.tooMany(found, found - total), isRight: false };
  if (found === total) return { text: tally.exact(total), isRight: true };
  if (info.mayLoseSeeds) return { text: tally.off(found, total - found), isRight: true };
  return { text: tally.missing(found, total - found, total), isRight: false };
}
