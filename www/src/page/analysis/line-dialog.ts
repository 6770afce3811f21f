import { build } from "../../element/build";
import type { SavedGame } from "../../session/saved";
import { followPreferences } from "../board-settings";
import type { LaterParts } from "../screen";
import { sheet } from "../sheet";

/** Shows turns from a position on a board of its own, in a dialog. They can be stepped through afterwards. */
export function showLineInDialog(
  { texts, dialogs, preferences }: LaterParts,
  game: SavedGame["game"],
  position: string,
  turns: readonly string[],
): void {
  const board = document.createElement("mancala-board");
  board.game = game;
  board.position = position;
  board.moves = turns;
  board.ply = 0;
  board.mode = "watch";
  const closed = new AbortController();
  followPreferences(board, preferences, closed.signal);
  dialogs.open(
    sheet({
      title: texts.thinking.line.title,
      content: [build("div", { class: "line-board" }, board)],
      actions: [{ label: texts.controls.close, isMain: true }],
      isWide: true,
    }),
  );
  dialogs.follow((isOpen) => !isOpen && closed.abort(), closed.signal);
  void board.showLine(turns, 0);
}
