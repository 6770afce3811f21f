/** The one canvas with its place, its colours and its layers: what has to be made anew, and when. */
import type { BoardState } from "./contract";
import { layOut } from "./geometry";
import type { Layout } from "./layout";
import type { Moment } from "./moment";
import type { Motion } from "./motion-gate";
import type { Scenery } from "./layers";
import { Renderer } from "./render";
import { isSameTheme, ThemeReader, type Theme } from "./theme";

/** Pixels of the canvas to one of CSS, at least, on paper. */
const PAPER = 2;

export class Picture {
  readonly canvas = document.createElement("canvas");
  layout: Layout | null = null;
  readonly #renderer = new Renderer(this.canvas);
  readonly #themes: ThemeReader;
  #theme: Theme | null = null;
  #number: (n: number) => string = String;
  #width = 0;
  #height = Infinity;
  /** What the layout was made for. */
  #laidOut: readonly unknown[] = [];
  /** The layers do not fit size, theme or game any more. */
  #isStale = true;
  #isThemeOld = true;
  #minDensity = 0;
  /** What is on the canvas, while a turn is shown. */
  #shown: { readonly moment: Moment; readonly state: BoardState } | null = null;
  readonly #root: HTMLElement;

  /** `root` carries the custom properties; `onTheme` is told when colours changed. */
  constructor(root: HTMLElement, onTheme: () => void) {
    this.#root = root;
    this.canvas.ariaHidden = "true";
    this.release();
    root.append(this.canvas);
    this.#themes = new ThemeReader(root, onTheme);
  }

  /** On paper, which is light and finer than most screens. */
  set isPrinted(isPrinted: boolean) {
    this.#root.classList.toggle("is-printed", isPrinted);
    this.#isThemeOld = true;
    const before = this.#density;
    this.#minDensity = isPrinted ? PAPER : 0;
    if (this.#density !== before) this.#isStale = true;
  }

  get #density(): number {
    return Math.max(devicePixelRatio, this.#minDensity);
  }

  /** Whether the board keeps to a height, too. */
  get hasHeightLimit(): boolean {
    return this.#themes.maxHeight() !== null;
  }

  /** Reads what room there is; the width is perhaps that of before. */
  measure(width = this.#width): void {
    this.#width = width;
    if (width > 0) this.#height = this.#themes.maxHeight() ?? Infinity;
  }

  /** Lays the board out for a game and the room that was measured. Nothing is drawn yet. */
  layOut({ info, isFlipped }: BoardState): Layout | null {
    const [width, height] = [this.#width, this.#height];
    // Hidden: a showing stands still until there is a place again.
    if (width === 0) return (this.layout = null);
    const wanted = [info, width, height, isFlipped];
    // Nothing is as dear as making all layers anew.
    if (this.layout && wanted.every((each, i) => each === this.#laidOut[i])) return this.layout;
    this.#laidOut = wanted;
    this.layout = layOut(info, { width, height, isFlipped });
    this.#root.style.width = `${this.layout.width}px`;
    this.#root.style.height = `${this.layout.height}px`;
    this.#isStale = true;
    return this.layout;
  }

  /** Colours may be others: they are read with the next drawing, once for all that tell. */
  doubtTheme(): void {
    this.#isThemeOld = true;
  }

  /** Numbers are written so from now on. */
  writeNumbers(number: (n: number) => string): void {
    if (number !== this.#number) this.#isStale = true;
    this.#number = number;
  }

  /** The canvas is painted anew with the next drawing. `isLost`: so are the layers that boards share. */
  spoil(isLost = false): void {
    if (isLost) this.#renderer.forget();
    this.#isStale = true;
  }

  /** Takes no memory until the next drawing. What it is painted from is kept: that is dear, and mostly shared. */
  release(): void {
    this.#renderer.rest();
    this.canvas.width = this.canvas.height = 0;
    this.#isStale = true;
  }

  /** Lets go of all that was painted to be copied. */
  dispose(): void {
    this.#renderer.dispose();
  }

  drawRest(state: BoardState, pointed: number | null): void {
    this.#prepare(state);
    this.#shown = null;
    this.#renderer.drawRest(state, pointed);
  }

  drawMoment(moment: Moment, state: BoardState, motion: Motion): void {
    this.#prepare(state);
    // Stills are held for some frames.
    if (this.#shown?.moment === moment && this.#shown.state === state) return;
    this.#shown = { moment, state };
    this.#renderer.drawMoment(moment, state, motion);
  }

  /** What the layers are made from now. */
  scenery({ info, hasLetters }: BoardState, layout: Layout): Scenery {
    const theme = this.#isThemeOld || !this.#theme ? this.#readTheme() : this.#theme;
    const [density, number] = [this.#density, this.#number];
    return { info, layout, theme, density, hasLetters, number };
  }

  #prepare(state: BoardState): void {
    if (!this.layout) return;
    const scenery = this.scenery(state, this.layout);
    if (!this.#isStale) return;
    this.#renderer.prepare(scenery);
    // Where that fails the next drawing tries again.
    this.#isStale = false;
    this.#shown = null;
  }

  #readTheme(): Theme {
    const theme = this.#themes.read();
    this.#isThemeOld = false;
    if (this.#theme && isSameTheme(theme, this.#theme)) return this.#theme;
    this.#isStale = true;
    return (this.#theme = theme);
  }
}
