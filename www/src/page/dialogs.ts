import { build } from "../element/build";
import type { MancalaEvents } from "../element/events";
import type { Texts } from "../i18n";
import { ending } from "../i18n/ending";
import { isGameId, type SavedGame } from "../session/saved";
import { openDialog } from "./dialog";
import { segments, toggle } from "./forms";
import type { PreferenceKeeper } from "./preferences";

type GameId = SavedGame["game"];

/** How the game ended, by what class, and what that means. */
export function showResult(
  texts: Texts,
  { result }: Pick<MancalaEvents["mancala-end"], "result">,
  again: () => void,
): void {
  const { headline, name, about, figures } = ending(result, texts);
  const content = [
    ...(figures === "" ? [] : [build("p", { class: "figures" }, figures)]),
    build("p", { class: "class-name" }, name),
    build("p", { class: "lead" }, about),
  ];
  openDialog(headline, content, [
    { label: texts.page.review },
    { label: texts.page.again, isMain: true, act: again },
  ]);
}

/** Asks which game to begin. */
export function askNewGame(
  texts: Texts,
  current: GameId,
  isUnderWay: boolean,
  start: (game: GameId) => void,
): void {
  const { page, games, controls } = texts;
  let chosen = current;
  const names = Object.fromEntries(Object.entries(games).map(([id, { name }]) => [id, name]));
  const choice = segments(page.choose, names, current, (value) => {
    if (isGameId(value)) chosen = value;
  });
  const warning = isUnderWay ? [build("p", { class: "lead" }, page.newGameAsk)] : [];
  openDialog(
    page.newGameTitle,
    [choice, ...warning],
    [{ label: controls.cancel }, { label: page.start, isMain: true, act: () => start(chosen) }],
  );
}

/** What a person may set. Every change takes effect at once. */
export function showSettings(texts: Texts, preferences: PreferenceKeeper): void {
  const { page, controls } = texts;
  const { theme, counts, letters, hints } = preferences.now;
  const content = [
    segments(page.theme, page.themes, theme, (value) => preferences.set({ theme: value })),
    segments(page.counts, page.countsValues, counts, (value) => preferences.set({ counts: value })),
    segments(page.hints, page.hintsValues, hints, (value) => preferences.set({ hints: value })),
    toggle(page.letters, letters === "on", (isOn) =>
      preferences.set({ letters: isOn ? "on" : "off" }),
    ),
  ];
  openDialog(page.settings, content, [{ label: controls.close, isMain: true }]);
}

/** The rules of a game in short, and the words of its own language. */
export function showRules(texts: Texts, game: GameId): void {
  const { page, games, controls, glossary } = texts;
  const rules = games[game].rules.map((rule) => build("li", {}, rule));
  const content: Node[] = [build("ol", { class: "rules" }, ...rules)];
  if (game === "omweso") content.push(glossaryList(glossary));
  openDialog(page.rulesOf(game), content, [{ label: controls.close, isMain: true }]);
}

function glossaryList(glossary: Texts["glossary"]): HTMLElement {
  const entries = Object.entries(glossary).map(([word, about]) =>
    build("div", {}, build("dt", { attributes: { lang: "lg" } }, word), build("dd", {}, about)),
  );
  return build("dl", { class: "glossary" }, ...entries);
}
