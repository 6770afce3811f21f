import "../later-styles";
import type { Engine } from "../../session/engine";
import type { SavedGame } from "../../session/saved";
import type { KeptMatch } from "../../storage/games";
import { openRecords } from "../records/records";
import { playHash } from "../route";
import type { LaterParts } from "../screen";
import { foreignGame, playOn } from "./foreign-game";
import { playAt } from "../kept-game";

/** What the dialog of records may do to a game that is being played. */
export interface RecordActs {
  /** Another game of the same kind was put in its place. */
  replaced: () => void;
  /** It is the same game with other names, date or comments. */
  annotated: (saved: SavedGame, names: KeptMatch["names"]) => void;
}

/** Opens the dialog of records for the game on the board; `null` before there is one. */
export function openRecordsOf(
  parts: LaterParts,
  engine: Engine,
  game: SavedGame["game"],
  saved: SavedGame | null,
  { replaced, annotated }: RecordActs,
): void {
  openRecords(parts, {
    engine,
    game: saved,
    base: location.href.replace(/#.*$/, ""),
    open: (saved) => {
      const { saved: read, match, starter } = foreignGame(engine.fromRecord(saved.record));
      const arrive = () => {
        if (match.game === game) replaced();
        else location.hash = playHash(match.game);
      };
      playOn(parts, engine, { match, stage: playAt({ ...read, ply: saved.ply }, starter) }, arrive);
    },
    annotate: (saved) => {
      const { match } = foreignGame(engine.fromRecord(saved.record));
      annotated(saved, match.names);
    },
  });
}
