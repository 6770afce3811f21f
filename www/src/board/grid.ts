/**
 * The way in for every hand: one grid of real buttons over the picture, a
 * button a pit. One tab stop; the focus roves with arrows and letters.
 */
import type { GameInfo } from "../engine/types";
import type { BoardState, BoardTexts } from "./contract";
import { MIN_PIT } from "./fit";
import { pointAt, type Layout } from "./layout";
import { hasModifier, isGridKey, pitByKey, pitByLetter } from "./grid-moves";

export class PitGrid {
  readonly root: HTMLElement;
  #buttons: HTMLButtonElement[] = [];
  #info: GameInfo | null = null;
  #rows: Layout["rows"] = [];
  #mover: BoardState["mover"] = null;
  /** The pit that takes the tab stop. */
  #current = 0;

  constructor() {
    this.root = element("div", "grid", "grid");
    this.root.addEventListener("keydown", (event) => this.#onKey(event));
    this.root.addEventListener("focusin", (event) => this.#rove(this.pitOf(event.target)));
  }

  /** The pit of an event's target. */
  pitOf(target: EventTarget | null): number | null {
    const pit = this.#buttons.indexOf(target as HTMLButtonElement);
    return pit < 0 ? null : pit;
  }

  /** Sizes and places the buttons as the pits are drawn. */
  arrange(info: GameInfo, layout: Layout): void {
    if (this.#info?.id !== info.id || this.#buttons.length !== info.letters.length)
      this.#rebuild(info);
    this.#info = info;
    if (JSON.stringify(this.#rows) !== JSON.stringify(layout.rows)) this.#fillRows(layout.rows);
    const size = Math.min(layout.pitch, Math.max(2.08 * layout.radius, MIN_PIT));
    this.#buttons.forEach((button, pit) => {
      const { x, y } = pointAt(layout.pits, pit);
      Object.assign(button.style, {
        left: `${x - size / 2}px`,
        top: `${y - size / 2}px`,
        width: `${size}px`,
        height: `${size}px`,
      });
    });
  }

  /** Names the pits. */
  label(state: BoardState, texts: BoardTexts): void {
    this.#mover = state.mover;
    this.root.ariaLabel = texts.grid;
    this.#buttons.forEach((button, pit) => {
      const isPlayable = state.playable.has(pit);
      const name = texts.pit(pit, state.board.pits[pit] ?? 0, isPlayable);
      if (button.ariaLabel !== name) button.ariaLabel = name;
      const disabled = String(!isPlayable);
      if (button.ariaDisabled !== disabled) button.ariaDisabled = disabled;
    });
  }

  /** Puts the focus where it was last. */
  focus(options?: FocusOptions): void {
    this.#buttons[this.#current]?.focus(options);
  }

  focusPit(pit: number): void {
    this.#buttons[pit]?.focus();
  }

  /** The pit that has the focus. */
  focused(): number | null {
    const root = this.root.getRootNode() as Document | ShadowRoot;
    return this.pitOf(root.activeElement);
  }

  #rebuild(info: GameInfo): void {
    this.#buttons = info.letters.map(() => {
      const button = element("button", "pit");
      button.type = "button";
      button.tabIndex = -1;
      return button;
    });
    this.#rows = [];
    this.root.replaceChildren();
    this.#current = -1;
    this.#rove(0);
  }

  /** A button that is moved loses the focus: it gets it back. */
  #fillRows(rows: Layout["rows"]): void {
    const focused = this.focused();
    this.#rows = rows;
    this.root.replaceChildren(
      ...rows.map((pits) => {
        const row = element("div", "row", "row");
        row.append(...pits.map((pit) => this.#cell(pit)));
        return row;
      }),
    );
    if (focused !== null) this.focusPit(focused);
  }

  #cell(pit: number): HTMLElement {
    const cell = element("div", "cell", "gridcell");
    cell.append(this.#buttons[pit] as HTMLButtonElement);
    return cell;
  }

  #rove(pit: number | null): void {
    if (pit === null || pit === this.#current) return;
    const before = this.#buttons[this.#current];
    if (before) before.tabIndex = -1;
    this.#current = pit;
    const button = this.#buttons[pit];
    if (button) button.tabIndex = 0;
  }

  #onKey(event: KeyboardEvent): void {
    const from = this.pitOf(event.target);
    if (from === null || hasModifier(event)) return;
    const to = isGridKey(event.key)
      ? pitByKey(this.#rows, from, event.key)
      : this.#byLetter(event.key);
    if (to === null) return;
    event.preventDefault(); // the page must not scroll under the focus
    this.focusPit(to);
  }

  #byLetter(key: string): number | null {
    if (key.length !== 1 || !this.#info) return null;
    return pitByLetter(this.#info, key, this.#mover);
  }
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  name: string,
  role?: string,
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = name;
  if (role) made.role = role;
  return made;
}
