import "../element/define";
import { build } from "../element/build";
import { loadTexts, type Texts } from "../i18n";
import type { SavedGame } from "../session/saved";
import { Dialogs } from "./dialog";
import { askNewGame, showRules, showSettings } from "./dialogs";
import { home } from "./home";
import { GameHold, isUnderWay } from "./kept-game";
import { masthead, type MenuItem } from "./masthead";
import { PlayScreen, type PageParts } from "./play";
import { PreferenceKeeper } from "./preferences";
import { playHash, readRoute } from "./route";
import { Store } from "./store";

/** The page: shows the screen that the address names. */
class Page {
  readonly #root: HTMLElement;
  readonly #parts: PageParts;
  #play: PlayScreen | null = null;

  constructor(root: HTMLElement, texts: Texts) {
    this.#root = root;
    const store = new Store();
    const preferences = new PreferenceKeeper(store);
    this.#parts = { texts, store, preferences, dialogs: new Dialogs() };
    document.documentElement.lang = texts.lang;
    document.documentElement.dir = texts.direction;
    preferences.follow(({ theme }) => {
      document.documentElement.dataset["theme"] = theme;
    });
    preferences.shareBetweenTabs();
    addEventListener("hashchange", () => this.#show(true));
    this.#show(false);
  }

  /** `takesFocus`: somebody came here from another screen and is to hear where that is. */
  #show(takesFocus: boolean): void {
    const { texts, store, dialogs } = this.#parts;
    const route = readRoute(location.hash);
    // A dialog belongs to its screen.
    dialogs.closeAll();
    this.#play?.leave();
    this.#play = null;
    if (route.screen === "play") this.#showPlay(route.game);
    else this.#put(home(texts, store, route.note), [this.#settingsItem()]);
    const name = route.screen === "play" ? texts.games[route.game].name : null;
    document.title = name ? `${name} · ${texts.page.title}` : texts.page.title;
    if (!takesFocus) return;
    this.#root.querySelector("main")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  #showPlay(game: SavedGame["game"]): void {
    const { texts, dialogs } = this.#parts;
    const play = new PlayScreen(this.#parts, game);
    this.#play = play;
    this.#put(play.elements, [
      { icon: "plus", label: texts.page.newGame, act: () => this.#askNewGame(play) },
      { icon: "book", label: texts.page.rules, act: () => showRules(dialogs, texts, game) },
      this.#settingsItem(),
    ]);
  }

  #put(content: readonly HTMLElement[], menu: readonly MenuItem[]): void {
    const main = build("main", { attributes: { tabindex: "-1" } }, ...content);
    this.#root.replaceChildren(masthead(this.#parts.texts, menu), main);
  }

  #settingsItem(): MenuItem {
    const { texts, preferences, dialogs } = this.#parts;
    const act = () => showSettings(dialogs, texts, preferences);
    return { icon: "settings", label: texts.page.settings, act };
  }

  #askNewGame(play: PlayScreen): void {
    const { texts, store, dialogs } = this.#parts;
    const turnsKept = (game: SavedGame["game"]) => {
      const { kept } = new GameHold(store, game);
      return kept && isUnderWay(kept) ? kept.saved.moves.length : 0;
    };
    askNewGame(dialogs, texts, {
      current: play.game,
      turnsAtStake: (game) => (game === play.game ? play.turnsAtStake : turnsKept(game)),
      start: (game) => {
        if (game === play.game) return play.restart();
        new GameHold(store, game).begin();
        location.hash = playHash(game);
      },
    });
  }
}

const root = document.querySelector<HTMLElement>("#page");
if (root) void loadTexts(navigator.languages).then((texts) => new Page(root, texts));
