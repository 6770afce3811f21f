import "./later-styles";
import { build } from "../element/build";
import type { SavedGame } from "../session/saved";
import { languageNames } from "../i18n/languages";
import { choice, segments, toggle } from "./forms";
import type { LaterParts } from "./screen";
import { rulesHash } from "./route";
import { sheet } from "./sheet";

type GameId = SavedGame["game"];

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
export function askWhichStays({ texts, dialogs }: LaterParts, parting: Parting): void {
  const words = texts.dialogs;
  const { game, here, there, keepThis, loadOther } = parting;
  dialogs.open(
    sheet({
      title: words.otherTabTitle,
      content: [build("p", { class: "lead" }, words.otherTab(game, here, there))],
      actions: [
        { label: words.keepThis, act: keepThis },
        { label: words.loadOther, isMain: true, act: loadOther },
      ],
    }),
  );
}

/** What a person may set. Every change takes effect at once. */
export function showSettings({ texts, dialogs, preferences }: LaterParts): void {
  const { page, controls, dialogs: words } = texts;
  const { language, theme, counts, letters, hints, sound } = preferences.now;
  const languages = { auto: words.languageAuto, ...languageNames };
  const content = [
    choice(words.language, languages, language, (value) => preferences.set({ language: value })),
    ...(texts.isReviewed ? [] : [build("p", { class: "note" }, words.unreviewed)]),
    segments(words.theme, words.themes, theme, (value) => preferences.set({ theme: value })),
    segments(words.counts, words.countsValues, counts, (value) =>
      preferences.set({ counts: value }),
    ),
    segments(words.hints, words.hintsValues, hints, (value) => preferences.set({ hints: value })),
    toggle(words.letters, letters === "on", (isOn) =>
      preferences.set({ letters: isOn ? "on" : "off" }),
    ),
    toggle(words.sound, sound === "on", (isOn) => preferences.set({ sound: isOn ? "on" : "off" })),
  ];
  const actions = [{ label: controls.close, isMain: true }];
  dialogs.open(sheet({ title: page.settings, content, actions }));
}

/** The rules of a game in short, how it ends, and the words of its own language. */
export function showRules({ texts, dialogs }: LaterParts, game: GameId): void {
  const { controls, glossaries, dialogs: words } = texts;
  const { rules, ends, endsNote } = texts.shortRules[game];
  const played = section(
    words.howItIsPlayed,
    build("ol", { class: "rules" }, ...rules.map((rule) => build("li", {}, rule))),
  );
  const note = endsNote === "" ? [] : [build("p", { class: "note" }, endsNote)];
  const ended = section(words.howItEnds, terms(ends), ...note);
  const parts = [played, ended];
  const glossary = glossaries[game];
  if (glossary) {
    const list = terms(glossary.words, glossary.lang);
    list.classList.add("is-words");
    parts.push(section(words.wordsOfGame, list));
  }
  dialogs.open(
    sheet({
      title: words.rulesOf(game),
      content: [
        build("div", { class: "rules-columns" }, ...parts),
        build("p", {}, build("a", { attributes: { href: rulesHash(game) } }, words.wholeRules)),
      ],
      actions: [{ label: controls.close, isMain: true }],
      isWide: true,
    }),
  );
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
