import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import type { Stake } from "../stake";
import type { LaterParts } from "../screen";
import { sheet } from "../sheet";

/** What will be lost, in a sentence; empty when that is nothing. */
export function lossIn({ match: words }: AllTexts, stake: Stake | null): string {
  if (!stake) return "";
  const { game, games, turns, isArranging } = stake;
  if (isArranging) return words.lossArranging(game, games);
  return games > 0 ? words.lossMatch(game, games, turns) : words.lossGame(game, turns);
}

/** Says what will be lost, and asks whether to go on. */
export function askBeforeLoss(
  { texts, dialogs }: LaterParts,
  stake: Stake,
  goOn: () => void,
): void {
  const { match: words, controls } = texts;
  const loss = lossIn(texts, stake);
  dialogs.open(
    sheet({
      title: words.lossTitle,
      content: [build("p", { class: "lead" }, loss)],
      actions: [{ label: controls.cancel }, { label: words.beginAnyway, isMain: true, act: goOn }],
    }),
  );
}
