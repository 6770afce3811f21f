import { boardStyles } from "../board/board-styles";
import { themeStyles } from "../board/theme-css";
import colours from "../themes/colours.css?inline";
import controls from "../themes/controls.css?inline";
import element from "./element.css?inline";

/** A sheet belongs to the document that it was made for. */
const sheets = new WeakMap<Document, CSSStyleSheet[]>();

/** The style sheets of every element of a document, made once and adopted: a strict policy forbids `<style>`. */
export function styleSheets(document: Document): CSSStyleSheet[] {
  const made = sheets.get(document) ?? makeSheets(document);
  sheets.set(document, made);
  return made;
}

function makeSheets({ defaultView }: Document): CSSStyleSheet[] {
  const { CSSStyleSheet } = defaultView ?? globalThis;
  return [colours, controls, themeStyles, boardStyles, element].map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
}
