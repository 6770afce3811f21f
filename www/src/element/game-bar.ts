import type { Texts } from "../i18n";
import type { Mode } from "./attributes";
import { build } from "./build";
import { IconButton } from "./icon-button";

/** What people want of the game. */
export interface GameActs {
  undo: () => void;
  redo: () => void;
  flip: () => void;
  resign: () => void;
  agree: () => void;
  copyPicture: () => void;
  showKeys: () => void;
  toggleWatch: () => void;
  hint: () => void;
}

/** What is possible now. */
export interface GameBarState {
  canUndo: boolean;
  canRedo: boolean;
  isOver: boolean;
  isWatching: boolean;
  /** A person is to choose a pit. */
  isAwaited: boolean;
  /** Turns are to be started in time, without help. */
  isBlitz: boolean;
  /** Moves are binding: nothing is taken back. */
  isBinding: boolean;
  mode: Mode;
}

/** Undo, redo, turning the board, the two ways to end a game by word, and a picture to take along. */
export class GameBar {
  readonly element: HTMLElement;
  readonly #undo: IconButton;
  readonly #redo: IconButton;
  readonly #watch: IconButton;
  readonly #hint: IconButton;
  readonly #flip: IconButton;
  readonly #picture: IconButton;
  readonly #agree: IconButton;
  readonly #resign: IconButton;
  readonly #keys: IconButton;
  #texts: Texts;

  constructor(acts: GameActs, texts: Texts) {
    this.#texts = texts;
    this.#undo = new IconButton("undo", true, acts.undo);
    this.#redo = new IconButton("redo", true, acts.redo);
    this.#watch = new IconButton("play", true, acts.toggleWatch);
    this.#hint = new IconButton("hint", true, acts.hint);
    this.#flip = new IconButton("flip", true, acts.flip);
    this.#picture = new IconButton("picture", true, acts.copyPicture);
    this.#agree = new IconButton("agree", true, acts.agree);
    this.#resign = new IconButton("resign", true, acts.resign);
    this.#keys = new IconButton("keys", true, acts.showKeys);
    const buttons = [
      this.#undo,
      this.#redo,
      this.#watch,
      this.#hint,
      this.#flip,
      this.#agree,
      this.#resign,
      this.#picture,
      this.#keys,
    ];
    this.element = build(
      "div",
      { class: "game-bar", attributes: { part: "controls", role: "group" } },
      ...buttons.map(({ element }) => element),
    );
    this.setTexts(texts);
    this.set({
      canUndo: false,
      canRedo: false,
      isOver: true,
      isWatching: false,
      isAwaited: false,
      isBlitz: false,
      isBinding: false,
      mode: "play",
    });
  }

  setTexts(texts: Texts): void {
    const { controls } = texts;
    this.#texts = texts;
    this.element.setAttribute("aria-label", controls.game);
    this.#undo.label = controls.undo;
    this.#redo.label = controls.redo;
    this.#watch.label = controls.showGame;
    this.#hint.label = controls.hint;
    this.#flip.label = controls.flip;
    this.#picture.label = controls.picture;
    this.#agree.label = controls.agree;
    this.#resign.label = controls.resign;
    this.#keys.label = controls.keys;
  }

  set(state: GameBarState): void {
    const { controls } = this.#texts;
    const isPlay = state.mode === "play";
    // What can never be used in this mode is not there at all.
    const isFixed = state.mode === "static" || (isPlay && state.isBinding);
    this.#undo.element.hidden = isFixed;
    this.#redo.element.hidden = isFixed;
    this.#undo.isEnabled = state.canUndo;
    this.#redo.isEnabled = state.canRedo;
    this.#watch.element.hidden = state.mode !== "watch";
    this.#watch.isEnabled = state.isWatching || state.canRedo;
    this.#watch.icon = state.isWatching ? "pause" : "play";
    this.#watch.label = state.isWatching ? controls.stopGame : controls.showGame;
    this.#hint.element.hidden = !isPlay || state.isBlitz;
    this.#hint.isEnabled = state.isAwaited;
    this.#agree.element.hidden = !isPlay;
    this.#resign.element.hidden = !isPlay;
    this.#agree.isEnabled = !state.isOver;
    this.#resign.isEnabled = !state.isOver;
  }
}
