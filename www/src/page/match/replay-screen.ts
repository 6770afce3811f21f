import "../later-styles";
import "../match.css";
import { build } from "../../element/build";
import { ending } from "../../i18n/ending";
import { playerNames } from "../../i18n/names";
import { loadEngine } from "../../session/engine";
import { scoreOf, type Match } from "../../session/match";
import type { SavedGame } from "../../session/saved";
import { followPreferences } from "../board-settings";
import { matchHash } from "../route";
import type { LaterParts, Screen } from "../screen";
import { wholeMatch } from "./table-screen";

type GameId = SavedGame["game"];

/** The screen where a finished game of a match is watched again. */
export async function replayScreen(
  parts: LaterParts,
  { game, number }: { game: GameId; number: number },
  gone: AbortSignal,
): Promise<Screen> {
  const { texts, preferences } = parts;
  const words = texts.match;
  const engine = await loadEngine();
  gone.throwIfAborted();
  const { match } = wholeMatch(parts, engine, game);
  const finished = match.games[number - 1];
  const title = words.replayTitle(number);
  const heading = build("h1", { class: "screen-title" }, title);
  if (!finished) {
    const elements = [
      heading,
      build("p", { class: "lead" }, words.noSuchGame),
      links(parts, match, number),
    ];
    return { title, elements, menu: [] };
  }
  const scored = scoreOf(engine, match).games[number - 1];
  const board = document.createElement("mancala-board");
  board.game = game;
  board.mode = "watch";
  followPreferences(board, preferences, gone);
  board.load({ game, record: finished.record, ply: 0 });
  const told = scored
    ? [build("p", { class: "replay-result" }, resultLine(parts, match, scored))]
    : [];
  return { title, elements: [heading, ...told, board, links(parts, match, number)], menu: [] };
}

function resultLine(
  { texts }: LaterParts,
  match: Match,
  { result, counts }: ReturnType<typeof scoreOf>["games"][number],
): string {
  const { headline, name } = ending(result, texts, { names: playerNames(match.names, texts) });
  const parts = [headline, name, ...(counts ? [] : [texts.match.table.again])];
  return parts.join(" · ");
}

/** To the games before and after, and back to all of them. */
function links({ texts }: LaterParts, { game, games }: Match, number: number): HTMLElement {
  const words = texts.match;
  const link = (label: string, href: string) =>
    build("a", { class: "button", attributes: { href } }, label);
  const before = number > 1 && number <= games.length;
  const parts = [
    ...(before ? [link(words.previousGame, matchHash(game, number - 1))] : []),
    ...(number < games.length ? [link(words.followingGame, matchHash(game, number + 1))] : []),
    link(words.allGames, matchHash(game)),
  ];
  return build("p", { class: "screen-actions" }, ...parts);
}
