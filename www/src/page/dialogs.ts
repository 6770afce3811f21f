import { build } from "../element/build";
import type { Texts } from "../i18n";
import { ending } from "../i18n/ending";
import { isGameId, type SavedGame } from "../session/saved";
import type { Dialogs } from "./dialog";
import { segments, toggle } from "./forms";
import type { PreferenceKeeper } from "./preferences";

type GameId = SavedGame["game"];
type Result = Parameters<typeof ending>[0];

/** How the game ended, by what class, and what that means; shown when no other dialog is open. */
export function showResult(
  dialogs: Dialogs,
  texts: Texts,
  result: Result,
  again: () => void,
): void {
  const { headline, name, about, figures } = ending(result, texts);
  const content = [
    ...(figures === "" ? [] : [build("p", { class: "figures" }, figures)]),
    build("p", { class: "class-name" }, name),
    build("p", { class: "lead" }, about),
  ];
  dialogs.openInTurn({
    title: headline,
    content,
    actions: [{ label: texts.page.review }, { label: texts.page.again, isMain: true, act: again }],
  });
}

/** What the question about a new game needs to know. */
export interface NewGameAsking {
  /** The game of the screen. */
  current: GameId;
  /** How many turns would be lost with what is there of a game; 0: nothing. */
  turnsAtStake: (game: GameId) => number;
  start: (game: GameId) => void;
}

/** Asks which game to begin, and says what is lost by it. */
export function askNewGame(
  dialogs: Dialogs,
  texts: Texts,
  { current, turnsAtStake, start }: NewGameAsking,
): void {
  const { page, games, controls } = texts;
  let chosen = current;
  const warning = build("p", { class: "lead warning", attributes: { "aria-live": "polite" } });
  const warn = () => {
    const turns = turnsAtStake(chosen);
    warning.textContent = turns > 0 ? page.newGameWarning(chosen, turns) : "";
  };
  const names = Object.fromEntries(Object.entries(games).map(([id, { name }]) => [id, name]));
  const choice = segments(page.choose, names, current, (value) => {
    if (isGameId(value)) chosen = value;
    warn();
  });
  warn();
  dialogs.open({
    title: page.newGameTitle,
    content: [choice, warning],
    actions: [
      { label: controls.cancel },
      { label: page.start, isMain: true, act: () => start(chosen) },
    ],
  });
}

/** Two states of one game of which only one can be kept. */
export interface Parting {
  game: GameId;
  /** Turns played in this tab and in the other. */
  here: number;
  there: number;
  keepThis: () => void;
  loadOther: () => void;
}

/** Another tab has gone its own way with this game: asks which is to stay. */
export function askWhichStays(dialogs: Dialogs, { page }: Texts, parting: Parting): void {
  const { game, here, there, keepThis, loadOther } = parting;
  dialogs.open({
    title: page.otherTabTitle,
    content: [build("p", { class: "lead" }, page.otherTab(game, here, there))],
    actions: [
      { label: page.keepThis, act: keepThis },
      { label: page.loadOther, isMain: true, act: loadOther },
    ],
  });
}

/** What a person may set. Every change takes effect at once. */
export function showSettings(
  dialogs: Dialogs,
  { page, controls }: Texts,
  preferences: PreferenceKeeper,
): void {
  const { theme, counts, letters, hints } = preferences.now;
  const content = [
    segments(page.theme, page.themes, theme, (value) => preferences.set({ theme: value })),
    segments(page.counts, page.countsValues, counts, (value) => preferences.set({ counts: value })),
    segments(page.hints, page.hintsValues, hints, (value) => preferences.set({ hints: value })),
    toggle(page.letters, letters === "on", (isOn) =>
      preferences.set({ letters: isOn ? "on" : "off" }),
    ),
  ];
  const actions = [{ label: controls.close, isMain: true }];
  dialogs.open({ title: page.settings, content, actions });
}

/** The rules of a game in short, how it ends, and the words of its own language. */
export function showRules(dialogs: Dialogs, texts: Texts, game: GameId): void {
  const { page, controls, glossary } = texts;
  const { rules, ends, endsNote } = texts.games[game];
  const played = section(
    page.howItIsPlayed,
    build("ol", { class: "rules" }, ...rules.map((rule) => build("li", {}, rule))),
  );
  const note = endsNote === "" ? [] : [build("p", { class: "note" }, endsNote)];
  const ended = section(page.howItEnds, terms(ends), ...note);
  const parts = [played, ended];
  if (game === "omweso") {
    const words = terms(Object.entries(glossary), "lg");
    words.classList.add("is-words");
    parts.push(section(page.wordsOfGame, words));
  }
  dialogs.open({
    title: page.rulesOf(game),
    content: [build("div", { class: "rules-columns" }, ...parts)],
    actions: [{ label: controls.close, isMain: true }],
    isWide: true,
  });
}

function section(title: string, ...content: Node[]): HTMLElement {
  return build("section", {}, build("h3", {}, title), ...content);
}

/** A list of terms; `lang` is the language that they, not the texts, are in. */
function terms(entries: readonly (readonly [string, string])[], lang?: string): HTMLElement {
  const parts = entries.map(([term, about]) => {
    const attributes = lang === undefined ? {} : { lang };
    return build("div", {}, build("dt", { attributes }, term), build("dd", {}, about));
  });
  return build("dl", { class: "terms" }, ...parts);
}
