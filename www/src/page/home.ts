import { build } from "../element/build";
import type { Texts } from "../i18n";
import type { SavedGame } from "../session/saved";
import { isUnderWay, keptGame, type KeptGame } from "./kept-game";
import { miniature } from "./miniature";
import { playHash, type HomeNote } from "./route";
import type { Store } from "./store";

/** The order in which the games are offered. */
const offered: readonly SavedGame["game"][] = ["omweso", "oware", "bao-kigogo"];

/** The screen where a game is chosen; `note` is said to somebody who wanted to be elsewhere. */
export function home(texts: Texts, store: Store, note: HomeNote | null): HTMLElement[] {
  const { page } = texts;
  const intro = build(
    "div",
    { class: "home-intro" },
    build("h1", {}, page.heading),
    note
      ? build("p", { class: "home-note" }, page.homeNotes[note])
      : build("p", { class: "lead" }, page.intro),
  );
  const cards = offered.map((game) => build("li", {}, card(texts, game, keptGame(store, game))));
  return [
    intro,
    build("ul", { class: "cards", attributes: { "aria-label": page.choose } }, ...cards),
  ];
}

function card(texts: Texts, game: SavedGame["game"], kept: KeptGame | null): HTMLAnchorElement {
  const { name, people, blurb, size } = texts.games[game];
  return build(
    "a",
    { class: "card", attributes: { href: playHash(game) } },
    build("div", { class: "miniature-box" }, miniature(game)),
    build("h2", {}, name),
    build("p", { class: "people" }, people),
    build("p", { class: "blurb" }, blurb),
    build("p", { class: "foot" }, (kept && keptWords(texts, kept)) ?? texts.page.size(...size)),
  );
}

/** How things stand in the game that is kept; `null` when it has not begun. */
export function keptWords({ page }: Texts, kept: KeptGame): string | null {
  const { saved, winner } = kept;
  if (winner === "south" || winner === "north") return page.won(winner);
  if (winner) return winner === "draw" ? page.drawn : page.annulled;
  if (saved.ended) return page.finished;
  return isUnderWay(kept) ? page.underWay(saved.moves.length) : null;
}
