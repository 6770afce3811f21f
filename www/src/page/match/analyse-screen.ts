import "../later-styles";
import { loadEngine } from "../../session/engine";
import type { SavedGame } from "../../session/saved";
import { analysisSlot } from "../../storage/analysis";
import { analyse } from "../analyse/analyse";
import { onceGone } from "../on-demand";
import { offeredGames } from "../route";
import type { LaterParts, Screen } from "../screen";
import { foreignGame, playOn } from "./foreign-game";
import { playAt } from "../kept-game";

type GameId = SavedGame["game"];

/** The screen where positions are set up, with what was last set up there; `game` is the one asked for. */
export function analyseScreen(parts: LaterParts, game: GameId | null, gone: AbortSignal): Screen {
  const slot = analysisSlot(parts.store);
  const last = slot.read();
  const start =
    last && (game === null || game === last.game)
      ? last
      : { game: game ?? offeredGames[0], position: null };
  const screen = analyse(parts, start, {
    play: (position) => play(parts, position),
    changed: (position, game) => void slot.write({ game, position }),
  });
  onceGone(gone, () => screen.leave());
  return { title: parts.texts.editor.title, elements: screen.elements, menu: [] };
}

/** A game begins at a position, by the rules that the position names. */
async function play(parts: LaterParts, position: string): Promise<void> {
  const engine = await loadEngine();
  const { saved, match, starter } = foreignGame(engine.fromPosition(position));
  playOn(parts, engine, { match, stage: playAt(saved, starter) });
}
