import "../match.css";
import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import { ending } from "../../i18n/ending";
import { playerNames } from "../../i18n/names";
import type { Match, MatchGame, scoreOf } from "../../session/match";
import { matchHash } from "../route";

type Score = ReturnType<typeof scoreOf>;
type ScoredGame = Score["games"][number];

/** One finished game of a match, as the engine scored it. */
interface Row {
  number: number;
  game: MatchGame;
  scored: ScoredGame;
}

/** The finished games of a match, `match.games` being all of them: each leads to where it can be watched again. */
export function matchTable(texts: AllTexts, match: Match, score: Score): HTMLElement {
  const { table, tableTitle } = texts.match;
  const rows = match.games.flatMap((game, index) => {
    const scored = score.games[index];
    return scored ? [row(texts, match, { number: index + 1, game, scored })] : [];
  });
  const column = (name: string, style = "") =>
    build("th", { class: style, attributes: { scope: "col" } }, name);
  const head = [
    ...[table.number, table.ended, table.points, table.score].map((name) => column(name)),
    ...[table.starter, table.length].map((name) => column(name, "not-on-phone")),
  ];
  // It scrolls by itself where it has no room, by keys too.
  const attributes = { role: "region", "aria-label": tableTitle(match.game), tabindex: "0" };
  return build(
    "div",
    { class: "match-table-box", attributes },
    build(
      "table",
      { class: "match-table" },
      build("thead", {}, build("tr", {}, ...head)),
      build("tbody", {}, ...rows),
    ),
  );
}

function row(texts: AllTexts, match: Match, { number, game, scored }: Row): HTMLElement {
  const words = texts.match;
  const href = matchHash(match.game, number);
  const label = words.table.watch(number);
  const link = build("a", { attributes: { href, "aria-label": label } }, texts.number(number));
  const points = scored.counts ? texts.flow.figures(...scored.points) : words.table.again;
  const names = playerNames(match.names, texts);
  const starter = names.short[game.starter];
  const { name, headline } = ending(scored.result, texts, { names });
  const cells = [
    build(
      "td",
      {},
      build("span", { class: "class-name" }, name),
      build("small", {}, headline),
      build("small", { class: "on-phone" }, words.table.brief(starter, game.plies)),
    ),
    cell(points, scored.counts ? "figures-cell" : "quiet-cell"),
    cell(texts.flow.figures(...scored.totals), "figures-cell"),
    cell(starter, "not-on-phone"),
    cell(texts.number(game.plies), "figures-cell not-on-phone"),
  ];
  const head = build("th", { attributes: { scope: "row" } }, link);
  return build("tr", { class: scored.counts ? "" : "is-annulled" }, head, ...cells);
}

const cell = (text: string, style = ""): HTMLElement => build("td", { class: style }, text);
