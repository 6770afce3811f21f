import "./rules.css";
import { build } from "../../element/build";
import type { SavedGame } from "../../session/saved";
import { gamesNav } from "../games-nav";
import { rulesHash } from "../route";
import type { LaterParts, Screen } from "../screen";
import { illustrations } from "./illustrations";
import { standingOf, standings, type Standing } from "./standing";

type GameId = SavedGame["game"];
type Text = Promise<{ default: string }>;

/** The rules as this project plays them, and what may be told about the games, each fetched when it is read. */
const texts: Readonly<Record<GameId, { rules: () => Text; history: () => Text }>> = {
  omweso: {
    rules: () => import("../../../rules/omweso.md?rules"),
    history: () => import("../../../rules/history/omweso.md?rules"),
  },
  oware: {
    rules: () => import("../../../rules/oware.md?rules"),
    history: () => import("../../../rules/history/oware.md?rules"),
  },
  "bao-kigogo": {
    rules: () => import("../../../rules/bao-kigogo.md?rules"),
    history: () => import("../../../rules/history/bao-kigogo.md?rules"),
  },
};

/** The rules of a game, with living boards; `rule` is the id of the sentence that somebody wants to read. */
export async function rulesScreen(
  parts: LaterParts,
  { game, rule }: { game: GameId; rule: string | null },
): Promise<Screen> {
  // Some sentences on which what is explained rests are about the notation.
  const isOfNotation = rule?.startsWith("notation-") ?? false;
  const [rules, history, more] = await Promise.all([
    texts[game].rules(),
    texts[game].history(),
    isOfNotation ? import("../../../rules/notation.md?rules") : null,
  ]);
  // They are written in English, from left to right.
  const article = build("article", { class: "rules-text", attributes: { lang: "en", dir: "ltr" } });
  article.innerHTML = rules.default + history.default + (more?.default ?? "");
  illustrate(article, game);
  markStanding(article, game);
  return {
    title: parts.texts.dialogs.allRulesOf(game),
    elements: [...head(parts, game), article],
    menu: [],
    shown: () => point(article, rule),
  };
}

/** The way to the rules of the other games, and in which language they are. */
function head({ texts }: LaterParts, game: GameId): HTMLElement[] {
  const { dialogs } = texts;
  const nav = gamesNav(texts, game, { label: dialogs.rulesOfEach, hashOf: rulesHash });
  const { rulesLanguage } = dialogs;
  return rulesLanguage === "" ? [nav] : [nav, build("p", { class: "note" }, rulesLanguage)];
}

/** Puts each board behind the paragraph, list or table of the sentence that it illustrates. */
function illustrate(article: HTMLElement, game: GameId): void {
  for (const { rule, position, move, caption } of illustrations[game]) {
    const place = article.querySelector(`#${rule}`)?.closest("article > *");
    const attributes = {
      position,
      moves: move,
      mode: "watch",
      controls: "minimal",
      lang: "en",
    };
    const board = build("mancala-board", { attributes });
    board.ruleLink = (each) => rulesHash(game, each);
    if (place)
      figuresAfter(place).append(build("figure", {}, board, build("figcaption", {}, caption)));
  }
}

/** Where the boards stand that belong to a paragraph, list or table. */
function figuresAfter(place: Element): HTMLElement {
  const next = place.nextElementSibling;
  if (next instanceof HTMLElement && next.classList.contains("rules-figures")) return next;
  const figures = build("div", { class: "rules-figures" });
  place.after(figures);
  return figures;
}

/** Says of sentences on what they rest, where the sources do not agree or say nothing; and what the marks mean. */
function markStanding(article: HTMLElement, game: GameId): void {
  for (const [id, standing] of Object.entries(standingOf[game])) {
    if (!standing) continue;
    const [mark, meaning] = standings[standing];
    const label = build(
      "span",
      { class: `standing is-${standing}`, attributes: { title: meaning } },
      mark,
    );
    article.querySelector(`#${id}`)?.after(" ", label);
  }
  const used = new Set(Object.values(standingOf[game]));
  const legend = Object.entries(standings).filter(([standing]) => used.has(standing as Standing));
  const items = legend.flatMap(([standing, [mark, meaning]]) => [
    build("dt", {}, build("span", { class: `standing is-${standing}` }, mark)),
    build("dd", {}, meaning),
  ]);
  article.querySelector("h2")?.before(build("dl", { class: "standings" }, ...items));
}

/** Shows the sentence that is wanted, and tells it to those who listen. */
function point(article: HTMLElement, rule: string | null): void {
  const sentence =
    rule === null ? null : article.querySelector<HTMLElement>(`#${CSS.escape(rule)}`);
  if (!sentence) return;
  sentence.classList.add("is-pointed");
  sentence.tabIndex = -1;
  sentence.focus({ preventScroll: true });
  sentence.scrollIntoView({ block: "center" });
}
