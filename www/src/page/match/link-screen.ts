import "../later-styles";
import "../match.css";
import { build } from "../../element/build";
import { loadEngine, type Engine } from "../../session/engine";
import { isGameId, type SavedGame } from "../../session/saved";
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
  const { texts, preferences, dialogs } = parts;
  const words = texts.match;
  const engine = await loadEngine();
  const linked = linkedGame(engine, fragment);
  const isRead = "saved" in linked;
  const game = isRead ? linked.saved.game : gameNamed(fragment);
  const board = document.createElement("mancala-board");
  board.game = game;
  followPreferences(board, preferences, gone);
  dialogs.follow((isOpen) => board.holdClock(isOpen), gone);
  if (isRead) board.load(linked.saved);
  const goOn = ({ match, starter }: ForeignGame) => {
    const stage = playOf(board, starter);
    if (stage) playOn(parts, engine, { match, stage });
  };
  const title = words.link.title(game);
  const mine = { class: "button", attributes: { href: playHash(game) } };
  const actions = [
    ...(isRead ? [button(words.link.playOn, () => goOn(linked), "is-main")] : []),
    build("a", mine, words.link.mine),
  ];
  const elements = [
    build("h1", { class: "screen-title" }, title),
    ...(isRead
      ? [build("p", { class: "lead" }, words.link.about)]
      : [
          linkReport({ fragment, error: linked.error, games: engine.games() }, texts),
          build("p", { class: "lead" }, words.link.startInstead),
        ]),
    build("p", { class: "screen-actions is-above" }, ...actions),
    board,
  ];
  return { title, elements, menu: [] };
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

/** The game that a link names, if it names one, though nothing else of it can be read. */
function gameNamed(fragment: string): SavedGame["game"] {
  const name = /^#g=([a-z-]+)/i.exec(fragment)?.[1]?.toLowerCase();
  return isGameId(name) ? name : offeredGames[0];
}
