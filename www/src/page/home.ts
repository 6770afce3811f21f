import { build } from "../element/build";
import type { Texts } from "../i18n";
import { isSavedGame, type SavedGame } from "../session/saved";
import { miniature } from "./miniature";
import { playHash } from "./route";
import type { Store } from "./store";

/** The order in which the games are offered. */
const offered: readonly SavedGame["game"][] = ["omweso", "oware", "bao-kigogo"];

/** The screen where a game is chosen. */
export function home(texts: Texts, store: Store, isUnknown: boolean): HTMLElement[] {
  const { page } = texts;
  const intro = build(
    "div",
    { class: "home-intro" },
    build("h1", {}, page.title),
    build("p", { class: "subtitle" }, page.subtitle),
    build("p", {}, isUnknown ? page.notFound : page.intro),
  );
  const cards = offered.map((game) => build("li", {}, card(texts, store, game)));
  return [
    intro,
    build("ul", { class: "cards", attributes: { "aria-label": page.choose } }, ...cards),
  ];
}

function card(texts: Texts, store: Store, game: SavedGame["game"]): HTMLAnchorElement {
  const { name, people, blurb, size } = texts.games[game];
  const turns = turnsUnderWay(store, game);
  const foot = turns > 0 ? texts.page.resumeGame(turns) : texts.page.size(...size);
  return build(
    "a",
    { class: "card", attributes: { href: playHash(game) } },
    build("div", { class: "miniature-box" }, miniature(game)),
    build("h2", {}, name),
    build("p", { class: "people" }, people),
    build("p", { class: "blurb" }, blurb),
    build("p", { class: "foot" }, foot),
  );
}

function turnsUnderWay(store: Store, game: SavedGame["game"]): number {
  const saved = store.read(`game.${game}`);
  return isSavedGame(saved) ? saved.moves.length : 0;
}
