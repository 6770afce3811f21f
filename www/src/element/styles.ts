import { boardStyles } from "../board/board-styles";
import { themeStyles } from "../board/theme-css";
import colours from "../themes/colours.css?inline";
import controls from "../themes/controls.css?inline";
import element from "./element.css?inline";

/** A sheet belongs to the document that it was made for. */
const sheets = new WeakMap<Document, CSSStyleSheet[]>();

/** The size of the text where the board stands. */
const rem = "--mancala-rem";

/**
 * `rem` is the page's affair, and some pages make it 10 or 20 pixels: here it is the size of the text around the
 * board, which the conditions of containers call `em`.
 */
export function byTextAround(css: string): string {
  return css.replace(/@[^{;]+|(-?[\d.]+)rem\b/g, (found: string, size: string | undefined) => {
    if (size !== undefined) return `calc(${size} * var(${rem}))`;
    return found.startsWith("@container") ? found.replace(/rem\b/g, "em") : found;
  });
}

/** The style sheets of every element of a document, made once and adopted: a strict policy forbids `<style>`. */
export function styleSheets(document: Document): CSSStyleSheet[] {
  const made = sheets.get(document) ?? makeSheets(document.defaultView ?? globalThis);
  sheets.set(document, made);
  return made;
}

function makeSheets(view: Pick<typeof globalThis, "CSS" | "CSSStyleSheet">): CSSStyleSheet[] {
  registerRem(view);
  return [colours, controls, themeStyles, boardStyles, element].map((css) => madeIn(view, css));
}

function madeIn(view: Pick<typeof globalThis, "CSSStyleSheet">, css: string): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(byTextAround(css));
  return sheet;
}

/** As a length it is measured on the host, and inherited as measured. */
function registerRem({ CSS }: Pick<typeof globalThis, "CSS">): void {
  try {
    CSS.registerProperty({ name: rem, syntax: "<length>", inherits: true, initialValue: "16px" });
  } catch {
    // Another copy of this script was here first.
  }
}

/** Gives the element around `place` the style sheet of a part that was fetched later. */
export function adoptStyles(place: HTMLElement, css: string): void {
  const root = place.getRootNode() as ShadowRoot;
  root.adoptedStyleSheets.push(madeIn(place.ownerDocument.defaultView ?? globalThis, css));
}
