import { build } from "../element/build";
import type { PageTexts } from "../i18n/page-texts";
import { playerNames } from "../i18n/names";
import type { SavedGame } from "../session/saved";
import type { KeptGame } from "../storage/games";
import { keptGame } from "../storage/hold";
import { isScoreTold } from "./kept-game";
import { miniature } from "./miniature";
import {
  aloneHash,
  analyseHash,
  courseHash,
  offeredGames,
  playHash,
  todayHash,
  type HomeNote,
} from "./route";
import { icons } from "./icons";
import type { PageParts, Screen } from "./screen";

/** The screen where a game is chosen; `note` is said to somebody who wanted to be elsewhere. */
export function home({ texts, store }: PageParts, note: HomeNote | null): Screen {
  const { page } = texts;
  const intro = build(
    "div",
    { class: "home-intro" },
    build("h1", {}, page.heading),
    note
      ? build("p", { class: "home-note" }, page.homeNotes[note])
      : build("p", { class: "lead" }, page.intro),
    build("p", {}, build("a", { attributes: { href: todayHash } }, page.todaysPuzzle)),
  );
  const cards = offeredGames.map((game) =>
    build("li", {}, card(texts, game, keptGame(store, game)), ways(texts, game)),
  );
  const attributes = { "aria-label": page.choose };
  const elements = [intro, build("ul", { class: "cards", attributes }, ...cards)];
  const analyse = () => (location.hash = analyseHash);
  const menu = [{ icon: icons.analyse, label: texts.flow.analyse, act: analyse }] as const;
  return { title: null, elements, menu };
}

function card(texts: PageTexts, game: SavedGame["game"], kept: KeptGame | null): HTMLAnchorElement {
  const { name } = texts.games[game];
  const { people, blurb, size } = texts.page.cards[game];
  const words = kept ? keptWords(texts, kept) : [];
  const foot = words.length > 0 ? words : [texts.page.size(...size)];
  return build(
    "a",
    { class: "card", attributes: { href: playHash(game) } },
    build("div", { class: "miniature-box" }, miniature(game)),
    build("h2", {}, name),
    build("p", { class: "people" }, people),
    build("p", { class: "blurb" }, blurb),
    build("div", { class: "foot" }, ...foot.map((line) => build("p", {}, line))),
  );
}

/** The ways to an opponent for somebody who has none, and to the lessons for somebody who does not know the game. */
function ways({ flow }: PageTexts, game: SavedGame["game"]): HTMLElement {
  const link = (href: string, label: string) =>
    build("a", { class: "button", attributes: { href } }, label);
  const links = [link(aloneHash(game), flow.alone), link(courseHash(game), flow.learn)];
  return build("div", { class: "card-ways" }, ...links);
}

/** How things stand with what is kept, a line each: the match, and the game at hand. Nothing when it has not begun. */
export function keptWords(texts: PageTexts, kept: KeptGame): string[] {
  return [matchWords(texts, kept), gameWords(texts, kept)].filter((words) => words !== null);
}

function matchWords(texts: PageTexts, { match, stage, score }: KeptGame): string | null {
  if (!isScoreTold(match, score, stage)) return null;
  const { totals, target, row } = score;
  if (row) return texts.flow.inARow(playerNames(match.names, texts).short, row, target);
  return texts.flow.cardMatch(...totals, target);
}

function gameWords({ page, flow }: PageTexts, { stage }: KeptGame): string | null {
  if (stage.kind === "lot") return flow.cardLot;
  if (stage.kind === "arranging") return flow.cardArranging;
  const { winner, plies } = stage;
  if (winner === "south" || winner === "north") return page.won(winner);
  if (winner) return winner === "draw" ? page.drawn : page.annulled;
  return plies > 0 ? page.underWay(plies) : null;
}
