import "../later-styles";
import "../match.css";
import { build } from "../../element/build";
import type { MancalaBoard } from "../../element/define";
import { loadEngine, type Engine } from "../../session/engine";
import { gameOfLink } from "../../session/options";
import type { SavedGame } from "../../session/saved";
import { followPreferences } from "../board-settings";
import { button } from "../forms";
import { playOf } from "../kept-game";
import { linkReport } from "../records/link-report";
import { offeredGames, playHash } from "../route";
import type { LaterParts, Screen } from "../screen";
import { foreignGame, playOn, type ForeignGame } from "./foreign-game";

/** The screen of a game in a link. It has a board of its own: the game that is kept stays as it is. */
export async function linkScreen(
  parts: LaterParts,
  { fragment }: { fragment: string },
  gone: AbortSignal,
): Promise<Screen> {
  const { link: words } = parts.texts.match;
  const engine = await loadEngine();
  gone.throwIfAborted();
  const linked = linkedGame(engine, fragment);
  const isRead = "saved" in linked;
  const game = isRead ? linked.saved.game : (gameOfLink(fragment) ?? offeredGames[0]);
  const board = makeBoard(parts, game, gone);
  if (isRead) board.load(linked.saved);
  const title = words.title(game);
  const goOn = isRead
    ? [button(words.playOn, () => play(parts, engine, linked, board), "is-main")]
    : [];
  const mine = { class: "button", attributes: { href: playHash(game) } };
  const elements = [
    build("h1", { class: "screen-title" }, title),
    ...(isRead
      ? []
      : [linkReport({ fragment, error: linked.error, games: engine.games() }, parts.texts)]),
    build("p", { class: "lead" }, isRead ? words.about : words.startInstead),
    build("p", { class: "screen-actions is-above" }, ...goOn, build("a", mine, words.mine)),
    board,
  ];
  return { title, elements, menu: [] };
}

function makeBoard(
  { preferences, dialogs }: LaterParts,
  game: SavedGame["game"],
  gone: AbortSignal,
): MancalaBoard {
  const board = document.createElement("mancala-board");
  board.game = game;
  followPreferences(board, preferences, gone);
  dialogs.follow((isOpen) => board.holdClock(isOpen), gone);
  return board;
}

/** The game of the link, as far as it has come on the board, becomes the person's own. */
function play(
  parts: LaterParts,
  engine: Engine,
  { match, starter }: ForeignGame,
  board: MancalaBoard,
): void {
  const stage = playOf(board, starter);
  if (stage) playOn(parts, engine, { match, stage });
}

/** The game, or why the link cannot be read. */
function linkedGame(engine: Engine, fragment: string): ForeignGame | { error: unknown } {
  try {
    return foreignGame(engine.fromLink(fragment));
  } catch (error) {
    if (engine.isDead) throw error;
    return { error };
  }
}
