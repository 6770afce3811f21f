import "../element/define";
import { build } from "../element/build";
import { loadPageTexts, type PageTexts } from "../i18n/page-texts";
import { Store } from "../storage/store";
import { Dialogs } from "./dialog";
import { home } from "./home";
import { masthead, type MenuItem } from "./masthead";
import { Notices } from "./notices";
import { onDemand, waitFor } from "./on-demand";
import { PlayScreen } from "./play";
import { PreferenceKeeper, type Preferences } from "./preferences";
import { readRoute, type Route } from "./route";
import { icons } from "./icons";
import { laterParts, type LaterParts, type PageParts, type Screen } from "./screen";

/** A screen that is fetched when its address is shown. */
type LaterScreen = () => Promise<Screen>;

/** What is kept in this browser. */
type Kept = Pick<PageParts, "store" | "preferences">;

/** The page: shows the screen that the address names. */
class Page {
  readonly #root: HTMLElement;
  #parts: PageParts;
  /** What the person chose. */
  #language: Preferences["language"];
  /** Ends with the screen that is shown. */
  #leaving = new AbortController();

  constructor(root: HTMLElement, kept: Kept, texts: PageTexts) {
    this.#root = root;
    const { store, preferences } = kept;
    this.#language = preferences.now.language;
    this.#parts = { ...kept, ...speaking(texts), dialogs: new Dialogs() };
    preferences.follow(({ theme }) => {
      document.documentElement.dataset["theme"] = theme;
    });
    preferences.follow(({ language }) => void this.#speak(language));
    preferences.shareBetweenTabs();
    addEventListener("hashchange", () => this.#show(true));
    this.#show(false);
    store.onTrouble((trouble) => void this.#parts.notices.tellTrouble(trouble));
  }

  /** Shows the screen in another language, once that is there and still wanted. */
  async #speak(language: Preferences["language"]): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    const texts = await loadPageTexts(this.#parts.preferences.languages);
    if (language !== this.#language || texts.lang === this.#parts.texts.lang) return;
    this.#parts = { ...this.#parts, ...speaking(texts) };
    this.#show(true);
  }

  /** `takesFocus`: somebody came here from another screen and is to hear where that is. */
  #show(takesFocus: boolean): void {
    const { texts, dialogs, notices } = this.#parts;
    // A dialog belongs to its screen.
    dialogs.closeAll();
    this.#leaving.abort();
    this.#leaving = new AbortController();
    const gone = this.#leaving.signal;
    const screen = this.#screenOf(readRoute(location.hash), gone);
    if (typeof screen !== "function") return this.#put(screen, takesFocus);
    const waiting = waitFor({ texts, notices, gone }, screen, (found) => {
      this.#put(found, takesFocus || waiting.contains(document.activeElement));
    });
    this.#put({ title: null, elements: [waiting], menu: [] }, takesFocus);
  }

  #screenOf(route: Route, gone: AbortSignal): Screen | LaterScreen {
    const parts = this.#parts;
    switch (route.screen) {
      case "home":
        return home(parts, route.note);
      case "play":
        return new PlayScreen(parts, route.game, gone);
      case "new":
        return this.#later(
          gone,
          () => import("./match/new-game-screen"),
          ({ newGameScreen }, parts) => newGameScreen(parts, route),
        );
      case "match":
        return this.#later(
          gone,
          () => import("./match/table-screen"),
          ({ tableScreen }, parts) => tableScreen(parts, route.game),
        );
      case "replay":
        return this.#later(
          gone,
          () => import("./match/replay-screen"),
          ({ replayScreen }, parts) => replayScreen(parts, route, gone),
        );
      case "link":
        return this.#later(
          gone,
          () => import("./match/link-screen"),
          ({ linkScreen }, parts) => linkScreen(parts, route, gone),
        );
      case "learn":
        return this.#later(
          gone,
          () => import("./learn/learn-screen"),
          ({ learnScreen }, parts) => learnScreen(parts, route.game),
        );
      case "lesson":
        return this.#later(
          gone,
          () => import("./learn/lesson-screen"),
          ({ lessonScreen }, parts) => lessonScreen(parts, route, gone),
        );
      case "write":
        return this.#later(
          gone,
          () => import("./write/write-screen"),
          ({ writeScreen }, parts) => writeScreen(parts, gone),
        );
      case "write-guide":
        return this.#later(
          gone,
          () => import("./write/guide-screen"),
          ({ guideScreen }, parts) => guideScreen(parts),
        );
      case "own-lessons":
        return this.#later(
          gone,
          () => import("./learn/own-screen"),
          ({ ownScreen }, parts) => ownScreen(parts, route, gone),
        );
      case "rules":
        return this.#later(
          gone,
          () => import("./rules/rules-screen"),
          ({ rulesScreen }, parts) => rulesScreen(parts, route),
        );
      case "practise":
        return this.#later(
          gone,
          () => import("./practise/practise-screen"),
          ({ practiseScreen }, parts) => practiseScreen(parts, route.game, gone),
        );
      case "teacher":
        return this.#later(
          gone,
          () => import("./teacher/teacher-screen"),
          ({ teacherScreen }, parts) => teacherScreen(parts, route.game, gone),
        );
      case "puzzles":
        return this.#later(
          gone,
          () => import("./puzzles/puzzles-screen"),
          ({ puzzlesScreen }, parts) => puzzlesScreen(parts, route.game, gone),
        );
      case "puzzle":
        return this.#later(
          gone,
          () => import("./puzzles/puzzle-screen"),
          ({ puzzleScreen }, parts) => puzzleScreen(parts, route.puzzle, gone),
        );
      case "analyse":
        return this.#later(
          gone,
          () => import("./match/analyse-screen"),
          ({ analyseScreen }, parts) => analyseScreen(parts, route.game, gone),
        );
    }
  }

  /** A screen of a part of the page that is fetched for it, with its texts. Once it is not wanted any more, it is not made. */
  #later<M>(
    gone: AbortSignal,
    fetchPart: () => Promise<M>,
    make: (part: M, parts: LaterParts) => Screen | Promise<Screen>,
  ): LaterScreen {
    return async () => {
      const [part, parts] = await Promise.all([fetchPart(), laterParts(this.#parts)]);
      gone.throwIfAborted();
      return make(part, parts);
    };
  }

  #put({ title, elements, menu, shown }: Screen, takesFocus: boolean): void {
    const { texts, notices } = this.#parts;
    const main = build("main", { attributes: { tabindex: "-1" } }, ...elements);
    const head = masthead(texts, [...menu, this.#settingsItem()]);
    this.#root.replaceChildren(head, notices.element, main);
    document.title = title === null ? texts.page.title : `${title} · ${texts.page.title}`;
    if (takesFocus) {
      main.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    shown?.();
  }

  #settingsItem(): MenuItem {
    const { texts, notices } = this.#parts;
    const act = () =>
      void onDemand(
        { notices, gone: this.#leaving.signal },
        () => Promise.all([import("./dialogs"), laterParts(this.#parts)]),
        ([{ showSettings }, parts]) => showSettings(parts),
      );
    return { icon: icons.settings, label: texts.page.settings, act };
  }
}

/** What speaks a language; the document says which. */
function speaking(texts: PageTexts): Pick<PageParts, "texts" | "notices"> {
  document.documentElement.lang = texts.lang;
  document.documentElement.dir = texts.direction;
  return { texts, notices: new Notices(texts) };
}

async function begin(root: HTMLElement): Promise<void> {
  const store = new Store();
  const preferences = new PreferenceKeeper(store);
  const texts = await loadPageTexts(preferences.languages);
  new Page(root, { store, preferences }, texts);
}

const root = document.querySelector<HTMLElement>("#page");
if (root) void begin(root);
