import boardStyles from "../board/board.css?inline";
import themeStyles from "../board/theme.css?inline";
import colours from "../themes/colours.css?inline";
import controls from "../themes/controls.css?inline";
import element from "./element.css?inline";

/** What every element wears. */
const everyday = [colours, controls, themeStyles, boardStyles, element];

/** A sheet belongs to the document that it was made for; it is made once for all elements there. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** What parts that were fetched later brought along, by the element that wears it. */
const later = new WeakMap<ShadowRoot, Set<string>>();

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

/** Gives an element its style sheets, as adopted ones: a strict policy forbids `<style>`. Another document needs them anew. */
export function dress(root: ShadowRoot): void {
  const { ownerDocument } = root;
  const { defaultView } = ownerDocument;
  // Nobody sees a document without a window, and no sheet can be made for it.
  if (!defaultView) return;
  const worn = [...everyday, ...(later.get(root) ?? [])];
  root.adoptedStyleSheets = worn.map((css) => sheetOf(ownerDocument, defaultView, css));
}

/** Gives the element around `place` the style sheet of a part that was fetched later. */
export function adoptStyles(place: HTMLElement, css: string): void {
  const root = place.getRootNode() as ShadowRoot;
  const worn = later.get(root);
  if (worn?.has(css)) return;
  later.set(root, new Set(worn).add(css));
  dress(root);
}

function sheetOf(document: Document, view: typeof globalThis, css: string): CSSStyleSheet {
  const made = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  if (!sheets.has(document)) registerRem(view);
  sheets.set(document, made);
  const sheet = made.get(css) ?? new view.CSSStyleSheet();
  if (!made.has(css)) sheet.replaceSync(byTextAround(css));
  made.set(css, sheet);
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
