import "../element/define";
import { build } from "../element/build";
import { loadTexts, type Texts } from "../i18n";
import type { SavedGame } from "../session/saved";
import { askNewGame, showRules, showSettings } from "./dialogs";
import { home } from "./home";
import { masthead, type MenuItem } from "./masthead";
import { PlayScreen } from "./play";
import { PreferenceKeeper } from "./preferences";
import { playHash, readRoute } from "./route";
import { Store } from "./store";

/** The page: shows the screen that the address names. */
class Page {
  readonly #root: HTMLElement;
  readonly #texts: Texts;
  readonly #store = new Store();
  readonly #preferences = new PreferenceKeeper(this.#store);
  #play: PlayScreen | null = null;

  constructor(root: HTMLElement, texts: Texts) {
    this.#root = root;
    this.#texts = texts;
    document.documentElement.lang = texts.lang;
    document.documentElement.dir = texts.direction;
    this.#preferences.follow(({ theme }) => {
      document.documentElement.dataset["theme"] = theme;
    });
    addEventListener("hashchange", () => this.#show(true));
    this.#show(false);
  }

  /** `takesFocus`: somebody came here from another screen and is to hear where he is. */
  #show(takesFocus: boolean): void {
    const route = readRoute(location.hash);
    this.#play?.leave();
    this.#play = null;
    if (route.screen === "play") this.#showPlay(route.game);
    else this.#put(home(this.#texts, this.#store, route.isUnknown), [this.#settingsItem()]);
    const name = route.screen === "play" ? this.#texts.games[route.game].name : null;
    document.title = name ? `${name} · ${this.#texts.page.title}` : this.#texts.page.title;
    if (!takesFocus) return;
    this.#root.querySelector("main")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  #showPlay(game: SavedGame["game"]): void {
    const { page } = this.#texts;
    const play = new PlayScreen(this.#texts, this.#store, this.#preferences, game);
    this.#play = play;
    this.#put(play.elements, [
      { icon: "plus", label: page.newGame, act: () => this.#askNewGame(play) },
      { icon: "book", label: page.rules, act: () => showRules(this.#texts, game) },
      this.#settingsItem(),
    ]);
  }

  #put(content: readonly HTMLElement[], menu: readonly MenuItem[]): void {
    const main = build("main", { attributes: { tabindex: "-1" } }, ...content);
    this.#root.replaceChildren(masthead(this.#texts, menu), main);
  }

  #settingsItem(): MenuItem {
    const act = () => showSettings(this.#texts, this.#preferences);
    return { icon: "settings", label: this.#texts.page.settings, act };
  }

  #askNewGame(play: PlayScreen): void {
    askNewGame(this.#texts, play.game, play.isUnderWay, (game) => {
      if (game === play.game) return play.restart();
      this.#store.remove(`game.${game}`);
      location.hash = playHash(game);
    });
  }
}

const root = document.querySelector<HTMLElement>("#page");
if (root) void loadTexts(navigator.languages).then((texts) => new Page(root, texts));
