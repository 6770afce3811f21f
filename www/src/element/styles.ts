import { boardStyles } from "../board/board-styles";
import { themeStyles } from "../board/theme-css";
import colours from "../themes/colours.css?inline";
import controls from "../themes/controls.css?inline";
import element from "./element.css?inline";

let sheets: CSSStyleSheet[] | undefined;

function sheet(css: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}

/** The style sheets of every element, made once and adopted: a strict policy forbids `<style>`. */
export function styleSheets(): CSSStyleSheet[] {
  return (sheets ??= [colours, controls, themeStyles, boardStyles, element].map(sheet));
}
