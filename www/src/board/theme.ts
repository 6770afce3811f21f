/**
 * The board's colours, read from CSS custom properties of the host. Probes
 * resolve whatever CSS allows (`light-dark()`, `color-mix()`, system colours)
 * and tell when a colour changes, wherever in the page the cause lies.
 */

/** Red, green, blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

const NAMES = [
  "wood",
  "wood-dark",
  "pit",
  "accent",
  "plaque",
  "text",
  "letter",
  "relay",
  "capture",
  "evidence",
  "shadow",
  "seed",
] as const;
type Name = (typeof NAMES)[number];

/** What the board is painted with. */
export interface Theme {
  readonly colors: Readonly<Record<Name, Rgb>>;
  /** Seeds of one colour in every game (`--mancala-seed`); otherwise each game has its own. */
  readonly seed: Rgb | null;
  /** No grain, no gradients, clear outlines: high contrast and forced colours. */
  readonly isFlat: boolean;
  readonly font: string;
}

/** `rgb(1 2 3 / 0.5)` or a hex colour of a colour. */
export function css(color: Rgb, alpha = 1): string {
  const [r, g, b] = color.map(Math.round);
  return `rgb(${r} ${g} ${b} / ${alpha})`;
}

/** Between two colours: 0 is the first. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];

/** The lighter or the darker: whichever is read on a colour. */
export function readableOn(background: Rgb): Rgb {
  const luminance =
    (0.2126 * background[0] + 0.7152 * background[1] + 0.0722 * background[2]) / 255;
  return luminance > 0.45 ? BLACK : WHITE;
}

/** Colours that were resolved, by how CSS writes them: painting and reading a pixel is dear, and boards are alike. */
const resolved = new Map<string, Rgb>();
let pixel: CanvasRenderingContext2D | null = null;

/** A resolved colour may be in any notation; a painted pixel is not. */
function resolve(color: string): Rgb {
  const known = resolved.get(color);
  if (known) return known;
  pixel ??= onePixel();
  if (!pixel) return BLACK;
  // A colour that lets something through must not show the one before it.
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = pixel.getImageData(0, 0, 1, 1).data;
  // A page may play with colours for ever.
  if (resolved.size > 200) resolved.clear();
  resolved.set(color, [r, g, b]);
  return [r, g, b];
}

function onePixel(): CanvasRenderingContext2D | null {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  return canvas.getContext("2d", { willReadFrequently: true });
}

/** Reads the theme of the place where the board stands, and watches it. */
export class ThemeReader {
  readonly #probes: ReadonlyMap<Name, HTMLElement>;
  readonly #holder = document.createElement("div");
  readonly #root: HTMLElement;

  /** `root` is an element of the board; the probes are put into it. */
  constructor(root: HTMLElement, onChange: () => void) {
    this.#root = root;
    const holder = this.#holder;
    holder.className = "probes";
    holder.ariaHidden = "true";
    this.#probes = new Map(NAMES.map((name) => [name, probe(holder, name)]));
    holder.addEventListener("transitionend", onChange);
    root.append(holder);
  }

  /**
   * The height the board is to keep to (`--mancala-max-height`), in CSS pixels. Any length will do; a percentage is
   * no length here (of what?) and limits nothing.
   */
  maxHeight(): number | null {
    const { maxHeight } = getComputedStyle(this.#holder);
    return /^[\d.e+-]+px$/.test(maxHeight) ? parseFloat(maxHeight) : null;
  }

  read(): Theme {
    const style = getComputedStyle(this.#root);
    const entries = NAMES.map((name) => [name, this.#color(name)] as const);
    const isSeedSet = style.getPropertyValue("--mancala-seed").trim() !== "";
    const colors = Object.fromEntries(entries) as Record<Name, Rgb>;
    return {
      colors,
      seed: isSeedSet ? colors.seed : null,
      isFlat: style.getPropertyValue("--mancala-flat").trim() === "1",
      font: style.getPropertyValue("--mancala-font").trim() || style.fontFamily || "sans-serif",
    };
  }

  #color(name: Name): Rgb {
    const element = this.#probes.get(name);
    return element ? resolve(getComputedStyle(element).color) : BLACK;
  }
}

function probe(holder: HTMLElement, name: Name): HTMLElement {
  const element = document.createElement("i");
  element.style.color = `var(--mancala-${name})`;
  holder.append(element);
  return element;
}

/** Same looks: nothing needs to be painted anew. */
export function isSameTheme(a: Theme, b: Theme): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
