import { build } from "../element/build";
import type { MancalaBoard } from "../element/define";
import type { Texts } from "../i18n";
import type { SavedGame } from "../session/saved";
import type { Dialogs } from "./dialog";
import { askWhichStays, showResult } from "./dialogs";
import { GameHold, isKeyOf, type Winner } from "./kept-game";
import type { PreferenceKeeper, Preferences } from "./preferences";
import type { Store } from "./store";

/** What a screen of the page works with. */
export interface PageParts {
  texts: Texts;
  store: Store;
  preferences: PreferenceKeeper;
  dialogs: Dialogs;
}

/** The screen where a game is played. Whatever is kept of it is kept here; the element knows no storage. */
export class PlayScreen {
  readonly elements: readonly HTMLElement[];
  readonly game: SavedGame["game"];
  readonly #board: MancalaBoard;
  readonly #hold: GameHold;
  /** Beside the name: whose game it is, or what has just happened to it elsewhere. */
  readonly #subtitle = build("p", { attributes: { role: "status" } });
  readonly #parts: PageParts;
  readonly #left = new AbortController();

  constructor(parts: PageParts, game: SavedGame["game"]) {
    this.#parts = parts;
    this.game = game;
    this.#hold = new GameHold(parts.store, game);
    this.#board = document.createElement("mancala-board");
    this.#board.game = game;
    const title = build("h1", {}, parts.texts.games[game].name);
    const head = build("div", { class: "play-title" }, title, this.#subtitle);
    this.elements = [head, this.#board];
    this.#loadKept();
    this.#listen();
    this.#followPreferences();
  }

  /** How many turns would be lost with the game on the board. */
  get turnsAtStake(): number {
    const { saved } = this.#board;
    return saved && !saved.ended && !this.#winner ? saved.moves.length : 0;
  }

  /** Begins this game anew. */
  restart(): void {
    this.#hold.begin();
    this.#loadKept();
  }

  leave(): void {
    this.#left.abort();
  }

  get #winner(): Winner | null {
    return this.#board.outcome?.winner ?? null;
  }

  #loadKept(): void {
    this.#tellPeople();
    const kept = this.#hold.take();
    if (kept) this.#board.load(kept.saved);
    else this.#board.reset();
  }

  #tellPeople(): void {
    const { people } = this.#parts.texts.games[this.game];
    if (this.#subtitle.textContent !== people) this.#subtitle.textContent = people;
    delete this.#subtitle.dataset["kind"];
  }

  #listen(): void {
    const { signal } = this.#left;
    const { store } = this.#parts;
    this.#board.addEventListener("mancala-ply", () => this.#keep(), { signal });
    this.#board.addEventListener("mancala-move", () => this.#tellPeople(), { signal });
    this.#board.addEventListener("mancala-end", () => this.#end(), { signal });
    store.watch((key) => isKeyOf(this.game, key) && this.#compare(), signal);
    // A page that was asleep has heard of nothing.
    addEventListener("pageshow", () => this.#compare(), { signal });
    document.addEventListener("visibilitychange", () => this.#compare(), { signal });
  }

  #end(): void {
    this.#keep();
    const { outcome } = this.#board;
    const { dialogs, texts } = this.#parts;
    if (outcome) showResult(dialogs, texts, outcome, () => this.restart());
  }

  #keep(): void {
    const { saved } = this.#board;
    if (saved && !this.#hold.keep(saved, this.#winner)) this.#askWhichStays();
  }

  /** Another tab may have changed this game. What grew out of this tab's game loses nothing and is taken over. */
  #compare(): void {
    const { standing } = this.#hold;
    if (standing === "apart") this.#askWhichStays();
    if (standing !== "grown") return;
    this.#parts.dialogs.closeAll();
    this.#loadKept();
    this.#subtitle.textContent = this.#parts.texts.page.takenOver;
    this.#subtitle.dataset["kind"] = "news";
  }

  #askWhichStays(): void {
    const { kept } = this.#hold;
    const { saved } = this.#board;
    if (!kept || !saved) return;
    askWhichStays(this.#parts.dialogs, this.#parts.texts, {
      game: this.game,
      here: saved.moves.length,
      there: kept.saved.moves.length,
      keepThis: () => this.#insist(),
      loadOther: () => this.#loadKept(),
    });
  }

  #insist(): void {
    const { saved } = this.#board;
    if (saved) this.#hold.insist(saved, this.#winner);
  }

  #followPreferences(): void {
    const { preferences } = this.#parts;
    const { signal } = this.#left;
    const unfollow = preferences.follow((now) => this.#apply(now));
    // The speed is set beside the board, and liked from then on.
    const observer = new MutationObserver(() => {
      const { speed } = this.#board;
      if (speed !== preferences.now.speed) preferences.set({ speed });
    });
    observer.observe(this.#board, { attributeFilter: ["speed"] });
    signal.addEventListener("abort", () => {
      unfollow();
      observer.disconnect();
    });
  }

  #apply({ theme, counts, letters, hints, speed }: Preferences): void {
    const board = this.#board;
    board.theme = theme;
    board.counts = counts;
    board.letters = letters;
    board.speed = speed;
    board.hints = hints;
  }
}
