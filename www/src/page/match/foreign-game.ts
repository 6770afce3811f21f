import type { Engine } from "../../session/engine";
import type { Match } from "../../session/match";
import { resultOf, type SavedGame } from "../../session/saved";
import type { KeptPlay } from "../../storage/games";
import { GameHold, keptGame } from "../../storage/hold";
import { keptScore } from "../kept-game";
import { playHash } from "../route";
import type { LaterParts } from "../screen";
import { stakeIn } from "../stake";
import { askBeforeLoss } from "./loss";

/** A game of the engine's, however it was come by. */
type EngineGame = ReturnType<Engine["start"]>;

/** A game from elsewhere (a link, a position, a record): how it is opened, and by what it is played. */
export interface ForeignGame {
  saved: SavedGame;
  match: Match;
  starter: KeptPlay["starter"];
}

/** Takes from the engine's game what the page needs of it, and frees it. */
export function foreignGame(played: EngineGame): ForeignGame {
  try {
    const { game, ply, plies } = played.view();
    const { tags, options, mode } = played.annotations();
    const named = (name: string) => tags.find((tag) => tag.name === name)?.value ?? "";
    const names = { south: named("South"), north: named("North") };
    const match = { game, options, mode: mode ?? "classical", names, games: [] };
    const record = played.record();
    const starter = played.goTo(0).mover;
    const saved = { game, record, ply, plies: plies.length, result: resultOf(record) };
    return { saved, match, starter };
  } finally {
    played.free();
  }
}

/**
 * A game from elsewhere becomes the one that is kept and played, once it is clear
 * that nothing is lost unawares; then `arrive` goes there.
 */
export function playOn(
  parts: LaterParts,
  engine: Engine,
  { match, stage }: { match: Match; stage: KeptPlay },
  arrive: () => void = () => (location.hash = playHash(match.game)),
): void {
  const { store } = parts;
  const go = () => {
    const hold = new GameHold(store, match.game);
    hold.insist({ match, stage, score: keptScore(engine, match, stage) });
    arrive();
  };
  const stake = stakeIn(keptGame(store, match.game));
  if (stake) askBeforeLoss(parts, stake, go);
  else go();
}
