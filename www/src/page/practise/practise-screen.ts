import "../later-styles";
import "./practise.css";
import { build } from "../../element/build";
import { loadEngine } from "../../session/engine";
import type { SavedGame } from "../../session/saved";
import { gamesNav } from "../games-nav";
import { practiseHash } from "../route";
import type { LaterParts, Screen } from "../screen";
import { Practice } from "./practice";

type GameId = SavedGame["game"];

/** The screen where counting is practised in a game. */
export async function practiseScreen(
  parts: LaterParts,
  game: GameId,
  gone: AbortSignal,
): Promise<Screen> {
  const engine = await loadEngine();
  gone.throwIfAborted();
  const { texts } = parts;
  const practice = new Practice(parts, engine.info(game), gone);
  await practice.next(false);
  const { panel, board, answers, side } = practice;
  const body = build(
    "div",
    { class: "practise", on: { keydown: ignoreHeldKey } },
    panel.element,
    board.element,
    answers.element,
    side.element,
  );
  return {
    title: texts.practise.titleOf(texts.games[game].name),
    elements: [head(parts, game), body],
    menu: [],
  };
}

/** A key that is held down answers once: the next question, and the way to it, want a key of their own. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
}

/** What is done here, and the way to the other games. */
function head({ texts }: LaterParts, game: GameId): HTMLElement {
  return build(
    "header",
    { class: "practise-head" },
    build("h1", { class: "screen-title" }, texts.practise.title),
    gamesNav(texts, game, { label: texts.practise.games, hashOf: practiseHash }),
  );
}
