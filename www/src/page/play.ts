import { build } from "../element/build";
import type { MancalaBoard } from "../element/define";
import type { MancalaEvents } from "../element/events";
import type { Texts } from "../i18n";
import type { SavedGame } from "../session/saved";
import { showResult } from "./dialogs";
import type { PreferenceKeeper, Preferences } from "./preferences";
import type { Store } from "./store";

/** The screen where a game is played. Whatever is kept of it is kept here; the element knows no storage. */
export class PlayScreen {
  readonly elements: readonly HTMLElement[];
  readonly game: SavedGame["game"];
  readonly #board: MancalaBoard;
  readonly #store: Store;
  readonly #texts: Texts;
  readonly #unfollow: () => void;

  constructor(texts: Texts, store: Store, preferences: PreferenceKeeper, game: SavedGame["game"]) {
    this.#texts = texts;
    this.#store = store;
    this.game = game;
    this.#board = document.createElement("mancala-board");
    this.#board.game = game;
    const { name, people } = texts.games[game];
    const title = build(
      "div",
      { class: "play-title" },
      build("h1", {}, name),
      build("p", {}, people),
    );
    this.elements = [title, this.#board];
    const kept = store.read(this.#key);
    if (kept !== undefined) this.#board.load(kept);
    this.#listen(preferences);
    this.#unfollow = preferences.follow((now) => this.#apply(now));
  }

  get isUnderWay(): boolean {
    const { saved } = this.#board;
    return saved !== null && saved.moves.length > 0;
  }

  /** Begins this game anew. */
  restart(): void {
    this.#store.remove(this.#key);
    this.#board.reset();
  }

  leave(): void {
    this.#unfollow();
  }

  get #key(): string {
    return `game.${this.game}`;
  }

  #apply({ theme, counts, letters, hints, speed }: Preferences): void {
    const board = this.#board;
    board.theme = theme;
    board.counts = counts;
    board.letters = letters;
    board.speed = speed;
    board.hints = hints;
  }

  #listen(preferences: PreferenceKeeper): void {
    const save = () => this.#store.write(this.#key, this.#board.saved);
    this.#board.addEventListener("mancala-ply", save);
    this.#board.addEventListener("mancala-end", (event) => {
      save();
      const { detail } = event as CustomEvent<MancalaEvents["mancala-end"]>;
      showResult(this.#texts, detail, () => this.restart());
    });
    // The speed is set beside the board, and liked from then on.
    new MutationObserver(() => {
      const { speed } = this.#board;
      if (speed !== preferences.now.speed) preferences.set({ speed });
    }).observe(this.#board, { attributeFilter: ["speed"] });
  }
}
