import "../later-styles";
import { build } from "../../element/build";
import { loadEngine, type Engine } from "../../session/engine";
import { plainMatch, scoreOf, withGame, type Match } from "../../session/match";
import type { SavedGame } from "../../session/saved";
import { keptGame } from "../../storage/hold";
import type { Stage } from "../../storage/games";
import { finishedOf, isAccepted } from "../kept-game";
import { playHash } from "../route";
import type { LaterParts, Screen } from "../screen";
import { scoreLine } from "./result";
import { matchTable } from "./table";

type GameId = SavedGame["game"];

/** A match with all its finished games, the one on the board included, and the stage of the game at hand. */
export interface WholeMatch {
  match: Match;
  stage: Stage | null;
}

/** The match that is kept of a game. */
export function wholeMatch({ store }: LaterParts, engine: Engine, game: GameId): WholeMatch {
  const kept = keptGame(store, game, (kept) => isAccepted(engine, kept));
  if (!kept) return { match: plainMatch(game), stage: null };
  const { match, stage } = kept;
  const last = finishedOf(stage);
  return last ? { match: withGame(match, last), stage: null } : { match, stage };
}

/** The screen of a match: its score, and all its finished games. */
export async function tableScreen(parts: LaterParts, game: GameId): Promise<Screen> {
  const { texts } = parts;
  const words = texts.match;
  const engine = await loadEngine();
  const { match, stage } = wholeMatch(parts, engine, game);
  const score = scoreOf(engine, match);
  const title = words.tableTitle(game);
  const back = { class: "button is-main", attributes: { href: playHash(game) } };
  const games =
    match.games.length > 0
      ? [scoreLine(texts, match, score), matchTable(texts, match, score)]
      : [build("p", { class: "lead" }, words.noGames)];
  const isUnderWay = stage?.kind === "playing" && stage.plies > 0;
  const elements = [
    build("h1", { class: "screen-title" }, title),
    ...games,
    ...(isUnderWay ? [build("p", { class: "lead" }, words.onTheBoard(stage.plies))] : []),
    build("p", { class: "screen-actions" }, build("a", back, words.backToGame)),
  ];
  return { title, elements, menu: [] };
}
