import type { Engine } from "../../session/engine";
import type { SavedGame } from "../../session/saved";
import type { KeptMatch } from "../../storage/games";

/** The game with other players in the tags of its record. */
export function retitled(
  engine: Pick<Engine, "fromRecord">,
  saved: SavedGame,
  { south, north }: KeptMatch["names"],
): SavedGame {
  const game = engine.fromRecord(saved.record);
  try {
    game.setTag("South", south);
    game.setTag("North", north);
    return { ...saved, record: game.record() };
  } finally {
    game.free();
  }
}
