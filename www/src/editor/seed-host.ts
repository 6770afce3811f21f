import { boardStyles, themeStyles } from "../board/board";
import coverStyles from "./cover.css?inline";

export type Theme = "auto" | "light" | "dark" | "contrast";

const themes = ["light", "dark", "contrast"] as const;

let sheets: CSSStyleSheet[] | undefined;

/** Made once and adopted: a strict policy forbids `<style>`. */
function styleSheets(): CSSStyleSheet[] {
  return (sheets ??= [themeStyles, boardStyles, coverStyles].map((css) => {
    const made = new CSSStyleSheet();
    made.replaceSync(css);
    return made;
  }));
}

/** The place of a board on which seeds are placed: a shadow root of its own, and the theme as its state. */
export class SeedHost extends HTMLElement {
  readonly root = this.attachShadow({ mode: "open" });
  readonly #states = this.attachInternals().states;

  constructor() {
    super();
    this.root.adoptedStyleSheets = styleSheets();
  }

  set theme(theme: Theme) {
    for (const each of themes) {
      if (each === theme) this.#states.add(each);
      else this.#states.delete(each);
    }
  }
}

customElements.define("mancala-seeds", SeedHost);
