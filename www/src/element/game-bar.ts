import type { Texts } from "../i18n";
import type { Mode } from "./attributes";
import { build } from "./build";
import { IconButton } from "./icon-button";
import { icons } from "./icons";

/** The buttons in their order. */
const buttons = [
  "undo",
  "redo",
  "watch",
  "hint",
  "flip",
  "agree",
  "resign",
  "picture",
  "keys",
] as const;

type Name = (typeof buttons)[number];

/** What people want of the game. */
export type GameActs = Record<Name, () => void>;

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
  readonly #buttons: Readonly<Record<Name, IconButton>>;
  #texts: Texts;

  constructor(acts: GameActs, texts: Texts) {
    this.#texts = texts;
    const made = (name: Name) => {
      const outline = name === "watch" ? icons.play : icons[name];
      return [name, new IconButton(outline, true, () => acts[name]())] as const;
    };
    this.#buttons = Object.fromEntries(buttons.map(made)) as Record<Name, IconButton>;
    this.element = build(
      "div",
      { class: "game-bar", attributes: { part: "controls", role: "group" } },
      ...buttons.map((name) => this.#buttons[name].element),
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
    for (const name of buttons) this.#buttons[name].label = controls[name];
  }

  set(state: GameBarState): void {
    const { controls } = this.#texts;
    const { undo, redo, watch, hint, agree, resign } = this.#buttons;
    const isPlay = state.mode === "play";
    // What can never be used in this mode is not there at all.
    undo.element.hidden = redo.element.hidden =
      state.mode === "static" || (isPlay && state.isBinding);
    undo.isEnabled = state.canUndo;
    redo.isEnabled = state.canRedo;
    watch.element.hidden = state.mode !== "watch";
    watch.isEnabled = state.isWatching || state.canRedo;
    watch.icon = state.isWatching ? icons.pause : icons.play;
    watch.label = state.isWatching ? controls.stopGame : controls.watch;
    hint.element.hidden = !isPlay || state.isBlitz;
    hint.isEnabled = state.isAwaited;
    agree.element.hidden = resign.element.hidden = !isPlay;
    agree.isEnabled = resign.isEnabled = !state.isOver;
  }
}
